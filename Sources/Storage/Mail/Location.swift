/// Where a message's file lies.
struct Location: Hashable, Sendable {
  /// The number of the folder in the table.
  var folder: Int
  var part: Part
  var name: MessageName

  /// A Maildir's folders of messages: `new` holds what no program has seen.
  enum Part: String, Hashable, Sendable, CaseIterable {
    case cur
    case new
  }

  /// What has not been read, but for what was written here.
  var isUnread: Bool {
    guard folder != FolderTable.drafts && folder != FolderTable.outbox else { return false }
    return part == .new || !name.hasFlag("S")
  }
}
