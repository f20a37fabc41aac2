/// Why a folder of mail cannot be used.
public struct MailboxError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: Hashable, Sendable {
    /// What was named is no Maildir.
    case usage
    /// The folder may not be read.
    case permission
    /// The system refused.
    case failure
  }

  public let kind: Kind
  /// Names the folder; control characters in it are as given.
  public let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
