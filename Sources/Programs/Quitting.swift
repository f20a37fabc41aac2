/// Whether a program was told to end, and what comes of it.
///
///     going ──told to end──► ending ──what was begun is done──► (it ends)
///       ▲                      │
///       └──failure: a person───┴──failure: a script──► failed (it ends)
enum Quitting: Hashable, Sendable {
  case going
  /// It ends as soon as nothing is left to be done.
  case ending(byScript: Bool)
  /// A script told it to end, and something could not be done.
  case failed

  var isEnding: Bool {
    switch self {
    case .ending: true
    case .going, .failed: false
    }
  }

  var hasFailed: Bool { self == .failed }

  /// Whether the program ends now, where something may still be waited for.
  func isDone(isWaiting: Bool) -> Bool {
    switch self {
    case .going: false
    case .ending: !isWaiting
    case .failed: true
    }
  }

  mutating func begin(byScript: Bool) {
    switch self {
    case .going, .ending: self = .ending(byScript: byScript)
    case .failed: break
    }
  }

  /// Something could not be done: a person is told and can go on, and a script has failed.
  mutating func noteFailure() {
    switch self {
    case .ending(let byScript): self = byScript ? .failed : .going
    case .going, .failed: break
    }
  }
}
