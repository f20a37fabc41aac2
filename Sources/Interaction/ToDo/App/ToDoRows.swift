internal import InputModel

extension ToDoApp {
  /// Changes the row of an item and reports what it shows then.
  mutating func changeRow(
    _ id: Int64, _ list: ToDoList, _ time: Instant, _ output: inout [ToDoOutput],
    _ body: (inout MovingItem) -> Void
  ) {
    guard let pane = pane(of: list) else { return }
    let before = panes[pane].moving(id, in: list)
    panes[pane].change(id, in: list, width: layout.surface.width, body)
    let after = panes[pane].moving(id, in: list)
    guard before != after else { return }
    reportRow(id, list, time, &output)
    if before?.row.phase != after?.row.phase { output.append(.layout) }
  }

  func pane(of list: ToDoList) -> Int? {
    panes.firstIndex { pane in pane.sections.contains { $0.list == list } }
  }

  func item(_ id: Int64, in list: ToDoList) -> ToDoItem? {
    guard let pane = pane(of: list), let row = panes[pane].row(of: id, in: list) else {
      return nil
    }
    return panes[pane].item(at: row)
  }

  /// An item by its number, wherever it is shown.
  func item(_ id: Int64) -> (item: ToDoItem, list: ToDoList)? {
    for pane in panes {
      if let row = pane.row(of: id), let item = pane.item(at: row), let list = pane.list(at: row) {
        return (item, list)
      }
    }
    return nil
  }

  func appearance(of item: ToDoItem, _ row: SwipeRow?, at time: Instant) -> ToDoRowAppearance {
    guard let row else { return .none }
    return ToDoRowAppearance(
      of: row.appearance(at: time), isDone: item.done != nil, isDeleted: item.deleted != nil)
  }

  private func reportRow(
    _ id: Int64, _ list: ToDoList, _ time: Instant, _ output: inout [ToDoOutput]
  ) {
    guard let pane = pane(of: list), let item = item(id, in: list),
      let index = panes[pane].sections.first(where: { $0.list == list })?.index(of: id)
    else { return }
    let row = panes[pane].moving(id, in: list)?.row
    output.append(
      .row(
        ToDoRowReport(
          time: time, row: index, id: id, list: list, phase: row?.phase ?? .rest,
          appearance: appearance(of: item, row, at: time),
          offset: row?.offset(at: time) ?? .zero)))
  }

  /// A row was let go: what it hides for is asked for once it has hidden, the rest at once.
  mutating func releaseRow(
    _ id: Int64, _ list: ToDoList, velocity: PointsPerSecond, at time: Instant,
    _ output: inout [ToDoOutput]
  ) {
    guard let pane = pane(of: list), let item = item(id, in: list),
      let row = panes[pane].moving(id, in: list)
    else { return }
    switch ToDoSwipe(releasedAt: row.row.offset(at: time)) {
    case nil:
      changeRow(id, list, time, &output) { $0.row.release(velocity: velocity, at: time) }
    case .check where list.losesChecked:
      changeRow(id, list, time, &output) { $0.row.release(velocity: velocity, at: time) }
    case .check:
      changeRow(id, list, time, &output) { $0.row.cancel(at: time) }
      toggleDone(item, at: time)
    case .delete:
      changeRow(id, list, time, &output) { $0.row.cancel(at: time) }
      toggleDeleted(item, at: time)
    }
  }

  /// What a row's animation came to.
  mutating func apply(
    _ transition: SwipeRow.Transition, to id: Int64, in list: ToDoList, at time: Instant,
    _ output: inout [ToDoOutput]
  ) {
    switch transition {
    case .cameToRest, .startedHiding: break
    case .openedOptions:
      // To the left the row would ask for more: here it hides as it does to the right.
      changeRow(id, list, time, &output) { $0.row.closeOptions(at: time) }
    case .vanished:
      guard let item = item(id, in: list) else { return }
      changeRow(id, list, time, &output) { $0.isPending = true }
      toggleDone(item, at: time)
    }
  }

  mutating func toggleDone(_ item: ToDoItem, at time: Instant) {
    edit(item, .done(from: item.done, to: item.done == nil ? now : nil))
  }

  mutating func toggleDeleted(_ item: ToDoItem, at time: Instant) {
    edit(item, .deleted(from: item.deleted, to: item.deleted == nil ? now : nil))
  }

  /// Asks for a change of an item.
  mutating func edit(_ item: ToDoItem, _ edit: ToDoEdit, isBox: Bool = false) {
    guard let action = edit.action(on: item.id) else { return }
    request(
      action, .step(ToDoStep(id: item.id, title: item.title, edit: edit), .new, isBox: isBox))
  }

  /// What was let go is done before the lists change.
  mutating func finishRows(at time: Instant, _ output: inout [ToDoOutput]) {
    for pane in panes {
      for row in pane.rows where row.row.action != nil && !row.isPending && row.row.phase != .gone {
        if let item = item(row.id, in: row.list) { toggleDone(item, at: time) }
      }
    }
  }
}

extension ToDoList {
  /// Whether an item that is checked, or no longer, leaves the list.
  var losesChecked: Bool {
    switch self {
    case .toDo, .done, .history, .important: true
    case .all: false
    }
  }
}
