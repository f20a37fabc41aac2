import GestureRules
import Gestures
import InputModel
import Pipeline

/// An engine with a touchscreen, and gestures on it step by step.
struct Strokes {
  static let panel = DeviceDescription(
    id: DeviceID(rawValue: 1), node: "/dev/input/event4", name: "ELAN Touchscreen",
    kind: .touchscreen, identity: DeviceIdentity(vendor: 0x04f3, product: 0x2a1c))

  var engine: RuleEngine
  var firings: [RuleFiring] = []
  private var lastID: UInt64 = 0

  init(_ rules: GestureRule..., device: DeviceDescription = Strokes.panel) {
    engine = RuleEngine(rules: rules)
    engine.handle(.added(device, at: Instant(microseconds: 0)), into: &firings)
  }

  /// What has fired since the last look, as rule and trigger.
  mutating func taken() -> [String] {
    defer { firings = [] }
    return firings.map { firing in
      guard case .crossing(let distance, let way) = firing.trigger else {
        return "\(firing.rule) \(firing.trigger.name)"
      }
      return "\(firing.rule) \(way.rawValue) \(distance.value)"
    }
  }

  mutating func step(
    _ phase: GesturePhase, _ dx: Double = 0, _ dy: Double = 0, at milliseconds: Int64 = 0,
    kind: GestureKind = .pan, fingers: Int = 1, edge: Edge? = nil, vx: Double = 0
  ) {
    if phase == .began || kind == .tap || kind == .shake { lastID += 1 }
    let event = GestureEvent(
      id: GestureID(rawValue: lastID), kind: kind, phase: phase, device: Strokes.panel.id,
      time: Instant(microseconds: milliseconds * 1000),
      translation: Vector(x: Points(dx), y: Points(dy)),
      velocity: Vector(x: PointsPerSecond(vx), y: .zero), contacts: fingers, edge: edge)
    engine.handle(.gesture(event), into: &firings)
  }

  mutating func advance(to milliseconds: Int64) {
    engine.advance(to: Instant(microseconds: milliseconds * 1000), into: &firings)
  }
}

extension GestureRule {
  /// A rule that runs the same at all that happens to a gesture.
  static func all(_ name: String, _ gesture: GestureKind = .pan) -> GestureRule {
    var rule = GestureRule(name: name, gesture: gesture)
    rule.began = .shell("true")
    rule.changed = ChangedCommand(.shell("true"), interval: .milliseconds(100))
    rule.ended = .shell("true")
    rule.cancelled = .shell("true")
    return rule
  }
}
