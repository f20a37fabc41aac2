public import InputModel

/// The boxes of an item and of a new task.
extension ToDoApp {
  /// Opens the box of an item, or of the selected one.
  public mutating func openItem(
    _ id: Int64? = nil, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard canOpen, let id = id ?? selectedItem?.id, let item = item(id)?.item else { return }
    guard let box = ToDoBox(item, reducesMotion: reducesMotion) else {
      output.append(.trouble("The text is too long to be edited here."))
      return
    }
    put(.box(box), at: time, &output)
    reportBox(at: time, &output)
  }

  /// Opens the box of a new task, with what was typed in it before.
  public mutating func openNew(at time: Instant, into output: inout [ToDoOutput]) {
    guard canOpen else { return }
    let box = ToDoBox(
      planned: newDay, draft: draft, at: time, reducesMotion: reducesMotion)
    put(.box(box), at: time, &output)
    reportBox(at: time, &output)
    advance(to: time, into: &output)
  }

  /// Changes the text in the box.
  public mutating func edit(_ body: (inout TextField) -> Void) {
    switch page {
    case .launch: break
    case .signIn: form.edit(body)
    case .main: box?.edit(body)
    }
  }

  public mutating func moveBoxFocus(by step: Int) {
    guard box?.takesInput == true else { return }
    box?.moveFocus(by: step)
  }

  /// Leaves the box: an item's text is kept where it was changed; a new task is added.
  public mutating func keepBox(at time: Instant, into output: inout [ToDoOutput]) {
    guard let box, box.takesInput else { return }
    let text = box.text.text
    switch box.content {
    case .item(let item):
      guard box.isChanged else { return closeBox(.unchanged, at: time, &output) }
      edit(item, .text(from: item.text, to: text), isBox: true)
    case .new(let planned):
      guard !box.isBlank else {
        refuseBox("What is to be done?", time, &output)
        return
      }
      let title = ToDoItem(id: 0, text: text, planned: planned, created: now).title
      request(.add(text: text, planned: planned), .add(title: title, isBox: true))
    }
    self.box?.save()
    reportBox(at: time, &output)
  }

  /// Leaves the box without keeping. What was typed for a new task stands there again next time.
  public mutating func cancelBox(at time: Instant, into output: inout [ToDoOutput]) {
    guard let box, box.takesInput else { return }
    closeBox(.cancelled, at: time, &output)
  }

  /// A tap beside the box: an item's is kept, a new task waits.
  public mutating func leaveBox(at time: Instant, into output: inout [ToDoOutput]) {
    guard let box else { return }
    switch box.content {
    case .item: keepBox(at: time, into: &output)
    case .new: cancelBox(at: time, into: &output)
    }
  }

  /// Presses what the keys are on.
  public mutating func confirmBox(at time: Instant, into output: inout [ToDoOutput]) {
    guard let box, box.takesInput else { return }
    switch box.focus {
    case .text:
      if box.isNew {
        keepBox(at: time, into: &output)
      } else {
        edit { $0.insert("\n") }
      }
    case .cancel: cancelBox(at: time, into: &output)
    case .date: planBox(at: time, into: &output)
    case .keep: keepBox(at: time, into: &output)
    }
  }

  /// The box gives way to the calendar, to plan its item for another day; what was typed is kept.
  public mutating func planBox(at time: Instant, into output: inout [ToDoOutput]) {
    guard let box, box.takesInput, case .item(let item) = box.content else { return }
    if box.isChanged {
      self.box?.isToBePlanned = true
      keepBox(at: time, into: &output)
    } else {
      closeBox(.unchanged, at: time, &output)
      openCalendar(.plan(id: item.id, text: item.title), on: item.planned, at: time, &output)
    }
  }

  /// The text is kept: the box goes, and gives way to the calendar where that was asked for.
  mutating func boxIsKept(at time: Instant, _ output: inout [ToDoOutput]) {
    let planned = box.flatMap { box in box.isToBePlanned ? box.content : nil }
    closeBox(.kept, at: time, &output)
    guard case .item(let item) = planned else { return }
    openCalendar(.plan(id: item.id, text: item.title), on: item.planned, at: time, &output)
  }

  mutating func closeBox(
    _ result: ToDoBox.Result, at time: Instant, _ output: inout [ToDoOutput]
  ) {
    guard let box, box.result == nil else { return }
    if box.isNew { draft = result == .cancelled && !box.isBlank ? box.text : nil }
    let distance = BoxLayout.fall(layout)
    self.box?.close(result, falling: distance, at: time)
    reportBox(at: time, &output)
    advance(to: time, into: &output)
  }

  /// It could not be kept: the box stays, and says why.
  mutating func refuseBox(
    _ reason: String, _ time: Instant, _ output: inout [ToDoOutput]
  ) {
    guard box != nil else { return output.append(.trouble(reason)) }
    box?.refuse(reason)
    reportBox(at: time, &output)
  }

  func reportBox(at time: Instant, _ output: inout [ToDoOutput]) {
    guard let box else { return }
    output.append(
      .box(
        ToDoBoxReport(
          time: time, phase: box.phase, id: box.id, result: box.result,
          complaint: box.complaint)))
    output.append(.layout)
  }
}
