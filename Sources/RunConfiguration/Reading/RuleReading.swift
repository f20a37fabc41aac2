internal import Gestures
internal import GestureRules
internal import InputModel
internal import YAMLDocuments

// Rules as a whole.
extension ConfigurationReader {
  private static let names = [
    "name", "gesture", "fingers", "direction", "edge", "device", "distance", "velocity",
    "began", "changed", "crossing", "ended", "cancelled", "timeout", "at-once", "queue",
  ]
  private static let mostRules = 500

  mutating func rules(of root: YAMLNode?) -> [GestureRule] {
    guard let root else {
      fault(
        YAMLPlace(line: 1, column: 1), "“rules:” with a list is expected, and nothing stands here")
      return []
    }
    guard let values = named(root, "a configuration", ["rules", "defaults"]) else { return [] }
    var limits = RuleLimits()
    if let node = values["defaults"],
      let defaults = named(node, "a group of defaults", ["timeout", "at-once", "queue"])
    {
      readLimits(defaults, into: &limits)
    }
    guard let list = values["rules"] else {
      fault(root, "“rules:” with a list is expected")
      return []
    }
    guard case .sequence(let nodes) = list.content else {
      fault(list, "a list of rules is expected, each with “- ” before it")
      return []
    }
    guard nodes.count <= ConfigurationReader.mostRules else {
      fault(list, "at most \(ConfigurationReader.mostRules) rules are expected, not \(nodes.count)")
      return []
    }
    return rules(nodes, limits)
  }

  private mutating func rules(_ nodes: [YAMLNode], _ limits: RuleLimits) -> [GestureRule] {
    var rules: [GestureRule] = []
    var places: [String: YAMLPlace] = [:]
    for (index, node) in nodes.enumerated() {
      guard let rule = rule(node, "rule \(index + 1)", limits) else { continue }
      if let first = places[rule.name] {
        fault(node, "a rule in line \(first.line) is called “\(rule.name)”, too")
      }
      places[rule.name] = node.place
      rules.append(rule)
    }
    return rules
  }

  private mutating func rule(
    _ node: YAMLNode, _ usualName: String, _ limits: RuleLimits
  ) -> GestureRule? {
    guard let values = named(node, "a rule", ConfigurationReader.names) else { return nil }
    let name =
      values["name"].flatMap { node in
        value(node, "a name of at most 100 characters") { text in
          text.unicodeScalars.count <= 100 && !text.utf8.contains(0) ? text : nil
        }
      } ?? usualName
    guard let kind = values["gesture"] else {
      fault(values.place, "the rule lacks its “gesture:”")
      return nil
    }
    guard let gesture = word(kind, of: GestureKind.self) else { return nil }
    var rule = GestureRule(name: name, gesture: gesture)
    rule.limits = limits
    readLimits(values, into: &rule.limits)
    readConditions(values, into: &rule.conditions)
    readCommands(values, into: &rule)
    checkFit(values, rule)
    return rule
  }

  private mutating func readLimits(_ values: NamedValues, into limits: inout RuleLimits) {
    if let node = values["timeout"] {
      let expectation = "a time from 0.1s to 24h, such as 10s, or never"
      let range = Interval.milliseconds(100)...Interval(seconds: 86_400)
      if let timeout = value(
        node, expectation,
        { text -> Interval?? in
          if text == "never" { return .some(nil) }
          guard let time = DurationText.parse(text, unit: "s"), range.contains(time) else {
            return nil
          }
          return .some(time)
        })
      {
        limits.timeout = timeout
      }
    }
    if let node = values["at-once"], let count = number(node, 1...32) { limits.atOnce = count }
    if let node = values["queue"], let count = number(node, 0...1000) { limits.queue = count }
  }

  mutating func number(_ node: YAMLNode, _ range: ClosedRange<Int>) -> Int? {
    value(node, "a number from \(range.lowerBound) to \(range.upperBound)") { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// Holds the rule's parts against its gesture.
  private mutating func checkFit(_ values: NamedValues, _ rule: GestureRule) {
    let kind = rule.gesture.rawValue
    let unfit: [String] =
      switch rule.gesture {
      case .pan: ["edge"]
      case .edgePan: []
      case .tap:
        ["direction", "edge", "distance", "velocity", "began", "changed", "crossing", "cancelled"]
      case .shake:
        [
          "fingers", "direction", "edge", "distance", "velocity", "began", "changed", "crossing",
          "cancelled",
        ]
      }
    for name in unfit {
      guard let place = values.place(of: name) else { continue }
      let others = rule.gesture == .pan ? ": an edge-pan has" : ""
      fault(place, "a \(kind) has no “\(name)”\(others)")
    }
    let commands = ["began", "changed", "crossing", "ended", "cancelled"]
    if commands.allSatisfy({ values[$0] == nil }) {
      fault(
        values.place, "the rule runs nothing: \(ConfigurationReader.oneOf(commands)) is expected")
    }
    for name in ["distance", "velocity"] where values["ended"] == nil && !unfit.contains(name) {
      if let place = values.place(of: name) {
        fault(place, "“\(name)” decides whether “ended” runs, which the rule does not have")
      }
    }
  }
}
