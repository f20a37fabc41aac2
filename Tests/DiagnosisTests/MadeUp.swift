import InputModel

@testable import Diagnosis

/// Facts as a healthy machine has them, to be changed by each test.
enum MadeUp {
  static let mia = UserFacts(name: "mia")

  static func screen(_ change: (inout NodeFacts) -> Void = { _ in }) -> NodeFacts {
    var node = NodeFacts(
      node: "/dev/input/event4", name: "Panel", role: .device(.touchscreen),
      udevKinds: ["touchscreen"],
      permissions: NodePermissions(owner: "root", group: "input", mode: 0o660))
    change(&node)
    return node
  }

  static func keyboard(_ access: NodeFacts.Access = .refused) -> NodeFacts {
    NodeFacts(
      node: "/dev/input/event2", name: "Keys", role: .other, udevKinds: ["key", "keyboard"],
      access: access)
  }

  static func system(_ change: (inout SystemFacts) -> Void = { _ in }) -> SystemFacts {
    var system = SystemFacts(
      user: mia, login: LoginFacts(isRunning: true, session: "2", isActive: true),
      realtime: RealtimeFacts(priority: 20, wakeup: .granted),
      terminal: TerminalFacts(
        isTerminal: true, name: "xterm", isKnown: true, isUTF8: true, columns: 80, rows: 24))
    change(&system)
    return system
  }
}
