internal import InputModel

// Which nodes are taken up, and letting them go.
extension InputReader {
  /// Follows what udev says of a node.
  func take(_ report: NodeReport) throws(InputError) {
    switch report.action {
    case .removed:
      refused.remove(report.node)
      faulty.remove(report.node)
      arbitration.removeAll { $0.node == report.node }
      if let device = device(at: report.node) { remove(device) }
    case .present:
      // What comes while reading rests is found when it goes on.
      guard !isSuspended else { return }
      try takePresent(report)
    }
  }

  /// Looks up what is there, and lets go of what is not.
  func takeAll() throws(InputError) {
    let reports = present()
    for device in devices where !isThere(device) { remove(device) }
    for report in reports { try take(report) }
  }

  /// What is there: all that udev has finished with, or without udev the named nodes.
  func present() -> [NodeReport] {
    guard isBlind else { return monitor.enumerate() }
    return named.compactMap { monitor.blindReport(of: $0.node) }
  }

  private func takePresent(_ report: NodeReport) throws(InputError) {
    if let device = device(at: report.node) {
      guard device.systemPath != report.systemPath else {
        if !device.isOpen, isReadable(report.node) { try reopen(device) }
        return
      }
      // Another device at the same node, before its predecessor's end was told.
      remove(device)
    }
    switch report.role {
    case .device(let kind):
      guard let options = options(of: report),
        kind != .accelerometer || configuration.readsAccelerometers, isReadable(report.node)
      else { return }
      try takeUp(report, kind, options)
    case .arbitration:
      guard report.seat == configuration.seat,
        !arbitration.contains(where: { $0.node == report.node }),
        NamedNode.isReadable(report.node), let device = libinput.add(report.node)
      else { return }
      arbitration.append(ArbitrationDevice(node: report.node, device))
    case .keyboard:
      guard options(of: report) != nil, refused.insert(report.node).inserted else { return }
      tell(
        .info, "detent", report.node,
        "\(report.name) is a keyboard as well as a touch device: not opened")
    case .other:
      break
    }
  }

  func device(at node: String) -> ReaderDevice? { devices.first { $0.node == node } }

  func device(_ id: DeviceID) -> ReaderDevice? { devices.first { $0.id == id } }

  /// Lets go of a device, once, whichever of udev, libinput and the kernel tells first.
  func remove(_ device: ReaderDevice) {
    guard let index = devices.firstIndex(where: { $0.id == device.id }) else { return }
    devices.remove(at: index)
    close(device)
    sink.removed(device.id, at: MonotonicClock.now())
  }

  /// Closes what a device is read by.
  func close(_ device: ReaderDevice) {
    releaseGrab(of: device)
    if let descriptor = device.evdev?.descriptor { poller.remove(descriptor) }
    device.evdev = nil
    device.libinput = nil
    device.frame.removeAll()
    device.strokes = StrokeTranslator()
  }

  func tell(_ level: LogMessage.Level, _ source: String, _ node: String?, _ message: String) {
    sink.logged(LogMessage(level: level, source: source, node: node, message: message))
  }

  /// What is asked of a device; nil for one of another seat, or where others were named. A named
  /// device is read on any seat.
  private func options(of report: NodeReport) -> DeviceOptions? {
    guard !named.isEmpty else {
      return report.seat == configuration.seat ? configuration.options : nil
    }
    for index in named.indices where named[index].leads(to: report.node) {
      return named[index].options
    }
    return nil
  }

  /// Whether the kernel lets us read a node; a refusal is told once.
  func isReadable(_ node: String) -> Bool {
    guard !NamedNode.isReadable(node) else {
      refused.remove(node)
      return true
    }
    if refused.insert(node).inserted {
      tell(.error, "kernel", node, NamedNode.refusal(of: node, as: "it"))
    }
    return false
  }
}
