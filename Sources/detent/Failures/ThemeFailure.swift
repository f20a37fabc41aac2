internal import Themes

/// A theme that cannot be used.
enum ThemeFailure {
  /// Says why, as `Failure.report` does.
  static func report(_ error: ThemeError, asJSON: Bool) -> Int32 {
    Failure.report([error.description], asJSON: asJSON, status: ExitStatus.usage)
  }
}
