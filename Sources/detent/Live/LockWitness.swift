internal import Invocation
internal import LockMessages

/// Who is told of a lock: the process that holds the console, or whoever the options name.
enum LockWitness {
  case nobody
  case holder(SupervisorLink)
  case hooks(TerminalLockHooks)

  /// The witness that an invocation asks for; nil where its token is none.
  init?(_ invocation: Invocation) {
    if let token = invocation.token {
      guard let link = SupervisorLink(descriptor: token) else { return nil }
      self = .holder(link)
    } else if invocation.command == .lock {
      self = .hooks(TerminalLockHooks(invocation.hooks))
    } else {
      self = .nobody
    }
  }

  /// The process that holds the console; nil where none does.
  var holder: SupervisorLink? {
    switch self {
    case .holder(let link): link
    case .nobody, .hooks: nil
    }
  }

  /// The first picture stands. To be told once.
  func tellLocked() {
    switch self {
    case .nobody: break
    case .holder(let link): link.tell(.drawn)
    case .hooks(let hooks): hooks.tellLocked()
    }
  }

  /// A slide was completed, and the terminal is given back.
  func tellUnlocked() {
    switch self {
    case .nobody: break
    case .holder(let link): link.tell(.unlocked)
    case .hooks(let hooks): hooks.tellUnlocked()
    }
  }
}
