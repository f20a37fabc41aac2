public import InputModel

extension Mailbox {
  /// Brings back the message that was moved last; nothing while it is on its way elsewhere.
  public mutating func undo(at time: Instant, into output: inout [MailboxOutput]) {
    guard composer.isClosed, let step = history.done.last, let goal = listIndex(step.to),
      let index = lists[goal].index(of: step.message.id),
      lists[goal].moving(at: index)?.disposal == nil
    else { return }
    history.dropDone()
    let moved = lists[goal].remove(at: index)
    stopAsking(about: step.message.id, at: time, &output)
    history.addUndone(step)
    requestMove(
      of: moved, from: step.to, to: step.from, due: step.message.due, .undo(step))
    let list = needList(step.from)
    lists[list].insert([step.message])
    let back = lists[list].index(of: step.message.id) ?? 0
    lists[list].rows.append(
      MovingRow(
        index: back,
        row: .gone(step.action, width: layout.surface.width, reducesMotion: reducesMotion)))
    lists[list].selection = back
    if !lists[list].scroller.isDragged {
      _ = lists[list].reveal(back, in: layout.list.height, at: time)
    }
    tell(.undone, of: step.message, back, at: step.from, time, &output)
    reportHistory(step.message, step.disposal.outcome, isRedo: false, time, &output)
    changeRow(step.message.id, step.from, time, &output) { $0.row.restore(at: time) }
    output.append(.layout)
    advance(to: time, into: &output)
  }

  /// Does again what was undone last; nothing while its row is held or on its way.
  public mutating func redo(at time: Instant, into output: inout [MailboxOutput]) {
    guard composer.isClosed, asked.isEmpty, let step = history.undone.last,
      let list = listIndex(step.from), let index = lists[list].index(of: step.message.id)
    else { return }
    switch lists[list].moving(at: index)?.row.phase ?? .rest {
    case .rest, .returning: break
    case .dragging, .revealing, .options, .hiding, .gone: return
    }
    history.dropUndone()
    var disposal = step.disposal
    disposal.isRedone = true
    changeRow(step.message.id, step.from, time, &output) { row in
      row.row.perform(step.action, at: time)
      row.disposal = disposal
    }
    advance(to: time, into: &output)
  }

  mutating func reportHistory(
    _ message: Message, _ outcome: RowOutcome, isRedo: Bool, _ time: Instant,
    _ output: inout [MailboxOutput]
  ) {
    output.append(
      .undo(
        UndoReport(
          time: time, isRedo: isRedo, id: message.id, subject: message.subject, outcome: outcome,
          done: history.done.count, undone: history.undone.count)))
  }
}
