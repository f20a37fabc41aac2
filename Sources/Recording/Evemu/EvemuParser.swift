internal import InputModel

/// Reads a device and its events as evemu writes them, line by line: `N:` the name, `I:` the ids, `P:`
/// and `B:` bits, `A:` axes, `E:` events; evemu-describe(1) and evemu-record(1) have the form.
///
/// Other lines (lamps, switches, comments) are passed over. Of a damaged file all before the damage
/// counts.
struct EvemuParser {
  private var device = RecordedDevice()
  private var hasName = false
  private var assembly = FrameAssembly()
  private var propertyBytes = 0
  private var codeBytes: [UInt16: Int] = [:]

  /// Reads a file. One without a description, of events alone, has a device without a name.
  static func parse(_ bytes: [UInt8]) -> RecordingReading {
    var parser = EvemuParser()
    var line = 0
    do throws(RecordingDamage) {
      for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        line += 1
        try parser.read(text, line: line)
      }
      return RecordingReading(recording: parser.recording)
    } catch {
      return RecordingReading(recording: parser.recording, damage: error)
    }
  }

  private var recording: Recording {
    Recording(devices: hasName || !device.frames.isEmpty ? [device] : [])
  }

  private mutating func read(_ line: ArraySlice<UInt8>, line number: Int) throws(RecordingDamage) {
    guard line.count >= 2, line[line.startIndex + 1] == UInt8(ascii: ":") else {
      return try checkBare(line, number)
    }
    var fields = EvemuFields(line.dropFirst(2), line: number)
    switch line.first {
    case UInt8(ascii: "N"):
      device.name = fields.rest
      hasName = true
    case UInt8(ascii: "I"):
      device.identity = RecordedDevice.Identity(
        bus: try fields.hexadecimal("a bus"), vendor: try fields.hexadecimal("a vendor"),
        product: try fields.hexadecimal("a product"),
        version: try fields.hexadecimal("a version"))
    case UInt8(ascii: "P"): try readProperties(&fields)
    case UInt8(ascii: "B"): try readCodes(&fields)
    case UInt8(ascii: "A"): try readAxis(&fields)
    case UInt8(ascii: "E"): try readEvent(&fields)
    case UInt8(ascii: "L"), UInt8(ascii: "S"), UInt8(ascii: "#"): break
    default: throw RecordingDamage(line: number, "one of N: I: P: B: A: E: or # is expected")
    }
  }

  /// Comments and empty lines may stand anywhere.
  private func checkBare(_ line: ArraySlice<UInt8>, _ number: Int) throws(RecordingDamage) {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
    let first = line.first { !blanks.contains($0) }
    guard first == nil || first == UInt8(ascii: "#") else {
      throw RecordingDamage(line: number, "one of N: I: P: B: A: E: or # is expected")
    }
  }

  /// Bytes of bits, the lowest first; several lines go on where the last one ended.
  private mutating func readProperties(_ fields: inout EvemuFields) throws(RecordingDamage) {
    while let byte = try fields.nextByte() {
      for bit in EvemuParser.bits(of: byte, at: propertyBytes) { device.properties.insert(bit) }
      propertyBytes += 1
    }
  }

  private mutating func readCodes(_ fields: inout EvemuFields) throws(RecordingDamage) {
    let type = try fields.hexadecimal("an event type")
    while let byte = try fields.nextByte() {
      let place = codeBytes[type, default: 0]
      codeBytes[type] = place + 1
      for bit in EvemuParser.bits(of: byte, at: place) {
        device.codes[type, default: []].insert(bit)
      }
    }
  }

  /// More than the kernel's highest code (KEY_MAX, 767) is never a code.
  private static func bits(of byte: UInt8, at place: Int) -> [UInt16] {
    (0..<8).compactMap { bit in
      byte >> bit & 1 != 0 ? UInt16(exactly: place * 8 + bit) : nil
    }
  }

  private mutating func readAxis(_ fields: inout EvemuFields) throws(RecordingDamage) {
    let code = try fields.hexadecimal("an axis")
    device.axes[code] = RecordedDevice.Axis(
      minimum: try fields.decimal("a minimum"), maximum: try fields.decimal("a maximum"),
      fuzz: try fields.decimal("a fuzz"), flat: try fields.decimal("a flat"),
      // The first version of the format had no resolution.
      resolution: fields.isEmpty ? 0 : try fields.decimal("a resolution"))
  }

  private mutating func readEvent(_ fields: inout EvemuFields) throws(RecordingDamage) {
    let time = try fields.time()
    let event = RawEvent(
      type: try fields.hexadecimal("an event type"), code: try fields.hexadecimal("an event code"),
      value: try fields.decimal("a value"))
    if let frame = assembly.take(event, at: time) { device.frames.append(frame) }
  }
}
