/// A message of the list. The texts are as received: escape control characters before showing them.
public struct Message: Hashable, Sendable {
  public var id: String
  public var sender: String
  public var subject: String
  public var excerpt: String
  /// When it came, as it is shown.
  public var date: String

  public init(id: String, sender: String, subject: String, excerpt: String, date: String) {
    self.id = id
    self.sender = sender
    self.subject = subject
    self.excerpt = excerpt
    self.date = date
  }
}
