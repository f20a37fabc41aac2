/// How much a text may hold.
public struct TextLimit: Hashable, Sendable {
  /// As a reader counts them.
  public let characters: Int
  /// In UTF-8. One Character may have any number of marks on it, so their count alone bounds nothing.
  public let bytes: Int

  /// The limit; a negative number counts as 0.
  public init(characters: Int, bytes: Int) {
    self.characters = max(characters, 0)
    self.bytes = max(bytes, 0)
  }
}
