internal import GestureRules
internal import InputModel

extension Line {
  static func encode(_ report: CommandReport) -> String {
    var object = JSONObject(type: "command", at: report.time)
    object.add("rule", report.firing.rule)
    object.add("on", report.firing.trigger.name)
    switch report.action {
    case .rehearsed:
      object.add("action", "rehearsed")
      describe(report.firing, in: &object)
    case .started(let process):
      object.add("action", "started")
      object.add("process", Int(process))
      describe(report.firing, in: &object)
    case .dropped(let refusal):
      object.add("action", "dropped")
      object.add("reason", refusal.rawValue)
    case .failed(let reason):
      object.add("action", "failed")
      object.add("reason", reason)
    case .ended(let ending):
      object.add("action", "ended")
      switch ending.end {
      case .status(let status): object.add("status", Int(status))
      case .signal(let number): object.add("signal", Int(number))
      }
      object.add("timed_out", ending.isTimedOut)
    }
    return object.line()
  }

  private static func describe(_ firing: RuleFiring, in object: inout JSONObject) {
    switch firing.command {
    case .exec(let words): object.add("exec", words)
    case .shell(let line): object.add("shell", line)
    }
    object.add("environment", firing.environment.map { "\($0.name)=\($0.value)" })
  }
}
