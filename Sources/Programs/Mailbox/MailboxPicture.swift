internal import InputModel
internal import Interaction

extension Mailbox {
  func snapshot(at time: Instant) -> MailboxSnapshot {
    let frames = frames(at: time)
    let list = layout.list
    var rows: [RowSnapshot] = []
    for (index, entry) in entries.enumerated() {
      let frame = frames[index]
      guard frame.maxY > list.y, frame.y < list.maxY else { continue }
      rows.append(
        RowSnapshot(
          message: entry.message, frame: frame, offset: entry.row.offset(at: time),
          appearance: entry.row.appearance(at: time), phase: entry.row.phase,
          isSelected: index == selection))
    }
    return MailboxSnapshot(
      title: "Mailbox", bar: layout.bar, rows: rows, list: list, options: optionsSnapshot,
      count: entries.count, undoDepth: removals.count)
  }

  private var optionsSnapshot: OptionsSnapshot? {
    guard let open = openOptions else { return nil }
    let tiles = zip(open.options, layout.tiles(open.options.count)).enumerated()
    return OptionsSnapshot(
      title: open.action == .reschedule ? "When shall it come back?" : "Which list?",
      panel: layout.panel,
      tiles: tiles.map { index, tile in
        TileSnapshot(
          option: tile.0, frame: tile.1, isDefault: index == 0,
          isSelected: index == optionSelection)
      })
  }

  /// What can be touched, and where.
  func elements(at time: Instant) -> [LayoutReporter.Element] {
    if let open = openOptions {
      return layout.tiles(open.options.count).enumerated().map { index, frame in
        LayoutReporter.Element(name: "option \(index)", frame: frame)
      }
    }
    return frames(at: time).enumerated().map { index, frame in
      LayoutReporter.Element(name: "row \(index)", frame: frame)
    }
  }

  /// The subject of a message in the list or among those that left it.
  func subject(of id: String) -> String {
    let entry =
      entries.first { $0.message.id == id }
      ?? removals.last { $0.entry.message.id == id }?.entry
    return entry?.message.subject ?? ""
  }
}
