/// A message of a list. The texts are as received: escape control characters before showing them.
public struct Message: Hashable, Sendable {
  /// Names the message wherever it lies, for as long as the program runs.
  public var id: String
  public var sender: String
  public var subject: String
  public var excerpt: String
  /// When it came, as it is shown.
  public var date: String
  /// When it came, in seconds since 1970: lists show the newest first.
  public var received: Int64
  /// When a deferred message comes back; nil for someday, and for one that is not deferred.
  public var due: CivilTime?
  public var isUnread: Bool
  /// Whether the message could be read; the excerpt says why not.
  public var isReadable: Bool

  public init(
    id: String, sender: String, subject: String, excerpt: String, date: String,
    received: Int64 = 0, due: CivilTime? = nil, isUnread: Bool = false, isReadable: Bool = true
  ) {
    self.id = id
    self.sender = sender
    self.subject = subject
    self.excerpt = excerpt
    self.date = date
    self.received = received
    self.due = due
    self.isUnread = isUnread
    self.isReadable = isReadable
  }
}

/// A message that is being written.
public struct Draft: Hashable, Sendable {
  /// The kept draft that it goes on from; nil for a new one.
  public var id: String?
  public var recipient: String
  public var subject: String
  /// Lines end with `\n`.
  public var text: String

  public init(id: String? = nil, recipient: String = "", subject: String = "", text: String = "") {
    self.id = id
    self.recipient = recipient
    self.subject = subject
    self.text = text
  }

  /// Whether nothing was typed.
  public var isEmpty: Bool { recipient.isEmpty && subject.isEmpty && text.isEmpty }
}
