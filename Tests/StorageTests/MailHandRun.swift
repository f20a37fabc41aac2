import HandRuns

/// Runs of detent-mail-hand.
enum MailHandRun {
  static let program = "detent-mail-hand"

  static func output(_ arguments: [String], _ variables: String...) throws -> [String] {
    try HandRun.output(program, arguments, variables: variables)
  }
}
