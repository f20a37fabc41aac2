public import Interaction

/// What there is to know of an item wherever it is kept.
public struct PortableItem: Hashable, Sendable {
  /// Names it for good, in whatever database.
  public var uid: String
  public var text: String
  public var planned: CivilDate
  public var isImportant: Bool
  public var created: CivilTime
  public var done: CivilTime?
  public var deleted: CivilTime?

  public init(
    uid: String, text: String, planned: CivilDate, isImportant: Bool = false, created: CivilTime,
    done: CivilTime? = nil, deleted: CivilTime? = nil
  ) {
    self.uid = uid
    self.text = text
    self.planned = planned
    self.isImportant = isImportant
    self.created = created
    self.done = done
    self.deleted = deleted
  }

  /// The most bytes that a text may have.
  public static let longestText = 1 << 20

  /// Why a text cannot be kept; nil where it can.
  public static func refusal(of text: String) -> String? {
    if text.allSatisfy(\.isWhitespace) { return "the text is empty" }
    if text.utf8.contains(0) { return "the text has a NUL in it" }
    return text.utf8.count > longestText ? "the text is longer than a megabyte" : nil
  }
}
