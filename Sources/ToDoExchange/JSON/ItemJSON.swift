internal import Interaction
internal import JSONTrees
public import ToDoStorage

/// Items as JSON:
///
///     {"format": "detent-todo", "version": 1, "items": [{"uid": "…", "text": "…",
///       "planned": "2026-03-10", "important": false, "created": "2026-03-10T09:30:00",
///       "done": null, "deleted": null}]}
///
/// Times are those of the clock on the wall. Members that are not known are passed over.
public enum ItemJSON {
  static let format = "detent-todo"
  static let version: Int64 = 1

  /// The bytes of a file.
  public static func bytes(of items: [PortableItem]) -> [UInt8] {
    let tree = JSONTree.object([
      .init("format", .string(format)), .init("version", .integer(version)),
      .init("items", .array(items.map(tree))),
    ])
    return Array(JanssonValue(tree).text.utf8) + [UInt8(ascii: "\n")]
  }

  private static func tree(of item: PortableItem) -> JSONTree {
    .object([
      .init("uid", .string(item.uid)), .init("text", .string(item.text)),
      .init("planned", .string(CivilText.text(item.planned))),
      .init("important", .boolean(item.isImportant)),
      .init("created", .string(CivilText.text(item.created))),
      .init("done", moment(item.done)), .init("deleted", moment(item.deleted)),
    ])
  }

  private static func moment(_ time: CivilTime?) -> JSONTree {
    time.map { .string(CivilText.text($0)) } ?? .null
  }
}
