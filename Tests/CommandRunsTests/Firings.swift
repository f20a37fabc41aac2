import GestureRules
import Gestures
import InputModel

enum Firings {
  /// A command that a gesture of a pad runs.
  static func firing(
    _ command: RuleCommand, _ trigger: RuleTrigger = .ended, _ rule: String = "r",
    timeout: Interval? = Interval(seconds: 10), atOnce: Int = 1, queue: Int = 16
  ) -> RuleFiring {
    var limits = RuleLimits()
    limits.timeout = timeout
    limits.atOnce = atOnce
    limits.queue = queue
    let id = DeviceID(rawValue: 1)
    return RuleFiring(
      rule: rule, trigger: trigger, command: command, limits: limits,
      event: GestureEvent(
        id: GestureID(rawValue: 1), kind: .pan, phase: .ended, device: id,
        time: Instant(microseconds: 0)),
      device: DeviceDescription(id: id, node: "/dev/null", name: "pad", kind: .touchpad),
      direction: .left, distance: Points(80))
  }
}
