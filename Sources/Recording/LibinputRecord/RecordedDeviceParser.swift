internal import InputModel
internal import YAMLDocuments

/// Reads one device of a file of `libinput record`.
struct RecordedDeviceParser {
  private let reader: YAMLReader
  private(set) var device = RecordedDevice()
  /// Whether enough was read to take the device up.
  private(set) var isDescribed = false
  private var assembly = FrameAssembly()

  init(_ reader: YAMLReader) {
    self.reader = reader
  }

  mutating func read() throws(RecordingDamage) {
    guard reader.token == .mappingStart else { throw reader.expected("a device") }
    let line = reader.line
    while try reader.next() != .mappingEnd {
      let name = reader.text
      try reader.next()
      switch name {
      case "node": device.node = reader.text
      case "evdev":
        try readDescription()
        isDescribed = true
      case "udev": try readUdev()
      case "quirks": try readQuirks()
      case "events": try readEvents()
      default: try reader.skip()
      }
    }
    guard isDescribed else {
      throw RecordingDamage(line: line, "a device with its evdev description is expected")
    }
  }

  private mutating func readDescription() throws(RecordingDamage) {
    guard reader.token == .mappingStart else { throw reader.expected("a description") }
    while try reader.next() != .mappingEnd {
      let name = reader.text
      try reader.next()
      switch name {
      case "name": device.name = reader.text
      case "id": try readIdentity()
      case "codes": try readCodes()
      case "absinfo": try readAxes()
      case "properties":
        device.properties = Set(try readNumbers("an input property"))
      default: try reader.skip()
      }
    }
  }

  private mutating func readIdentity() throws(RecordingDamage) {
    let line = reader.line
    let numbers: [UInt16] = try readNumbers("a number from 0 to 65535")
    guard numbers.count == 4 else {
      throw RecordingDamage(line: line, "bus, vendor, product and version are expected")
    }
    device.identity = RecordedDevice.Identity(
      bus: numbers[0], vendor: numbers[1], product: numbers[2], version: numbers[3])
  }

  private mutating func readCodes() throws(RecordingDamage) {
    guard reader.token == .mappingStart else { throw reader.expected("a list of codes a type") }
    while try reader.next() != .mappingEnd {
      let type: UInt16 = try reader.number("the number of an event type")
      try reader.next()
      device.codes[type] = Set(try readNumbers("the number of an event code"))
    }
  }

  private mutating func readAxes() throws(RecordingDamage) {
    guard reader.token == .mappingStart else { throw reader.expected("a list of axes") }
    while try reader.next() != .mappingEnd {
      let code: UInt16 = try reader.number("the number of an axis")
      let line = reader.line
      try reader.next()
      let numbers: [Int32] = try readNumbers("a number of 32 bits")
      guard numbers.count == 5 else {
        throw RecordingDamage(
          line: line, "minimum, maximum, fuzz, flat and resolution are expected")
      }
      device.axes[code] = RecordedDevice.Axis(
        minimum: numbers[0], maximum: numbers[1], fuzz: numbers[2], flat: numbers[3],
        resolution: numbers[4])
    }
  }

  private func readNumbers<Number: FixedWidthInteger>(
    _ what: String
  ) throws(RecordingDamage) -> [Number] {
    guard reader.token == .sequenceStart else { throw reader.expected("a list in brackets") }
    var numbers: [Number] = []
    while try reader.next() != .sequenceEnd { numbers.append(try reader.number(what)) }
    return numbers
  }

  /// `properties` is a list of `NAME=VALUE`.
  private mutating func readUdev() throws(RecordingDamage) {
    guard reader.token == .mappingStart else { throw reader.expected("what udev says") }
    while try reader.next() != .mappingEnd {
      let name = reader.text
      try reader.next()
      guard name == "properties", reader.token == .sequenceStart else {
        try reader.skip()
        continue
      }
      while try reader.next() != .sequenceEnd {
        let parts = reader.text.split(
          separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard reader.token == .scalar, parts.count == 2 else {
          throw reader.expected("NAME=VALUE")
        }
        device.udevProperties[String(parts[0])] = String(parts[1])
      }
    }
  }

  /// A list of `NAME=VALUE`, with nothing in it for most devices.
  private mutating func readQuirks() throws(RecordingDamage) {
    guard reader.token == .sequenceStart else { return try reader.skip() }
    while try reader.next() != .sequenceEnd {
      if reader.token == .scalar { device.quirks.append(reader.text) } else { try reader.skip() }
    }
  }

  private mutating func readEvents() throws(RecordingDamage) {
    // A recording in which nothing came has nothing here.
    guard reader.token == .sequenceStart else { return try reader.skip() }
    while try reader.next() != .sequenceEnd {
      guard reader.token == .mappingStart else { throw reader.expected("events") }
      while try reader.next() != .mappingEnd {
        let name = reader.text
        try reader.next()
        // What libinput made of it, and HID reports, are not needed.
        guard name == "evdev" else {
          try reader.skip()
          continue
        }
        guard reader.token == .sequenceStart else { throw reader.expected("a list of events") }
        while try reader.next() != .sequenceEnd { try readEvent() }
      }
    }
  }

  /// `[seconds, microseconds, type, code, value]`.
  private mutating func readEvent() throws(RecordingDamage) {
    guard reader.token == .sequenceStart else { throw reader.expected("an event in brackets") }
    let form = "[seconds, microseconds, type, code, value]"
    try reader.next()
    let seconds: Int64 = try reader.number(form, in: 0...1 << 40)
    try reader.next()
    let microseconds: Int64 = try reader.number(form, in: 0...999_999)
    try reader.next()
    let type: UInt16 = try reader.number(form)
    try reader.next()
    let code: UInt16 = try reader.number(form)
    try reader.next()
    let value: Int32 = try reader.number(form)
    guard try reader.next() == .sequenceEnd else { throw reader.expected(form) }
    let time = Instant(microseconds: seconds * 1_000_000 + microseconds)
    let event = RawEvent(type: type, code: code, value: value)
    if let frame = assembly.take(event, at: time) { device.frames.append(frame) }
  }
}
