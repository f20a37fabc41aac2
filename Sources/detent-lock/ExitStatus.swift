internal import Supervision

/// The exit statuses of the program, as those of `detent`.
enum ExitStatus {
  static let unlocked: Int32 = 0
  static let usage: Int32 = 2
  static let notPermitted: Int32 = 4
  static let failure: Int32 = 5
  /// Open, but not by whom it was locked for: a service manager is not to lock again.
  static let released: Int32 = 6

  /// The status of a lock that came to its end.
  static func of(_ ending: SupervisorEnding) -> Int32 {
    switch ending {
    case .unlocked: unlocked
    case .screenFailed(.exit(let status)) where (usage...failure).contains(status): status
    case .released: released
    case .screenFailed, .screenSilent, .deviceRefused, .notShown: failure
    }
  }
}
