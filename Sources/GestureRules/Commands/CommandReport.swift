public import InputModel

/// What became of a command.
public struct CommandReport: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// It would be run, were it not a rehearsal.
    case rehearsed
    case started(process: Int32)
    /// It was not run.
    case dropped(CommandRefusal)
    /// It could not be run, and why.
    case failed(String)
    case ended(CommandEnding)
  }

  public var firing: RuleFiring
  public var time: Instant
  public var action: Action

  public init(_ firing: RuleFiring, at time: Instant, _ action: Action) {
    self.firing = firing
    self.time = time
    self.action = action
  }

  /// What went wrong, as a sentence; nil where nothing did, or where it is no fault.
  public var complaint: String? {
    let who = "“\(firing.rule)”, \(firing.trigger.name)"
    switch action {
    case .rehearsed, .started, .dropped(.moving), .dropped(.ending): return nil
    case .dropped(.crowded): return "\(who): not run, since too many wait before it"
    case .failed(let reason): return "\(who): \(reason)"
    case .ended(let ending):
      if ending.isTimedOut { return "\(who): stopped, since it took too long" }
      switch ending.end {
      case .status(0): return nil
      case .status(let status): return "\(who): ended with status \(status)"
      case .signal(let number): return "\(who): ended by signal \(number)"
      }
    }
  }
}

/// Why a command was not run.
public enum CommandRefusal: String, Hashable, Sendable {
  /// A `changed`, while as many of the rule's commands ran as may: the next one tells more.
  case moving
  /// As many of the rule's commands wait as may.
  case crowded
  /// Detent ends.
  case ending
}

/// How a command ended.
public struct CommandEnding: Hashable, Sendable {
  public enum End: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  public var end: End
  /// Whether it was stopped for having taken too long.
  public var isTimedOut: Bool

  public init(_ end: End, isTimedOut: Bool) {
    self.end = end
    self.isTimedOut = isTimedOut
  }
}
