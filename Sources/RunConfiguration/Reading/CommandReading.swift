internal import GestureRules
internal import InputModel
internal import YAMLDocuments

// What is run.
extension ConfigurationReader {
  private static let mostCrossings = 20
  private static let commandNames = ["exec", "shell"]

  mutating func readCommands(_ values: NamedValues, into rule: inout GestureRule) {
    if let node = values["began"] { rule.began = command(node) }
    if let node = values["ended"] { rule.ended = command(node) }
    if let node = values["cancelled"] { rule.cancelled = command(node) }
    if let node = values["changed"] { rule.changed = changed(node) }
    if let node = values["crossing"] { rule.crossings = crossings(node) }
  }

  private mutating func command(_ node: YAMLNode) -> RuleCommand? {
    guard let values = named(node, "a command", ConfigurationReader.commandNames) else {
      return nil
    }
    return command(values)
  }

  private mutating func command(_ values: NamedValues) -> RuleCommand? {
    switch (values["exec"], values["shell"]) {
    case (let exec?, nil): return self.exec(exec)
    case (nil, let shell?): return self.shell(shell)
    case (_?, _?):
      fault(values.place, "“exec” or “shell” is expected, not both")
    case (nil, nil):
      fault(values.place, "“exec” with a list or “shell” with a line is expected")
    }
    return nil
  }

  private mutating func exec(_ node: YAMLNode) -> RuleCommand? {
    let expectation = "a list is expected, such as [swaymsg, workspace, next]"
    guard case .sequence(let nodes) = node.content, let first = nodes.first else {
      fault(node, "\(expectation); a line for a shell goes to “shell:”")
      return nil
    }
    let program = value(first, "a program's name, or its path from / or ~/,") { text in
      let isPath = text.contains("/")
      return isPath && !text.hasPrefix("/") && !text.hasPrefix("~/") || text.utf8.contains(0)
        ? nil : text
    }
    var arguments: [String] = []
    for node in nodes.dropFirst() {
      switch node.content {
      case .scalar(let text) where !text.utf8.contains(0): arguments.append(text)
      case .scalar, .sequence, .mapping: fault(node, "a text is expected as an argument")
      }
    }
    guard let program, arguments.count == nodes.count - 1 else { return nil }
    return .exec([program] + arguments)
  }

  private mutating func shell(_ node: YAMLNode) -> RuleCommand? {
    value(node, "a line for a shell") { $0.utf8.contains(0) ? nil : .shell($0) }
  }

  private mutating func changed(_ node: YAMLNode) -> ChangedCommand? {
    let names = ConfigurationReader.commandNames + ["interval"]
    guard let values = named(node, "a command", names) else { return nil }
    let command = command(values)
    var interval = ChangedCommand.usualInterval
    if let node = values["interval"] {
      let range = Interval.milliseconds(10)...Interval(seconds: 60)
      interval =
        value(node, "a time from 10ms to 60s, such as 100ms,") { text in
          DurationText.parse(text, unit: "ms").flatMap { range.contains($0) ? $0 : nil }
        } ?? interval
    }
    return command.map { ChangedCommand($0, interval: interval) }
  }

  private mutating func crossings(_ node: YAMLNode) -> [CrossingCommand] {
    guard case .sequence(let nodes) = node.content else { return crossing(node).map { [$0] } ?? [] }
    guard (1...ConfigurationReader.mostCrossings).contains(nodes.count) else {
      fault(node, "a list of 1 to \(ConfigurationReader.mostCrossings) distances is expected")
      return []
    }
    return nodes.compactMap { crossing($0) }
  }

  private mutating func crossing(_ node: YAMLNode) -> CrossingCommand? {
    let names = ConfigurationReader.commandNames + ["at", "way", "slack"]
    guard let values = named(node, "a distance with a command", names) else { return nil }
    let command = command(values)
    guard let at = values["at"] else {
      fault(values.place, "“at:” with a length is expected, such as 60pt or 10mm")
      return nil
    }
    let distance = value(at, "a length of more than 0, such as 60pt or 10mm,") { text in
      MeasureText.length(text).flatMap { $0 > .zero ? $0 : nil }
    }
    guard let command, let distance else { return nil }
    var crossing = CrossingCommand(command, at: distance)
    if let node = values["way"] {
      crossing.way = word(node, of: CrossingCommand.Way.self) ?? .up
    }
    if let node = values["slack"] {
      crossing.slack = value(node, "a length, such as 5pt,", MeasureText.length) ?? crossing.slack
    }
    return crossing
  }
}
