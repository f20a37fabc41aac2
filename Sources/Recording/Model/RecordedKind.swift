public import InputModel

// What a recorded device is to Detent.
extension RecordedDevice {
  private static let direct: UInt16 = 0x01  // INPUT_PROP_DIRECT
  private static let accelerometer: UInt16 = 0x06  // INPUT_PROP_ACCELEROMETER
  private static let toolPen: UInt16 = 0x140
  private static let stylus: UInt16 = 0x14b
  private static let keyboardKeys: ClosedRange<UInt16> = 1...31

  /// The kind: by udev's properties where they were recorded, else by the rules by which udev sets
  /// them. Nil for a device that Detent does not read.
  public var kind: DeviceKind? {
    if isKeyboard { return nil }
    if udevProperties.isEmpty { return kindByCodes }
    let has = { (name: String) in udevProperties[name] == "1" }
    if has("ID_INPUT_TOUCHSCREEN") { return .touchscreen }
    if has("ID_INPUT_TOUCHPAD") { return .touchpad }
    return has("ID_INPUT_ACCELEROMETER") || isAccelerometer ? .accelerometer : nil
  }

  /// The rules of systemd's udev-builtin-input_id.c (252), as far as they tell pads, screens and
  /// accelerometers from the rest.
  private var kindByCodes: DeviceKind? {
    if isAccelerometer { return .accelerometer }
    let hasPosition =
      has(EventCode.absolute, EventCode.absX) && has(EventCode.absolute, EventCode.absY)
    // A device that claims all axes has not these.
    let hasContacts =
      has(EventCode.absolute, EventCode.absMTPositionX)
      && has(EventCode.absolute, EventCode.absMTPositionY)
      && !(has(EventCode.absolute, EventCode.absMTSlot)
        && has(EventCode.absolute, EventCode.absMTSlot - 1))
    guard hasPosition || hasContacts else { return nil }
    let hasPen = has(EventCode.key, RecordedDevice.toolPen)
    if hasPen || has(EventCode.key, RecordedDevice.stylus) { return nil }
    let isDirect = properties.contains(RecordedDevice.direct)
    if has(EventCode.key, EventCode.toolFinger), !isDirect { return .touchpad }
    // A virtual machine's pointer: places, and the buttons of a mouse.
    let isMouse = hasPosition && has(EventCode.key, EventCode.buttonLeft)
    if isMouse, !hasContacts { return nil }
    return has(EventCode.key, EventCode.buttonTouch) || isDirect ? .touchscreen : nil
  }

  private var isAccelerometer: Bool {
    if properties.contains(RecordedDevice.accelerometer) { return true }
    let hasThree = (EventCode.absX...EventCode.absZ).allSatisfy { has(EventCode.absolute, $0) }
    let hasKeys = codes[EventCode.key]?.isEmpty == false
    return hasThree && !hasKeys || name == "Nintendo Wii Remote Accelerometer"
  }

  /// Nodes with the keys of a keyboard are never read, whatever else they claim.
  private var isKeyboard: Bool {
    RecordedDevice.keyboardKeys.allSatisfy { has(EventCode.key, $0) }
  }
}
