internal import Storage

/// Failures to open a folder of mail or a database of items.
enum StorageFailure {
  /// Says why, as `Failure.report` does.
  static func report(_ error: StorageError, asJSON: Bool) -> Int32 {
    let status =
      switch error.kind {
      case .usage: ExitStatus.usage
      case .permission: ExitStatus.notPermitted
      case .failure: ExitStatus.failure
      }
    return Failure.report([error.description], asJSON: asJSON, status: status)
  }
}
