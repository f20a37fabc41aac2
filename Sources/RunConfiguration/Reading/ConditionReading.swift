internal import Gestures
internal import GestureRules
internal import InputModel
internal import YAMLDocuments

// What a gesture must be.
extension ConfigurationReader {
  mutating func readConditions(_ values: NamedValues, into conditions: inout RuleConditions) {
    if let node = values["fingers"] { conditions.fingers = fingers(node) }
    if let node = values["direction"] {
      conditions.directions = Set(words(node, of: Direction.self))
    }
    if let node = values["edge"] { conditions.edges = Set(words(node, of: Edge.self)) }
    if let node = values["device"] { conditions.device = device(node) }
    if let node = values["distance"] {
      conditions.distance = bounds(node, "a length, such as 60pt or 10mm,", MeasureText.length)
    }
    if let node = values["velocity"] {
      conditions.velocity = bounds(node, "a speed, such as 300pt/s or 50mm/s,", MeasureText.speed)
    }
  }

  /// `3`, `2-4`, or a list.
  private mutating func fingers(_ node: YAMLNode) -> Set<Int> {
    let ranges = values(node, "a number of fingers from 1 to 5, or a range such as 2-4,") {
      text -> ClosedRange<Int>? in
      let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = numbers.first ?? nil, let last = numbers.last ?? nil, numbers.count <= 2,
        first <= last, (1...5).contains(first), (1...5).contains(last)
      else { return nil }
      return first...last
    }
    return Set(ranges.flatMap { Array($0) })
  }

  private mutating func device(_ node: YAMLNode) -> DeviceCondition {
    var condition = DeviceCondition()
    guard let values = named(node, "a device", ["name", "kind", "id"]) else { return condition }
    if let node = values["name"] {
      condition.name = text(node, "a name, such as \"*Touchpad*\",").map { NamePattern($0) }
    }
    if let node = values["kind"] { condition.kind = word(node, of: DeviceKind.self) }
    if let node = values["id"] {
      condition.identity = value(node, "vendor and product in hexadecimal, such as 06cb:cd79,") {
        text in
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.count <= 4 ? UInt16($0, radix: 16) : nil }
        guard parts.count == 2, numbers.count == 2 else { return nil }
        return DeviceIdentity(vendor: numbers[0], product: numbers[1])
      }
    }
    return condition
  }

  /// The least alone, or `{min: …, max: …}`.
  private mutating func bounds<Unit>(
    _ node: YAMLNode, _ expectation: String, _ parse: (String) -> Unit?
  ) -> Bounds<Unit> {
    guard case .mapping = node.content else {
      return Bounds(least: value(node, expectation + " or min and max of it", parse))
    }
    var bounds = Bounds<Unit>()
    guard let values = named(node, "a range", ["min", "max"]) else { return bounds }
    if let node = values["min"] { bounds.least = value(node, expectation, parse) }
    if let node = values["max"] { bounds.most = value(node, expectation, parse) }
    if let least = bounds.least, let most = bounds.most, most < least {
      fault(node, "“max” is less than “min”, so nothing is within")
    }
    return bounds
  }
}
