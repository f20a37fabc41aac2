import GestureRules
import Gestures
import InputModel
import Testing

@Suite struct EnvironmentTests {
  @Test func numbersStandInTheEnvironment() {
    var rule = GestureRule(name: "r", gesture: .pan)
    rule.crossings = [CrossingCommand(.shell("true"), at: Points(60))]
    rule.conditions.directions = [.left]
    var strokes = Strokes(rule)
    strokes.step(.began, -11, fingers: 3)
    strokes.step(.changed, -60.123456, -0.0, at: 7, fingers: 3, vx: -250)
    let variables = Dictionary(
      uniqueKeysWithValues: strokes.firings[0].environment.map { ($0.name, $0.value) })
    #expect(
      variables == [
        "DETENT_RULE": "r", "DETENT_ON": "crossing", "DETENT_GESTURE": "pan",
        "DETENT_TIME": "7000", "DETENT_NODE": "/dev/input/event4",
        "DETENT_DEVICE": "ELAN Touchscreen", "DETENT_KIND": "touchscreen", "DETENT_FINGERS": "3",
        "DETENT_DIRECTION": "left", "DETENT_DX": "-60.123", "DETENT_DY": "0.0",
        "DETENT_DISTANCE": "60.123", "DETENT_DISTANCE_MM": "9.369", "DETENT_VX": "-250.0",
        "DETENT_VY": "0.0", "DETENT_SPEED": "250.0", "DETENT_CROSSED": "60.0",
        "DETENT_CROSSING": "up",
      ])
  }

  @Test(arguments: [
    ("*Touchpad*", "SynPS/2 Synaptics TouchPad", true), ("ELAN*", "elan 1", true),
    ("ELAN", "ELAN 1", false), ("?b", "ab", true), ("?b", "b", false), ("*", "", true),
    ("a*b*c", "a1b2b3c", true), ("a*b*c", "a1b2b3", false), ("**", "x", true), ("", "x", false),
  ])
  func namesMatchPatterns(_ pattern: String, _ name: String, _ matches: Bool) {
    #expect(NamePattern(pattern).matches(name) == matches)
  }

  /// Stars take no time that grows with their number's power.
  @Test func manyStarsEnd() {
    let pattern = NamePattern(String(repeating: "*a", count: 40) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)))
  }
}
