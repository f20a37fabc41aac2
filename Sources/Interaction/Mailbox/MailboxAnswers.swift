public import InputModel

extension Mailbox {
  /// Takes what whoever keeps the mail tells.
  public mutating func take(
    _ event: MailEvent, at time: Instant, into output: inout [MailboxOutput]
  ) {
    switch event {
    case .done(let request):
      if let awaited = awaited.removeValue(forKey: request) { confirm(awaited, time, &output) }
    case .failed(let request, let reason, let isGone):
      if let awaited = awaited.removeValue(forKey: request) {
        fail(awaited, reason, isGone: isGone, time, &output)
      }
    case .stored(let messages): store(messages, at: time, &output)
    case .removed(let ids): for id in ids { forget(id, at: time, &output) }
    case .cameBack(let stored):
      store([stored], at: time, &output)
      if let list = listIndex(stored.place), let index = lists[list].index(of: stored.message.id) {
        tell(.cameBack, of: stored.message, index, at: stored.place, time, &output)
      }
    case .lists(let names):
      let more = names.count < Mailbox.usualLists.count ? Mailbox.usualLists : []
      listNames =
        names
        + listNames.filter { name in
          !names.contains(name) && (more.contains(name) || count(of: .list(name)) > 0)
        }
    case .opened(let draft): compose(draft, at: time, into: &output)
    case .loaded:
      isLoading = false
    case .trouble(let text): output.append(.trouble(text))
    }
    output.append(.layout)
    advance(to: time, into: &output)
  }

  private mutating func confirm(
    _ awaited: Awaited, _ time: Instant, _ output: inout [MailboxOutput]
  ) {
    switch awaited {
    case .disposal(let name, let disposal):
      if let list = listIndex(name.place), let index = lists[list].index(of: name.id),
        lists[list].moving(at: index)?.disposal != nil
      {
        lists[list].change(index, width: layout.surface.width) { $0.isConfirmed = true }
        finish(name, at: time, &output)
      }
      settleMove(of: name.id, to: (disposal.place, disposal.due), at: time, &output)
    case .undo(let step):
      settleMove(
        of: step.message.id, to: (step.from, step.message.due), at: time, &output)
    case .compose(let result): closeSheet(result, at: time, &output)
    case .nothing: break
    }
  }

  private mutating func fail(
    _ awaited: Awaited, _ reason: String, isGone: Bool, _ time: Instant,
    _ output: inout [MailboxOutput]
  ) {
    switch awaited {
    case .disposal(let name, _):
      output.append(.trouble(reason))
      fail(name, isGone: isGone, time, &output)
      settleMove(of: name.id, to: nil, at: time, &output)
    case .undo(let step):
      output.append(.trouble(reason))
      if isGone { forget(step.message.id, at: time, &output) }
      tell(.failed, of: step.message, 0, at: step.to, time, &output)
      settleMove(of: step.message.id, to: nil, at: time, &output)
    case .compose: keepSheet(reason, at: time, &output)
    case .nothing: output.append(.trouble(reason))
    }
  }

  /// A row's message could not be moved: the row comes back, or goes with a message that is gone.
  private mutating func fail(
    _ name: RowName, isGone: Bool, _ time: Instant, _ output: inout [MailboxOutput]
  ) {
    guard let list = listIndex(name.place), let index = lists[list].index(of: name.id) else {
      return
    }
    tell(.failed, of: lists[list].messages[index], index, at: name.place, time, &output)
    if isGone {
      forget(name.id, in: list, at: time, &output)
    } else {
      changeRow(name.id, name.place, time, &output) { row in
        row.disposal = nil
        row.row.restore(at: time)
      }
    }
  }

  /// Takes messages in that are new, have changed or were moved by other hands.
  private mutating func store(
    _ arriving: [MailEvent.Stored], at time: Instant, _ output: inout [MailboxOutput]
  ) {
    if !isLoading {
      for stored in arriving {
        if whereShown(stored.message.id) == nil { output.append(.arrived(stored)) }
        whereabouts[stored.message.id]?.place = stored.place
        whereabouts[stored.message.id]?.due = stored.message.due
        forget(stored.message.id, except: stored.place, at: time, &output)
        bringBack(stored, at: time, &output)
      }
    }
    var places: [Place] = []
    for stored in arriving where !places.contains(stored.place) { places.append(stored.place) }
    for place in places {
      let list = needList(place)
      lists[list].insert(arriving.filter { $0.place == place }.map(\.message))
      lists[list].fit(layout.list.height)
      if case .list(let name) = place, !listNames.contains(name) { listNames.append(name) }
    }
  }

  /// A message that was moved lies where it was again, by other hands: its row, which may still be
  /// hiding, comes back.
  private mutating func bringBack(
    _ stored: MailEvent.Stored, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    guard let list = listIndex(stored.place),
      let row = lists[list].rows.first(where: {
        lists[list].messages[$0.index].id == stored.message.id
      }), row.isConfirmed
    else { return }
    changeRow(stored.message.id, stored.place, time, &output) { row in
      row.disposal = nil
      row.isConfirmed = false
      row.row.restore(at: time)
    }
  }

  /// A message is no longer where it lay.
  mutating func forget(
    _ id: String, except place: Place? = nil, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    for list in lists.indices where lists[list].place != place {
      forget(id, in: list, at: time, &output)
    }
  }

  private mutating func forget(
    _ id: String, in list: Int, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    guard let index = lists[list].index(of: id) else { return }
    _ = lists[list].remove(at: index)
    lists[list].fit(layout.list.height)
    history.forget { $0.message.id == id }
    stopAsking(about: id, at: time, &output)
  }
}
