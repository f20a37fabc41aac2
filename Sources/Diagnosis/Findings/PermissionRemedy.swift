/// How a user gets to read nodes that the kernel refuses.
///
///     active session on the seat ── rule absent ──► install the seat's rule
///             │                  ── rule masked ──► unmask it
///             │                  ── no tag ───────► have udev read and apply it
///             │                  └─ tagged ───────► apply it anew
///     session on the seat, not shown ─────────────► activate it
///     neither ── the group's rule absent ─────────► group, rule, membership
///             ── not a member ────────────────────► membership
///             └─ a member ── not in this process ─► log in anew
///                         └─ node not the group's ► have udev read and apply it
struct PermissionRemedy: Hashable {
  var reason: String
  var action: String
  var commands: [String]

  private static let apply = [
    "sudo udevadm control --reload",
    "sudo udevadm trigger --subsystem-match=input --action=change",
  ]
  private static let group = "detent"

  init(for nodes: [NodeFacts], _ system: SystemFacts) {
    if system.login.isRunning, system.login.isActive {
      self = .bySeat(nodes, system)
    } else if system.login.isRunning, let session = system.login.seatSession {
      self = PermissionRemedy(
        reason: "logind gives the nodes to the session that is shown, and \(session) is not",
        action: "switch to your session on \(system.seat)",
        commands: ["loginctl activate \(session)"])
    } else {
      self = .byGroup(nodes, system)
    }
  }

  private init(reason: String, action: String, commands: [String]) {
    self.reason = reason
    self.action = action
    self.commands = commands
  }

  private static func bySeat(_ nodes: [NodeFacts], _ system: SystemFacts) -> PermissionRemedy {
    if nodes.allSatisfy(\.hasSeatTag) {
      return PermissionRemedy(
        reason: "udev has tagged them for the seat's user, and logind has not acted on it",
        action: "have udev apply its rules anew", commands: apply)
    }
    switch system.seatRule {
    case .absent:
      return PermissionRemedy(
        reason: "Detent's rule for the seat's user is not installed",
        action: "install Detent's udev rule for the seat",
        commands: [install("seat", "70-detent.rules", system)] + apply)
    case .masked(let path):
      return PermissionRemedy(
        reason: "\(path) hides Detent's rule", action: "take \(path) away",
        commands: ["sudo rm \(path)", install("seat", "70-detent.rules", system)] + apply)
    case .installed(let path):
      return PermissionRemedy(
        reason: "\(path) is there, and udev has not applied it",
        action: "have udev apply its rules", commands: apply)
    }
  }

  private static func byGroup(_ nodes: [NodeFacts], _ system: SystemFacts) -> PermissionRemedy {
    let reason = withoutSeat(system)
    let join = "sudo usermod -aG \(group) \(system.user.name)"
    let isApplied = nodes.allSatisfy { $0.permissions?.group == group }
    let isInstalled = if case .installed = system.groupRule { true } else { false }
    guard isApplied || isInstalled else {
      let create = system.user.detentGroup == .noGroup ? ["sudo groupadd --system \(group)"] : []
      let enter = system.user.detentGroup == .member ? [] : [join]
      return PermissionRemedy(
        reason: "\(reason); Detent's rule for a group is not installed",
        action: "give group \(group) the nodes, join it and log in anew",
        commands: create + [install("group", "70-detent-group.rules", system)] + apply + enter)
    }
    if system.user.detentGroup != .member {
      let create = system.user.detentGroup == .noGroup ? ["sudo groupadd --system \(group)"] : []
      return PermissionRemedy(
        reason: "\(reason); \(system.user.name) is not in group \(group)",
        action: "join group \(group) and log in anew",
        commands: create + [join] + (isApplied ? [] : apply))
    }
    if isApplied {
      return PermissionRemedy(
        reason: "\(system.user.name) is in group \(group), and this login is older",
        action: "log in anew, or start a shell with the group", commands: ["newgrp \(group)"])
    }
    return PermissionRemedy(
      reason: "\(reason); udev has not applied the rule for group \(group)",
      action: "have udev apply its rules", commands: apply)
  }

  private static func withoutSeat(_ system: SystemFacts) -> String {
    guard system.login.isRunning else { return "no logind gives nodes to whoever is at the seat" }
    guard let user = system.login.activeUser else {
      return "\(system.user.name) has no session on \(system.seat)"
    }
    return "\(system.user.name) has no session on \(system.seat), which is \(user)'s"
  }

  private static func install(_ rule: String, _ file: String, _ system: SystemFacts) -> String {
    "\(system.program) doctor --rule \(rule) | sudo tee /etc/udev/rules.d/\(file)"
  }
}
