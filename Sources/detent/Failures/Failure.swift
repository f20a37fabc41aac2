internal import Programs

/// What keeps a command from its work, told and turned into an exit status.
enum Failure {
  /// Says the sentences on standard error, and as lines where lines are printed. Returns the status.
  static func report(_ sentences: [String], asJSON: Bool, status: Int32) -> Int32 {
    if asJSON {
      var output = LineOutput(format: .json)
      _ = output.write(sentences.map { .error($0) })
    }
    for sentence in sentences { StandardError.say(sentence) }
    return status
  }
}
