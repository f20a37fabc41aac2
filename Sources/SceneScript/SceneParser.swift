extension Scene {
  /// Reads a scene. Throws the line and what was expected there.
  public init(parsing text: String) throws(SceneError) {
    self.init()
    var number = 0
    var block: (line: Int, before: [SceneStep])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      var reader = LineReader(line, number: number)
      guard !reader.isEmpty else { continue }
      let statement = try reader.word("a statement")
      switch statement {
      case "together":
        guard block == nil else { throw reader.error("“together” does not nest") }
        block = (number, steps)
        steps = []
      case "end":
        guard let open = block else { throw reader.error("“end” without “together”") }
        try requireOneStepADevice(reader)
        steps = open.before + [.together(steps)]
        block = nil
      default: try read(statement, &reader)
      }
      try reader.end()
    }
    if let block { throw SceneError(line: block.line, "“together” has no “end”") }
    guard !arguments.isEmpty else { throw SceneError("a line “detent SUBCOMMAND …” is missing") }
  }

  /// A device's frames are made in order, so that two steps of a block cannot share one.
  private func requireOneStepADevice(_ reader: LineReader) throws(SceneError) {
    var isUsed = false
    for step in steps {
      if case .use = step {
        isUsed = false
      } else if isUsed {
        throw reader.error("each step of “together” needs a “use” of its own")
      } else {
        isUsed = true
      }
    }
  }

  private mutating func read(
    _ statement: String, _ reader: inout LineReader
  ) throws(SceneError) {
    switch statement {
    case "device": devices.append(try SceneDevice(&reader))
    case "detent":
      arguments = reader.rest
      while !reader.isEmpty { _ = try reader.word("") }
    case "only": only = try place(&reader)
    case "as": user = try reader.word("the user")
    case "exit": exitStatus = Int32(try reader.number("the exit status"))
    case "expect": expectations.append(try Expectation(.next, &reader))
    case "never": expectations.append(try Expectation(.never, &reader))
    case "count":
      let count = Int(try reader.number("the count"))
      expectations.append(try Expectation(.count(count), &reader))
    default:
      steps.append(try SceneStep(statement, &reader))
    }
  }

  private func place(_ reader: inout LineReader) throws(SceneError) -> Place {
    let word = try reader.word("guest or process")
    guard let place = Place(rawValue: word) else {
      throw reader.error("guest or process is expected, not “\(word)”")
    }
    return place
  }
}
