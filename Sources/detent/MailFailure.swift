internal import Programs
internal import Storage

/// Failures to open a folder of mail, told and turned into an exit status.
enum MailFailure {
  /// Says the sentence on standard error, and as a line where lines are printed.
  static func report(_ error: MailboxError, asJSON: Bool) -> Int32 {
    if asJSON {
      var output = LineOutput(format: .json)
      _ = output.write([.error(error.description)])
    }
    StandardError.say(error.description)
    return switch error.kind {
    case .usage: ExitStatus.usage
    case .permission: ExitStatus.notPermitted
    case .failure: ExitStatus.failure
    }
  }
}
