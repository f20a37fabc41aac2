internal import Diagnosis
internal import SafeText

/// What is told to a person of the machine.
enum SystemText {
  static func lines(_ system: SystemFacts, width: Int) -> [String] {
    let rows = [
      ("udev", udev(system)), ("logind", login(system)), ("real time", realtime(system.realtime)),
      ("terminal", terminal(system.terminal)),
    ]
    return rows.flatMap {
      TextLines.headed($0.0, Escaping.visible($0.1), width: width)
    }
  }

  private static func udev(_ system: SystemFacts) -> String {
    let rules = [("seat", system.seatRule), ("group", system.groupRule)].map {
      "\($0.0) \(describe($0.1))"
    }
    return "\(system.isUdevRunning ? "running" : "not running"); Detent's rules: "
      + rules.joined(separator: ", ")
  }

  private static func describe(_ rule: RuleState) -> String {
    switch rule {
    case .absent: "absent"
    case .installed(let path): "in \(path)"
    case .masked(let path): "hidden by \(path)"
    }
  }

  private static func login(_ system: SystemFacts) -> String {
    let login = system.login
    guard login.isRunning else { return "not running" }
    let session = login.session.map { "this is session \($0)" } ?? "this is in no session"
    let user = system.user.name
    let active: String
    if login.isActive {
      active = "\(user) is at \(system.seat)"
    } else if let other = login.activeUser {
      active = "\(other) is at \(system.seat), \(user) is not"
    } else {
      active = "nobody is at \(system.seat)"
    }
    return "running; \(session); \(active)"
  }

  private static func realtime(_ realtime: RealtimeFacts) -> String {
    let memory = realtime.lockedMemory.map { "\($0 / 1024) KiB" } ?? "any number of bytes"
    let wakeup =
      switch realtime.wakeup {
      case .granted: "cpu_dma_latency granted"
      case .refused: "cpu_dma_latency refused"
      case .absent: "no cpu_dma_latency"
      }
    let kernel = realtime.preemption.isEmpty ? "" : "; kernel \(realtime.preemption)"
    return "rtprio \(realtime.priority), memlock \(memory), \(wakeup)\(kernel)"
  }

  private static func terminal(_ terminal: TerminalFacts) -> String {
    guard terminal.isTerminal else { return "none" }
    guard terminal.isKnown else { return "\(terminal.name), which terminfo does not know" }
    let colors =
      switch terminal.colors {
      case "direct": "exact colours"
      case "mono": "no colours"
      default: "\(terminal.colors) colours"
      }
    let parts = [
      terminal.name, "\(terminal.columns)×\(terminal.rows)", colors,
      terminal.isUTF8 ? "UTF-8" : "no UTF-8", terminal.hasMouse ? "mouse" : "no mouse",
      terminal.isConsole ? "a console" : "no console",
    ]
    return parts.joined(separator: ", ")
  }
}
