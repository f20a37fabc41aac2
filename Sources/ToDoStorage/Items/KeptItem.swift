internal import Interaction

/// A row of the table of items.
struct KeptItem: Hashable {
  var id: Int64
  var account: Int64
  var content: PortableItem

  /// For lists.
  var item: ToDoItem {
    ToDoItem(
      id: id, text: content.text, planned: content.planned, isImportant: content.isImportant,
      created: content.created, done: content.done, deleted: content.deleted)
  }

  /// Of all columns, so that a text that the disk changed is not taken for what was written.
  var checksum: Int64 {
    var checksum = Checksum()
    for number in [id, account] { checksum.add(number) }
    for text in [content.uid, content.text] { checksum.add(text) }
    checksum.add(Int64(content.planned.daysSince1970))
    checksum.add(content.isImportant ? 1 : 0)
    checksum.add(content.created.wallSeconds)
    for moment in [content.done, content.deleted] {
      checksum.add(moment == nil ? 0 : 1)
      checksum.add(moment?.wallSeconds ?? 0)
    }
    return checksum.value
  }
}

extension CivilTime {
  /// Seconds since 1970 by the clock on the wall.
  var wallSeconds: Int64 { Int64(date.daysSince1970) * 86_400 + Int64(secondOfDay) }

  init(wallSeconds: Int64) {
    self = CivilTime(CivilDate(daysSince1970: 0)).adding(
      seconds: Int(min(max(wallSeconds, -62_135_596_800), 253_402_300_799)))
  }
}
