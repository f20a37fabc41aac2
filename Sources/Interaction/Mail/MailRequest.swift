/// What the mail list asks of whoever keeps the mail. Each is answered by one `MailEvent.done` or
/// `.failed` with its number.
public struct MailRequest: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    /// Moves a message. `due` is when one that goes to `.deferred` comes back, nil for someday.
    case move(id: String, from: Place, to: Place, due: CivilTime?)
    /// Makes an empty list.
    case createList(String)
    /// Puts a message into the outbox, and takes the draft that it goes on from away.
    case send(Draft)
    /// Puts a message among the drafts, in place of the draft that it goes on from.
    case keep(Draft)
    /// Takes a kept draft away.
    case discard(id: String)
    /// Reads a kept draft: answered by `MailEvent.opened` before `.done`. What it has beside its
    /// recipient, subject and text is carried over when it is kept or sent; one whose parts cannot be
    /// is refused.
    case open(id: String)
  }

  public var number: Int
  public var action: Action

  public init(number: Int, action: Action) {
    self.number = number
    self.action = action
  }
}
