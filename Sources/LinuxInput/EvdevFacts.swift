internal import InputModel

extension DeviceFacts {
  /// What a device says of itself; nil for one whose axes are of no use, which `explain` is told
  /// with the node and a reason.
  init?(
    _ report: NodeReport, _ kind: DeviceKind, _ evdev: borrowing EvdevDevice,
    explain: (String, String) -> Void
  ) {
    switch kind {
    case .accelerometer:
      // A Wii Remote has its acceleration on the axes of rotation.
      let first = evdev.axis(EventCode.absX) == nil ? EventCode.absRX : EventCode.absX
      guard let x = evdev.axis(first), let y = evdev.axis(first + 1),
        evdev.axis(first + 2) != nil
      else {
        explain(report.node, "has fewer than three axes: no use as accelerometer")
        return nil
      }
      self.init(
        node: report.node, name: evdev.name, kind: kind, x: x, y: y, firstCode: first,
        identity: evdev.identity)
    case .touchscreen, .touchpad:
      let x = evdev.axis(EventCode.absMTPositionX) ?? evdev.axis(EventCode.absX)
      let y = evdev.axis(EventCode.absMTPositionY) ?? evdev.axis(EventCode.absY)
      guard let x, let y else {
        explain(report.node, "tells no positions: no use as \(kind.rawValue)")
        return nil
      }
      self.init(
        node: report.node, name: evdev.name, kind: kind, x: x, y: y, slots: evdev.slots,
        traits: evdev.traits,
        calibration: report.calibration ?? .identity,
        hasHardwareDatabaseAxes: report.hasHardwareDatabaseAxes, identity: evdev.identity)
    }
  }
}
