public import InputModel

/// What keys, buttons and scripts do to an item.
extension ToDoApp {
  /// The item that keys act on, where lists are shown.
  public var selectedItem: ToDoItem? {
    guard case .main = page, panes.indices.contains(focus) else { return nil }
    return panes[focus].item(at: panes[focus].selection)
  }

  /// An item that a script names by its number, or the selected one.
  private func meant(_ id: Int64?) -> ToDoItem? {
    guard let id else { return selectedItem }
    return item(id)?.item
  }

  /// Checks an item, or no longer; nil turns it round. Its row hides where the list loses it.
  public mutating func check(
    _ id: Int64? = nil, _ isDone: Bool? = nil, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard case .main = page else { return }
    guard let item = meant(id) else {
      if let id, let isDone {
        edit(unknown(id), .done(from: isDone ? nil : now, to: isDone ? now : nil))
      }
      return
    }
    let wanted = isDone ?? (item.done == nil)
    guard wanted != (item.done != nil) || isDone == nil else {
      edit(item, .done(from: item.done, to: wanted ? item.done ?? now : nil))
      return
    }
    let list = self.list(of: item.id)
    if let list, list.losesChecked, isFree {
      guard panes[pane(of: list) ?? 0].moving(item.id, in: list) == nil else { return }
      changeRow(item.id, list, time, &output) {
        $0.row.perform(wanted ? .archive : .reschedule, at: time)
      }
      advance(to: time, into: &output)
    } else {
      edit(item, .done(from: item.done, to: wanted ? now : nil))
    }
    output.append(.layout)
  }

  /// The list in which an item is shown; the pane with the keys comes first.
  private func list(of id: Int64) -> ToDoList? {
    if panes.indices.contains(focus), let row = panes[focus].row(of: id) {
      return panes[focus].list(at: row)
    }
    return item(id)?.list
  }

  /// Marks an item as important, or no longer; nil turns it round.
  public mutating func star(_ id: Int64? = nil, _ isImportant: Bool? = nil) {
    guard case .main = page else { return }
    if let item = meant(id) {
      let wanted = isImportant ?? !item.isImportant
      edit(item, .important(from: item.isImportant, to: wanted))
    } else if let id, let isImportant {
      edit(unknown(id), .important(from: !isImportant, to: isImportant))
    }
  }

  /// Strikes an item through, or takes the line away; nil turns it round.
  public mutating func delete(_ id: Int64? = nil, _ isDeleted: Bool? = nil) {
    guard case .main = page else { return }
    if let item = meant(id) {
      let wanted = isDeleted ?? (item.deleted == nil)
      edit(item, .deleted(from: item.deleted, to: wanted ? item.deleted ?? now : nil))
    } else if let id, let isDeleted {
      edit(
        unknown(id), .deleted(from: isDeleted ? nil : now, to: isDeleted ? now : nil))
    }
  }

  /// Plans an item for another day. Needs an item that is shown, since its day is kept for the undo.
  public mutating func plan(_ id: Int64? = nil, _ date: CivilDate) {
    guard case .main = page, let item = meant(id) else { return }
    edit(item, .planned(from: item.planned, to: date))
  }

  /// Gives an item another text. Needs an item that is shown, since its text is kept for the undo.
  public mutating func setText(_ id: Int64? = nil, _ text: String) {
    guard case .main = page, let item = meant(id), !text.allSatisfy(\.isWhitespace) else { return }
    edit(item, .text(from: item.text, to: text))
  }

  /// Adds an item for a day, or for the day shown.
  public mutating func add(_ text: String, planned: CivilDate? = nil) {
    guard case .main = page, !text.allSatisfy(\.isWhitespace) else { return }
    let title = ToDoItem(id: 0, text: text, planned: now.date, created: now).title
    request(.add(text: text, planned: planned ?? newDay), .add(title: title, isBox: false))
  }

  /// Takes deleted items away for good: those deleted before a moment, or all.
  public mutating func purge(before: CivilTime? = nil) {
    guard case .main = page else { return }
    request(.purge(before: before), .purge)
  }

  /// The day that a new task is planned for.
  var newDay: CivilDate {
    switch view {
    case .day(let date): date
    case .important, .all: now.date
    }
  }

  /// An item that a script names although it is not in sight.
  private func unknown(_ id: Int64) -> ToDoItem {
    ToDoItem(id: id, text: "", planned: now.date, created: now)
  }

  /// Moves the selection within its pane, and from its rim to the next pane.
  public mutating func select(
    by step: Int, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard panes.indices.contains(focus) else { return }
    let row = panes[focus].selection + step
    if row < 0, focus > 0 {
      focus -= 1
      select(panes[focus].count - 1, at: time, into: &output)
    } else if row >= panes[focus].count, focus < panes.count - 1 {
      focus += 1
      select(0, at: time, into: &output)
    } else {
      select(row, at: time, into: &output)
    }
  }

  /// Selects a row of the pane with the keys, or the nearest there is.
  public mutating func select(
    _ row: Int, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard panes.indices.contains(focus) else { return }
    panes[focus].select(row)
    if panes[focus].reveal(
      panes[focus].selection, in: paneFrame(focus).height, at: time)
    {
      output.append(.layout)
    }
    follow(at: time)
  }

  /// Gives the keys to the next pane.
  public mutating func switchPane(by step: Int) {
    guard !panes.isEmpty else { return }
    focus = (focus + step + panes.count) % panes.count
  }

  /// How many rows a pane holds whole.
  public var rowsInView: Int { ToDoPane.wholeRows(in: paneFrame(focus).height) }
}
