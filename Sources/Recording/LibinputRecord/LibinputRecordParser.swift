internal import InputModel
internal import YAMLDocuments

/// Reads what `libinput record` writes: YAML, as its manual page describes it under FILE FORMAT.
///
/// Names that are not known are passed over, so that later versions are read as far as they say the
/// same. Of a damaged file all frames before the damage count.
struct LibinputRecordParser {
  /// Versions from here on are read.
  private static let firstVersion: Int64 = 1

  private let reader: YAMLReader
  private var recording = Recording()
  private var hasVersion = false

  static func parse(_ bytes: [UInt8]) -> RecordingReading {
    var parser = LibinputRecordParser(reader: YAMLReader(bytes))
    do throws(RecordingDamage) {
      try parser.readDocument()
      return RecordingReading(recording: parser.recording)
    } catch {
      return RecordingReading(recording: parser.recording, damage: error)
    }
  }

  private init(reader: YAMLReader) {
    self.reader = reader
  }

  private mutating func readDocument() throws(RecordingDamage) {
    try reader.next()
    guard reader.token == .mappingStart else {
      throw reader.expected("a recording of libinput record or evemu")
    }
    while try reader.next() != .mappingEnd {
      guard reader.token == .scalar else { throw reader.expected("a name") }
      let name = reader.text
      try reader.next()
      switch name {
      case "version":
        guard let version = reader.integer, version >= LibinputRecordParser.firstVersion else {
          throw reader.expected("the version, a number from 1 on,")
        }
        hasVersion = true
      case "devices": try readDevices()
      default: try reader.skip()
      }
    }
    try reader.finish()
    guard hasVersion else { throw RecordingDamage(line: 1, "version: 1 is expected") }
  }

  private mutating func readDevices() throws(RecordingDamage) {
    guard reader.token == .sequenceStart else { throw reader.expected("a list of devices") }
    while try reader.next() != .sequenceEnd {
      var device = RecordedDeviceParser(reader)
      let result = Result { () throws(RecordingDamage) in try device.read() }
      // What a cut-off file tells of its last device counts.
      if device.isDescribed { recording.devices.append(device.device) }
      try result.get()
    }
  }
}
