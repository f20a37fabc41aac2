internal import Programs
internal import Themes

/// A theme that cannot be used, told and turned into an exit status.
enum ThemeFailure {
  /// Says the sentence on standard error, and as a line where lines are printed.
  static func report(_ error: ThemeError, asJSON: Bool) -> Int32 {
    if asJSON {
      var output = LineOutput(format: .json)
      _ = output.write([.error(error.description)])
    }
    StandardError.say(error.description)
    return ExitStatus.usage
  }
}
