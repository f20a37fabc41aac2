public import InputModel

extension ToDoApp {
  /// Takes what whoever keeps the items tells.
  public mutating func take(
    _ event: ToDoEvent, at time: Instant, into output: inout [ToDoOutput]
  ) {
    switch event {
    case .done(let request, let item):
      if listing?.request == request { listing?.isDone = true }
      finishListing(&output)
      if let awaited = awaited.removeValue(forKey: request) {
        confirm(awaited, item, time, &output)
      }
    case .failed(let request, let reason, let isGone):
      if listing?.request == request { listing = nil }
      if let awaited = awaited.removeValue(forKey: request) {
        fail(awaited, reason, isGone: isGone, time, &output)
      }
    case .signedIn(let name): enter(name, at: time, &output)
    case .signedOut: leave(at: time, &output)
    case .accounts(let names):
      form.take(names)
      form.scroller.limit = accountsLimit
      reportSignIn(at: time, &output)
    case .page(let page): take(page, at: time, &output)
    case .newDay(let date, let former): turnOver(from: former, to: date, at: time, &output)
    case .loaded:
      isLoading = false
      leaveLaunch(at: time, &output)
    case .trouble(let text): output.append(.trouble(text))
    }
    output.append(.layout)
    advance(to: time, into: &output)
  }

  private mutating func confirm(
    _ awaited: Awaited, _ item: Int64?, _ time: Instant, _ output: inout [ToDoOutput]
  ) {
    switch awaited {
    case .account: form.phase = .editing
    case .add(let title, let isBox):
      if let item {
        history.add(ToDoStep(id: item, title: title, edit: .add), isRedone: false)
      }
      tell(.added, of: item, title, time, &output)
      if isBox { boxIsKept(at: time, &output) }
    case .step(let step, let way, let isBox):
      settle(step, way, time, &output)
      if isBox { boxIsKept(at: time, &output) }
    case .purge: output.append(.purged(at: time))
    case .nothing: break
    }
  }

  private mutating func settle(
    _ step: ToDoStep, _ way: Way, _ time: Instant, _ output: inout [ToDoOutput]
  ) {
    switch way {
    case .new:
      history.add(step, isRedone: false)
      tell(step.edit.outcome, of: step.id, step.title, time, &output)
    case .undo:
      history.addUndone(step)
      reportUndo(step, isRedo: false, time, &output)
    case .redo:
      history.add(step, isRedone: true)
      reportUndo(step, isRedo: true, time, &output)
    }
    // The page that follows says whether a hidden row's item is gone, or is to come back.
    for pane in panes.indices {
      for row in panes[pane].rows where row.id == step.id && row.isPending {
        panes[pane].change(row.id, in: row.list, width: layout.surface.width) {
          $0.isPending = false
        }
        followAgain(row.list)
      }
    }
  }

  private mutating func fail(
    _ awaited: Awaited, _ reason: String, isGone: Bool, _ time: Instant,
    _ output: inout [ToDoOutput]
  ) {
    switch awaited {
    case .account:
      form.refuse(reason)
      reportSignIn(at: time, &output)
      output.append(.trouble(reason))
    case .add(let title, let isBox):
      tell(.failed, of: nil, title, time, &output)
      isBox ? refuseBox(reason, time, &output) : output.append(.trouble(reason))
    case .step(let step, let way, let isBox):
      if isGone { history.forget { $0.id == step.id } }
      switch way {
      case .new: break
      case .undo: if !isGone { history.add(step, isRedone: true) }
      case .redo: if !isGone { history.addUndone(step) }
      }
      tell(.failed, of: step.id, step.title, time, &output)
      isBox ? refuseBox(reason, time, &output) : output.append(.trouble(reason))
      bringBack(step.id, at: time, &output)
    case .purge, .nothing: output.append(.trouble(reason))
    }
  }

  /// A row that has hidden comes back, since its item did not go.
  private mutating func bringBack(
    _ id: Int64, at time: Instant, _ output: inout [ToDoOutput]
  ) {
    for pane in panes.indices {
      for row in panes[pane].rows where row.id == id && row.isPending {
        changeRow(id, row.list, time, &output) { row in
          row.isPending = false
          row.row.restore(at: time)
        }
      }
    }
  }

  private mutating func take(
    _ page: ToDoEvent.Page, at time: Instant, _ output: inout [ToDoOutput]
  ) {
    if let wanted = listing, wanted.list == page.list,
      page.start == wanted.start || page.items.isEmpty
    {
      listing?.page = page
      finishListing(&output)
    }
    guard let pane = panes.firstIndex(where: { $0.sections.contains { $0.list == page.list } })
    else { return }
    let gone = panes[pane].take(page)
    panes[pane].fit(paneFrame(pane).height)
    for row in gone {
      output.append(
        .row(
          ToDoRowReport(
            time: time, row: 0, id: row.id, list: row.list, phase: .gone, appearance: .none,
            offset: .zero)))
    }
    // What is still there although its row has hidden, and nothing is asked any more, comes back.
    for row in panes[pane].rows
    where row.list == page.list && row.row.phase == .gone && !row.isPending {
      changeRow(row.id, row.list, time, &output) { $0.row.restore(at: time) }
    }
    if let open = buttons, open.list == page.list,
      panes[pane].row(of: open.id, in: open.list) == nil
    {
      dropButtons(at: time, &output)
    }
    renewBox(page)
    follow(at: time)
  }

  /// An item's box in which nothing was typed shows what others have written.
  private mutating func renewBox(_ page: ToDoEvent.Page) {
    guard let box, !box.isChanged, box.takesInput, box.text.text == box.origin,
      let item = page.items.first(where: { $0.id == box.id }),
      box.content != .item(item), let renewed = box.renewed(with: item)
    else { return }
    self.box = renewed
  }

  func tell(
    _ outcome: ToDoEdit.Outcome, of id: Int64?, _ title: String, _ time: Instant,
    _ output: inout [ToDoOutput]
  ) {
    output.append(
      .outcome(ToDoOutcomeReport(time: time, id: id, title: title, outcome: outcome)))
  }
}
