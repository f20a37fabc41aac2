public import InputModel

/// The buttons beside an item.
extension ToDoApp {
  /// Opens or closes the buttons of an item, or of the selected one.
  public mutating func toggleButtons(
    _ id: Int64? = nil, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard canOpen, let id = id ?? selectedItem?.id, let list = shownList(of: id) else { return }
    let isOpen = buttons.map { $0.id == id && $0.takesInput } ?? false
    closeButtons(at: time, &output)
    guard !isOpen else { return }
    dropButtons(at: time, &output)
    buttons = RowButtons(id, in: list, at: time, reducesMotion: reducesMotion)
    reportButtons(at: time, &output)
    advance(to: time, into: &output)
  }

  private func shownList(of id: Int64) -> ToDoList? {
    if panes.indices.contains(focus), let row = panes[focus].row(of: id) {
      return panes[focus].list(at: row)
    }
    return item(id)?.list
  }

  /// Whether keys act on the buttons of an item.
  public var hasOpenButtons: Bool { canOpen && (buttons?.takesInput ?? false) }

  public mutating func moveButtonSelection(by step: Int) {
    guard let raw = buttons?.selection.rawValue,
      let next = ToDoRowButton(rawValue: raw + step)
    else { return }
    buttons?.selection = next
  }

  /// Presses a button of the item whose buttons are open; the selected one where none is told.
  public mutating func press(
    _ button: ToDoRowButton? = nil, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard hasOpenButtons, let open = buttons, let item = item(open.id, in: open.list) else {
      return
    }
    closeButtons(at: time, &output)
    switch button ?? open.selection {
    case .important: star(item.id)
    case .check: check(item.id, at: time, into: &output)
    case .bin: delete(item.id)
    }
  }

  /// The buttons go back into the plus.
  public mutating func closeButtons(at time: Instant, _ output: inout [ToDoOutput]) {
    guard buttons?.takesInput == true else { return }
    buttons?.close(at: time)
    reportButtons(at: time, &output)
  }

  /// The buttons are gone at once, as their row is.
  mutating func dropButtons(at time: Instant, _ output: inout [ToDoOutput]) {
    guard let id = buttons?.id else { return }
    buttons = nil
    output.append(.buttons(ToDoButtonsReport(time: time, id: id, phase: .closed)))
    output.append(.layout)
  }

  func reportButtons(at time: Instant, _ output: inout [ToDoOutput]) {
    guard let buttons else { return }
    output.append(
      .buttons(ToDoButtonsReport(time: time, id: buttons.id, phase: buttons.phase)))
    output.append(.layout)
  }
}
