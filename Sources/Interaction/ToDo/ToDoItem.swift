/// A thing to do, as it is kept.
public struct ToDoItem: Hashable, Sendable {
  /// The number that it has for good in its database, from 1.
  public var id: Int64
  /// Any text; its first line stands in lists.
  public var text: String
  /// The day for which it is planned.
  public var planned: CivilDate
  public var isImportant: Bool
  public var created: CivilTime
  /// When it was done; nil while it is to be done.
  public var done: CivilTime?
  /// When it was deleted; nil unless it was. It stays, struck through, until it is purged.
  public var deleted: CivilTime?

  public init(
    id: Int64, text: String, planned: CivilDate, isImportant: Bool = false, created: CivilTime,
    done: CivilTime? = nil, deleted: CivilTime? = nil
  ) {
    self.id = id
    self.text = text
    self.planned = planned
    self.isImportant = isImportant
    self.created = created
    self.done = done
    self.deleted = deleted
  }
}
