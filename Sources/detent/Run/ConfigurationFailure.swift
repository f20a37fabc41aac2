/// Why the gesture daemon has no configuration to follow.
struct ConfigurationFailure: Error, Hashable {
  /// At least one.
  let sentences: [String]
  let status: Int32

  init(_ sentences: [String], status: Int32 = ExitStatus.usage) {
    self.sentences = sentences
    self.status = status
  }

  /// Says why on standard error, and as lines where lines are printed. Returns the exit status.
  func report(asJSON: Bool) -> Int32 {
    Failure.report(sentences, asJSON: asJSON, status: status)
  }
}
