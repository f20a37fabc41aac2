import GestureRules
import Gestures
import InputModel
import RunConfiguration
import Testing

@Suite struct ConfigurationTests {
  private static let whole = """
    defaults: {timeout: 3s, at-once: 2, queue: 4}
    rules:
      - name: next
        gesture: pan
        fingers: [2-3, 5]
        direction: [left, up]
        device: {name: "*pad*", kind: touchpad, id: "06cb:CD79"}
        distance: {min: 10mm, max: 500}
        velocity: 300pt/s
        timeout: never
        began: {exec: [one, "a b", 3]}
        changed: {shell: two, interval: 50}
        crossing:
          - {at: 60pt, way: both, slack: 2, exec: [~/three]}
          - {at: 100, shell: four}
        ended: {exec: [/bin/five]}
        cancelled: {shell: six}
      - gesture: edge-pan
        edge: bottom
        crossing: {at: 60, shell: seven}
    """

  @Test func everythingIsRead() throws {
    let configuration = try RunConfiguration(parsing: Array(Self.whole.utf8))
    var rule = GestureRule(name: "next", gesture: .pan)
    rule.conditions.fingers = [2, 3, 5]
    rule.conditions.directions = [.left, .up]
    rule.conditions.device = DeviceCondition(
      name: NamePattern("*pad*"), kind: .touchpad,
      identity: DeviceIdentity(vendor: 0x06cb, product: 0xcd79))
    rule.conditions.distance = Bounds(least: Points(Millimetres(10)), most: Points(500))
    rule.conditions.velocity = Bounds(least: PointsPerSecond(300))
    rule.limits.timeout = nil
    rule.limits.atOnce = 2
    rule.limits.queue = 4
    rule.began = .exec(["one", "a b", "3"])
    rule.changed = ChangedCommand(.shell("two"), interval: .milliseconds(50))
    rule.crossings = [
      CrossingCommand(.exec(["~/three"]), at: Points(60), way: .both, slack: Points(2)),
      CrossingCommand(.shell("four"), at: Points(100)),
    ]
    rule.ended = .exec(["/bin/five"])
    rule.cancelled = .shell("six")
    #expect(configuration.rules[0] == rule)
    #expect(configuration.rules[1].name == "rule 2")
    #expect(configuration.rules[1].limits.timeout == Interval(seconds: 3))
    #expect(configuration.rules[1].conditions.edges == [.bottom])
    #expect(configuration.rules[1].crossings.count == 1)
  }

  private func sentences(_ text: String) -> [String] {
    do throws(ConfigurationFaults) {
      _ = try RunConfiguration(parsing: Array(text.utf8))
      return []
    } catch {
      return error.sentences(file: "f")
    }
  }

  private static let rule = "rules:\n  - gesture: pan\n    ended: {shell: x}\n"

  @Test(arguments: [
    ("", "f:1:1: “rules:” with a list is expected, and nothing stands here"),
    ("rule: []", "f:1:1: there is no “rule” here: did you mean “rules”?"),
    ("rules: x", "f:1:8: a list of rules is expected"),
    ("- x", "f:1:1: a configuration is expected, with rules or defaults"),
    ("rules: [x]", "f:1:9: a rule is expected, with name, gesture"),
    ("rules: [{gesture: pam}]", "f:1:19: “pam” is not known here: did you mean “pan”?"),
    ("rules: [{gesture: swipe}]", "f:1:19: pan, edge-pan, tap or shake is expected, not “swipe”"),
    ("rules: [{ended: {shell: x}}]", "f:1:9: the rule lacks its “gesture:”"),
    ("rules: [{gesture: tap}]", "f:1:9: the rule runs nothing"),
    (rule + "    end: {shell: x}", "f:4:5: there is no “end” here"),
    (rule + "    ended: {shell: x}", "f:4:5: “ended” stands in line 3 already"),
    (rule + "    fingrs: 3", "f:4:5: there is no “fingrs” here: did you mean “fingers”?"),
    (rule + "    fingers: 6", "f:4:14: a number of fingers from 1 to 5"),
    (rule + "    fingers: 3-2", "f:4:14: a number of fingers"),
    (rule + "    fingers: []", "f:4:14: a number of fingers"),
    (rule + "    fingers:", "and nothing stands here"),
    (
      rule + "    direction: [left, rihgt]",
      "f:4:23: “rihgt” is not known here: did you mean “right”?"
    ),
    (rule + "    edge: left", "f:4:5: a pan has no “edge”: an edge-pan has"),
    (
      rule + "    distance: 9 cm",
      "f:4:15: a length, such as 60pt or 10mm, or min and max of it is expected, not “9 cm”"
    ),
    (rule + "    distance: {min: 9, max: 8}", "f:4:15: “max” is less than “min”"),
    (rule + "    distance: -1", "f:4:15: a length"),
    (rule + "    distance: nan", "f:4:15: a length"),
    (rule + "    velocity: 3mm", "f:4:15: a speed"),
    (rule + "    device: {id: 12345:1}", "f:4:18: vendor and product in hexadecimal"),
    (rule + "    device: {kind: mouse}", "touchscreen, touchpad or accelerometer is expected"),
    (rule + "    timeout: 10ms", "f:4:14: a time from 0.1s to 24h"),
    (rule + "    at-once: 0", "f:4:14: a number from 1 to 32"),
    (rule + "    began: x", "f:4:12: a command is expected, with exec or shell"),
    (rule + "    began: {}", "f:4:12: “exec” with a list or “shell” with a line is expected"),
    (rule + "    began: {exec: [x], shell: x}", "f:4:12: “exec” or “shell” is expected, not both"),
    (rule + "    began: {exec: swaymsg next}", "f:4:19: a list is expected, such as [swaymsg"),
    (rule + "    began: {exec: [./x]}", "f:4:20: a program's name, or its path"),
    (rule + "    began: {exec: [x, [y]]}", "f:4:23: a text is expected as an argument"),
    (rule + "    began: {exec: [x, \"\\0\"]}", "f:4:23: a text is expected as an argument"),
    (rule + "    changed: {shell: x, interval: 1}", "f:4:35: a time from 10ms to 60s"),
    (rule + "    crossing: {shell: x}", "f:4:15: “at:” with a length is expected"),
    (rule + "    crossing: {at: 0, shell: x}", "f:4:20: a length of more than 0"),
    (rule + "    crossing: {at: 1, way: over, shell: x}", "up, down or both is expected"),
    ("rules: [{gesture: tap, began: {shell: x}}]", "a tap has no “began”"),
    ("rules: [{gesture: shake, fingers: 1, ended: {shell: x}}]", "a shake has no “fingers”"),
    ("rules: [{gesture: pan, distance: 9, began: {shell: x}}]", "which the rule does not have"),
    (rule + "  - {name: rule 1, gesture: tap, ended: {shell: x}}", "is called “rule 1”, too"),
    ("rules: &a [*a]", "f:1:8: anchors and tags are not taken"),
    ("rules: [", "f:2:1: YAML is expected"),
  ])
  func whatIsWrongIsToldWithItsPlace(_ text: String, _ sentence: String) {
    let said = sentences(text)
    #expect(said.contains { $0.contains(sentence) }, "\(said)")
  }

  @Test func allThatIsWrongIsToldInOrder() {
    let said = sentences("rules:\n  - gesture: tap\n    began: {shell: x}\n    fingers: 9\n")
    #expect(said.map { $0.prefix(5) } == ["f:3:5", "f:4:14".prefix(5)])
    #expect(sentences("rules: [" + String(repeating: "x, ", count: 400) + "x]").count == 20)
  }

  /// Whatever is quoted: a value, a name, an anchor; in letters or in marks on top of one letter.
  @Test(arguments: [
    "rules: [{gesture: LONG}]", "rules: [{LONG: 1}]", "rules: &LONG []", "LONG: 1",
    "rules: [{gesture: pan, distance: LONG}]",
  ])
  func whatIsToldIsShort(text: String) {
    for letters in ["x", "\u{301}"] {
      let long = "o" + String(repeating: letters, count: 1000)
      let bytes = Array(text.replacing("LONG", with: long).utf8)
      let faults = #expect(throws: ConfigurationFaults.self) {
        try RunConfiguration(parsing: bytes)
      }
      for sentence in faults?.sentences(file: "f") ?? [] {
        #expect(sentence.unicodeScalars.count < 320)
      }
    }
  }

  @Test func sizeIsBounded() {
    let rules = String(repeating: "  - {gesture: tap, ended: {shell: x}}\n", count: 501)
    #expect(sentences("rules:\n" + rules) == ["f:2:3: at most 500 rules are expected, not 501"])
  }
}
