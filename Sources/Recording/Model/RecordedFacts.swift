public import InputModel

extension RecordedDevice {
  /// What the device says of itself, as the `index`th of a recording; nil for one that Detent does not
  /// read or whose axes are of no use.
  public func facts(index: Int) -> DeviceFacts? {
    guard let kind else { return nil }
    let node = node ?? "/dev/input/event\(index)"
    switch kind {
    case .accelerometer:
      let first = axes[EventCode.absX] == nil ? EventCode.absRX : EventCode.absX
      guard let x = axes[first], let y = axes[first + 1], axes[first + 2] != nil else { return nil }
      return DeviceFacts(
        node: node, name: name, kind: kind, x: AxisFacts(x), y: AxisFacts(y), firstCode: first,
        identity: deviceIdentity)
    case .touchscreen, .touchpad:
      guard let x = axes[EventCode.absMTPositionX] ?? axes[EventCode.absX],
        let y = axes[EventCode.absMTPositionY] ?? axes[EventCode.absY]
      else { return nil }
      let matrix = udevProperties["LIBINPUT_CALIBRATION_MATRIX"]
      return DeviceFacts(
        node: node, name: name, kind: kind, x: AxisFacts(x), y: AxisFacts(y), slots: slots,
        traits: traits,
        calibration: matrix.flatMap { CalibrationMatrix(property: $0) } ?? .identity,
        quirkSize: quirkSize, hasHardwareDatabaseAxes: hasHardwareDatabaseAxes,
        identity: deviceIdentity)
    }
  }

  /// A device that states no numbers has none.
  private var deviceIdentity: DeviceIdentity? {
    guard identity.vendor != 0 || identity.product != 0 else { return nil }
    return DeviceIdentity(vendor: identity.vendor, product: identity.product)
  }

  /// Whether a hwdb entry set the axes of positions, as udev says.
  private var hasHardwareDatabaseAxes: Bool {
    ["00", "01", "35", "36"].contains { udevProperties["EVDEV_ABS_\($0)"] != nil }
  }

  private static let semiMultitouch: UInt16 = 0x03  // INPUT_PROP_SEMI_MT

  private var traits: TouchTraits {
    TouchTraits(
      isSemiMultitouch: properties.contains(RecordedDevice.semiMultitouch),
      axis: { axes[$0].map { AxisFacts($0) } }, hasKey: { has(EventCode.key, $0) })
  }

  /// The contacts that it tells apart; 0 for a device without slots.
  private var slots: Int {
    axes[EventCode.absMTSlot].map { Int(min(max($0.maximum, 0), 0xFFFF)) + 1 } ?? 0
  }
}

extension AxisFacts {
  fileprivate init(_ axis: RecordedDevice.Axis) {
    self.init(minimum: axis.minimum, maximum: axis.maximum, resolution: axis.resolution)
  }
}
