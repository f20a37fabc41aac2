internal import InputModel

extension Recording {
  /// The recording as `libinput record` writes it, version 1 of its format, so that `libinput replay`
  /// plays it, too.
  ///
  /// - Parameter system: What is told of the machine under `system`, such as the kernel's release.
  public func libinputRecord(system: [String: String] = [:]) -> [UInt8] {
    var text = LibinputRecordText()
    text.line("# libinput record")
    text.line("version: 1")
    text.line("ndevices: \(devices.count)")
    if !system.isEmpty { text.line("system:") }
    for (name, value) in system.sorted(by: { $0.key < $1.key }) {
      text.line("  \(name): \(LibinputRecordText.quoted(value))")
    }
    text.line(devices.isEmpty ? "devices: []" : "devices:")
    for (index, device) in devices.enumerated() { text.add(device, index: index) }
    return text.bytes
  }
}

/// Puts a file of `libinput record` together.
private struct LibinputRecordText {
  private(set) var bytes: [UInt8] = []

  mutating func line(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func add(_ device: RecordedDevice, index: Int) {
    line("- node: \(LibinputRecordText.quoted(device.node ?? "/dev/input/event\(index)"))")
    line("  evdev:")
    line("    name: \(LibinputRecordText.quoted(device.name))")
    let identity = device.identity
    line(
      "    id: [\(identity.bus), \(identity.vendor), \(identity.product), \(identity.version)]")
    line(device.codes.isEmpty ? "    codes: {}" : "    codes:")
    for (type, codes) in device.codes.sorted(by: { $0.key < $1.key }) {
      line("      \(type): [\(LibinputRecordText.list(codes))]")
    }
    line(device.axes.isEmpty ? "    absinfo: {}" : "    absinfo:")
    for (code, axis) in device.axes.sorted(by: { $0.key < $1.key }) {
      line(
        "      \(code): [\(axis.minimum), \(axis.maximum), \(axis.fuzz), \(axis.flat),"
          + " \(axis.resolution)]")
    }
    line("    properties: [\(LibinputRecordText.list(device.properties))]")
    if !device.udevProperties.isEmpty { line("  udev:\n    properties:") }
    for (name, value) in device.udevProperties.sorted(by: { $0.key < $1.key }) {
      line("    - \(LibinputRecordText.quoted("\(name)=\(value)"))")
    }
    if !device.quirks.isEmpty { line("  quirks:") }
    for quirk in device.quirks { line("  - \(LibinputRecordText.quoted(quirk))") }
    line(device.frames.isEmpty ? "  events: []" : "  events:")
    for frame in device.frames { add(frame) }
  }

  private mutating func add(_ frame: RecordedFrame) {
    line("  - evdev:")
    let first = RawEvent(
      type: EventCode.synchronization, code: EventCode.synDropped, value: 0)
    let last = RawEvent(type: EventCode.synchronization, code: EventCode.synReport, value: 0)
    for event in (frame.followsDrop ? [first] : frame.events) + [last] {
      let time = frame.time.microseconds
      line(
        "    - [\(time / 1_000_000), \(time % 1_000_000), \(event.type), \(event.code),"
          + " \(event.value)]")
    }
  }

  private static func list(_ numbers: Set<UInt16>) -> String {
    numbers.sorted().map { "\($0)" }.joined(separator: ", ")
  }

  /// In double quotes, with what YAML does not take as it is written out.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case " "..."~", "\u{A1}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}":
        result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
