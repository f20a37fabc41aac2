internal import Programs
internal import ToDoStorage

/// Failures to open a database of items, told and turned into an exit status.
enum ToDoFailure {
  /// Says the sentence on standard error, and as a line where lines are printed.
  static func report(_ error: ToDoError, asJSON: Bool) -> Int32 {
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
