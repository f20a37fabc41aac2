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

  /// Why a name for good cannot be kept; nil where it can.
  public static func refusal(ofUID uid: String) -> String? {
    if uid.isEmpty { return "the UID is empty" }
    if uid.utf8.contains(0) { return "the UID has a NUL in it" }
    return uid.utf8.count > 1024 ? "the UID is longer than 1024 bytes" : nil
  }

  /// A name for one that came without: the same for the same text and day, so that taking it in twice
  /// does not double it.
  public var contentUID: String {
    var checksum = Checksum()
    checksum.add(text)
    checksum.add(Int64(planned.daysSince1970))
    return "detent-\(String(UInt64(bitPattern: checksum.value), radix: 16))"
  }
}
