extension SceneStep {
  /// Reads a step whose first word is `statement`.
  init(_ statement: String, _ reader: inout LineReader) throws(SceneError) {
    switch statement {
    case "use": self = .use(try reader.word("the device's name"))
    case "down": self = .down(try reader.slots(), try SceneStep.place(&reader))
    case "move": self = try SceneStep.move(&reader)
    case "up": self = .up(try reader.slots())
    case "palm": self = .palm(try reader.slots()[0])
    case "wait": self = .wait(milliseconds: try SceneStep.time(&reader))
    case "still", "shake", "bump", "tilt", "drop":
      self = try SceneStep.motion(statement, &reader)
    case "unplug": self = .unplug(try reader.word("the device's name"))
    case "plug": self = .plug(try reader.word("the device's name"))
    case "lose": self = .lose
    case "command": self = .command(try reader.text("the command"))
    case "signal": self = .signal(try reader.word("the signal's name"))
    case "permission":
      let name = try reader.word("the device's name")
      let mode = try reader.word("the mode, such as 666")
      guard let bits = UInt32(mode, radix: 8) else {
        throw reader.error("a mode in octal is expected, not “\(mode)”")
      }
      self = .permission(name, mode: bits)
    default:
      throw reader.error("there is no statement “\(statement)”")
    }
  }

  private static func time(_ reader: inout LineReader) throws(SceneError) -> Double {
    let time = try reader.number("milliseconds")
    guard time >= 0, time <= 600_000 else {
      throw reader.error("milliseconds from 0 to 600000 are expected")
    }
    return time
  }

  private static func rate(
    _ reader: inout LineReader, keyword: String, standard: Double
  ) throws(SceneError) -> Double {
    let rate = try reader.number(after: keyword) ?? standard
    guard rate >= 1, rate <= 2000 else {
      throw reader.error("a rate from 1 to 2000 Hz is expected")
    }
    return rate
  }

  private static func place(_ reader: inout LineReader) throws(SceneError) -> Place {
    try reader.need("at")
    guard try reader.skip("element") else {
      return .at(x: try reader.number("x in mm"), y: try reader.number("y in mm"))
    }
    let name = try reader.word("the element's name")
    guard !reader.isEmpty else { return .element(name, dx: 0, dy: 0) }
    return .element(
      name, dx: try reader.number("dx in mm"), dy: try reader.number("dy in mm"))
  }

  private static func move(_ reader: inout LineReader) throws(SceneError) -> SceneStep {
    let slots = try reader.slots()
    let way: Way
    switch try reader.word("to, by or along") {
    case "to": way = .to(x: try reader.number("x in mm"), y: try reader.number("y in mm"))
    case "by": way = .by(x: try reader.number("dx in mm"), y: try reader.number("dy in mm"))
    case "along": way = .alongTrack(try reader.number("the share of the track"))
    default: throw reader.error("“to”, “by” or “along” is expected")
    }
    try reader.need("in")
    let time = try time(&reader)
    return .move(
      slots, way, milliseconds: time, rate: try rate(&reader, keyword: "at", standard: 125))
  }

  private static func motion(
    _ statement: String, _ reader: inout LineReader
  ) throws(SceneError) -> SceneStep {
    let motion: Motion
    switch statement {
    case "shake":
      let amplitude = try reader.number("g")
      try reader.need("at")
      motion = .shake(amplitude: amplitude, frequency: try reader.number("Hz"))
    case "bump": motion = .bump(try reader.number("g"))
    case "tilt": motion = .tilt
    case "drop": motion = .drop
    default: motion = .still
    }
    try reader.need("for")
    let time = try time(&reader)
    return .motion(
      motion, milliseconds: time, rate: try rate(&reader, keyword: "rate", standard: 100))
  }
}
