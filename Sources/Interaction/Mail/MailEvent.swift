/// What whoever keeps the mail tells the mail list.
public enum MailEvent: Hashable, Sendable {
  /// A message and where it lies.
  public struct Stored: Hashable, Sendable {
    public var message: Message
    public var place: Place

    public init(message: Message, place: Place) {
      self.message = message
      self.place = place
    }
  }

  /// What was asked for is done and will survive. Where a folder could not be synced, a `.trouble`
  /// before this says that a loss of power could undo it.
  case done(request: Int)
  /// What was asked for could not be done. `isGone` where the message is no longer there.
  case failed(request: Int, reason: String, isGone: Bool)
  /// Messages that are new, at start or since, and have come, changed or moved by other hands.
  case stored([Stored])
  /// Messages that other hands have taken away.
  case removed(ids: [String])
  /// A deferred message is due and lies in the mailbox again.
  case cameBack(Stored)
  /// The names of all lists.
  case lists([String])
  /// A kept draft to go on from.
  case opened(Draft)
  /// All that was there at start has been told.
  case loaded
  /// Something to tell a person, such as a folder that cannot be read.
  case trouble(String)
}
