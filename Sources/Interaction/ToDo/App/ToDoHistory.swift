public import InputModel

extension ToDoApp {
  /// Takes back what was done last.
  public mutating func undo(at time: Instant, into output: inout [ToDoOutput]) {
    guard canOpen, let step = history.done.last else { return }
    history.dropDone()
    closeButtons(at: time, &output)
    request(step.edit.undoing(on: step.id, now: now), .step(step, .undo, isBox: false))
  }

  /// Does again what was undone last.
  public mutating func redo(at time: Instant, into output: inout [ToDoOutput]) {
    guard canOpen, let step = history.undone.last else { return }
    history.dropUndone()
    closeButtons(at: time, &output)
    request(step.edit.redoing(on: step.id), .step(step, .redo, isBox: false))
  }

  func reportUndo(
    _ step: ToDoStep, isRedo: Bool, _ time: Instant, _ output: inout [ToDoOutput]
  ) {
    output.append(
      .undo(
        ToDoUndoReport(
          time: time, isRedo: isRedo, id: step.id, title: step.title,
          outcome: step.edit.outcome, done: history.done.count, undone: history.undone.count)))
  }
}
