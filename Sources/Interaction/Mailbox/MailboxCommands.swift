public import InputModel

extension Mailbox {
  /// Chooses an option for the row whose options are open; the first one is the default.
  public mutating func choose(
    _ option: Int, at time: Instant, into output: inout [MailboxOutput]
  ) {
    guard let open = openOptions, let index = index(of: open.id) else { return }
    entries[index].option =
      open.options.indices.contains(option) ? open.options[option] : open.options.first
    optionQueue.removeFirst()
    optionSelection = 0
    entries[index].row.closeOptions(at: time)
    report(index, at: time, into: &output)
    output.append(.layout)
    advance(to: time, into: &output)
  }

  /// Acts on the selected row without a touch, as a key does.
  public mutating func perform(
    _ action: RowAction, at time: Instant, into output: inout [MailboxOutput]
  ) {
    guard openOptions == nil, entries.indices.contains(selection) else { return }
    entries[selection].row.perform(action, at: time)
    report(selection, at: time, into: &output)
    advance(to: time, into: &output)
  }

  /// Moves the selection, among the options while they are open, and scrolls it into view.
  public mutating func select(by step: Int, into output: inout [MailboxOutput]) {
    if let open = openOptions {
      optionSelection = min(max(optionSelection + step, 0), max(open.options.count - 1, 0))
      return
    }
    selection = min(max(selection + step, 0), max(entries.count - 1, 0))
    let top = MailboxLayout.rowHeight * Double(selection)
    let lowest = top + MailboxLayout.rowHeight - layout.list.height
    let wanted = clampedScroll(scroll.clamped(to: min(lowest, top)...top))
    guard wanted != scroll else { return }
    scroll = wanted
    output.append(.layout)
  }

  /// Brings back the row that left last.
  ///
  /// - Returns: what was undone; nil when nothing has left.
  @discardableResult
  public mutating func undo(at time: Instant, into output: inout [MailboxOutput]) -> Removal? {
    guard var removal = removals.popLast() else { return nil }
    removal.index = min(removal.index, entries.count)
    var entry = removal.entry
    entry.row.width = layout.surface.width
    entry.row.restore(at: time)
    entry.option = nil
    entries.insert(entry, at: removal.index)
    selection = removal.index
    output.append(
      .outcome(
        OutcomeReport(
          time: time, row: removal.index, id: entry.message.id, outcome: .undone, option: nil)))
    report(removal.index, at: time, into: &output)
    output.append(.layout)
    advance(to: time, into: &output)
    return removal
  }

  /// Lets time pass: animations go on, and what they complete is reported at its own time.
  public mutating func advance(to time: Instant, into output: inout [MailboxOutput]) {
    while let index = nextDue(by: time) {
      guard let (transition, moment) = entries[index].row.advance(to: time) else { return }
      apply(transition, to: index, at: moment, &output)
    }
  }

  /// The row whose animation ends first.
  private func nextDue(by time: Instant) -> Int? {
    entries.indices.lazy
      .filter { entries[$0].row.deadline.map { $0 <= time } ?? false }
      .min { left, right in
        (entries[left].row.deadline ?? time) < (entries[right].row.deadline ?? time)
      }
  }

  private mutating func apply(
    _ transition: SwipeRow.Transition, to index: Int, at time: Instant,
    _ output: inout [MailboxOutput]
  ) {
    report(index, at: time, into: &output)
    let id = entries[index].message.id
    switch transition {
    case .cameToRest(let isRestored):
      guard !isRestored else { return }
      output.append(
        .outcome(OutcomeReport(time: time, row: index, id: id, outcome: .returned, option: nil)))
    case .openedOptions:
      optionQueue.append(id)
      output.append(.layout)
    case .startedHiding:
      break
    case .vanished(let action):
      let entry = entries.remove(at: index)
      removals.append(Removal(entry: entry, index: index))
      scroll = clampedScroll(scroll)
      selection = min(selection, max(entries.count - 1, 0))
      output.append(
        .outcome(
          OutcomeReport(
            time: time, row: index, id: id, outcome: action.outcome, option: entry.option)))
      output.append(.layout)
    }
  }
}
