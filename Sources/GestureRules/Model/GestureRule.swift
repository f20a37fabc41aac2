public import Gestures
public import InputModel

/// What is run when a gesture of a kind does something.
public struct GestureRule: Hashable, Sendable {
  /// What it is called in messages; no two rules have the same.
  public var name: String
  public var gesture: GestureKind
  public var conditions = RuleConditions()
  public var began: RuleCommand?
  public var changed: ChangedCommand?
  public var crossings: [CrossingCommand] = []
  public var ended: RuleCommand?
  public var cancelled: RuleCommand?
  public var limits = RuleLimits()

  public init(name: String, gesture: GestureKind) {
    self.name = name
    self.gesture = gesture
  }

  /// All that it may run.
  public var commands: [RuleCommand] {
    [began, changed?.command].compactMap { $0 } + crossings.map(\.command)
      + [ended, cancelled].compactMap { $0 }
  }
}

/// A program to run.
public enum RuleCommand: Hashable, Sendable {
  /// A program and its arguments, without a shell.
  case exec([String])
  /// A line for `/bin/sh -c`.
  case shell(String)
}

/// What is run while a gesture moves.
public struct ChangedCommand: Hashable, Sendable {
  public static let usualInterval = Interval.milliseconds(100)

  public var command: RuleCommand
  /// At least so much time passes between two runs.
  public var interval: Interval

  public init(_ command: RuleCommand, interval: Interval = ChangedCommand.usualInterval) {
    self.command = command
    self.interval = interval
  }
}

/// What is run when a gesture gets so far, or comes back.
public struct CrossingCommand: Hashable, Sendable {
  public enum Way: String, CaseIterable, Hashable, Sendable {
    case up
    case down
    case both
  }

  /// How far the finger must have come back before a crossing counts again: 5 pt, 0.8 mm, more than a
  /// resting finger trembles.
  public static let usualSlack = Points(5)

  public var command: RuleCommand
  public var distance: Points
  public var way: Way
  public var slack: Points

  public init(
    _ command: RuleCommand, at distance: Points, way: Way = .up,
    slack: Points = CrossingCommand.usualSlack
  ) {
    self.command = command
    self.distance = distance
    self.way = way
    self.slack = slack
  }
}

/// How long a rule's commands may take, and how many may run and wait at a time.
public struct RuleLimits: Hashable, Sendable {
  /// Nil for as long as Detent runs.
  public var timeout: Interval? = Interval(seconds: 10)
  /// One after the other, so that a gesture's commands run in its order.
  public var atOnce = 1
  public var queue = 16

  public init() {}
}
