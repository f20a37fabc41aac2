internal import LockMessages

/// The exit statuses of the program.
enum ExitStatus {
  static let accepted: Int32 = 0
  static let refused: Int32 = 1
  static let usage: Int32 = 2
  static let failure: Int32 = 5

  static func of(_ verdict: AuthVerdict) -> Int32 {
    switch verdict {
    case .accepted: accepted
    case .refused: refused
    case .failed, .undecided: failure
    }
  }
}
