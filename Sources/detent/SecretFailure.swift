internal import Programs
internal import Secrets

/// A secret that cannot be asked for, told and turned into an exit status.
enum SecretFailure {
  /// Says the sentence on standard error, and as a line where lines are printed.
  static func report(_ error: SecretError, asJSON: Bool) -> Int32 {
    if asJSON {
      var output = LineOutput(format: .json)
      _ = output.write([.error(error.message)])
    }
    StandardError.say(error.message)
    return switch error {
    case .usage: ExitStatus.usage
    case .notPermitted: ExitStatus.notPermitted
    case .failure: ExitStatus.failure
    }
  }
}
