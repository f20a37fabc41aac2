// The words beside the options.
extension ArgumentParser {
  /// Takes in the words beside the options.
  mutating func applyWords() throws(UsageError) {
    switch invocation.command {
    case .todo: try applyTask()
    case .record, .replay:
      guard words.count == 1, !words[0].isEmpty else {
        throw UsageError("detent \(invocation.command.rawValue) takes one FILE")
      }
      invocation.recording.file = words[0]
    case .pin:
      guard words.count < 2, words.first != "", words.first != "-" else {
        throw UsageError("detent pin takes one FILE at most")
      }
      invocation.pinFile = words.first
    case .run:
      guard words.count < 2, words.first != "", words.first != "-" else {
        throw UsageError("detent run takes one CONFIG at most")
      }
      invocation.running.file = words.first
    case .mailbox, .lock, .unlock, .watch, .events, .latency, .devices, .doctor, .calibrate: break
    }
  }

  /// Takes in what is to be done with the items.
  private mutating func applyTask() throws(UsageError) {
    let task = try ToDoTask(words)
    guard task != .app else {
      if invocation.account != nil {
        throw UsageError("--account is for detent todo export and detent todo import")
      }
      if invocation.database != nil, invocation.isDemo {
        throw UsageError("--demo plays on samples: leave --database out")
      }
      return
    }
    var bare = Invocation(command: .todo)
    bare.database = invocation.database
    bare.account = invocation.account
    guard invocation == bare else {
      throw UsageError("detent todo \(words[0]) takes --database and --account alone")
    }
    invocation.toDoTask = task
  }
}
