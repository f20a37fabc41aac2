internal import Secrets

/// A secret that cannot be asked for.
enum SecretFailure {
  /// Says why, as `Failure.report` does.
  static func report(_ error: SecretError, asJSON: Bool) -> Int32 {
    let status =
      switch error {
      case .usage: ExitStatus.usage
      case .notPermitted: ExitStatus.notPermitted
      case .failure: ExitStatus.failure
      }
    return Failure.report([error.message], asJSON: asJSON, status: status)
  }
}
