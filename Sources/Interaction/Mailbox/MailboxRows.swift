public import InputModel

extension Mailbox {
  /// Acts on a row without a touch, as a key does. `index` counts from 0; nil means the selected row.
  public mutating func perform(
    _ action: RowAction, on index: Int? = nil, at time: Instant,
    into output: inout [MailboxOutput]
  ) {
    guard asked.isEmpty, composer.isClosed, menu.isClosed, let list = listIndex(place) else {
      return
    }
    let index = index ?? lists[list].selection
    guard lists[list].messages.indices.contains(index),
      RowMeaning(action, in: place) != .none
    else { return }
    changeRow(lists[list].messages[index].id, place, time, &output) { row in
      if row.disposal == nil { row.row.perform(action, at: time) }
    }
    advance(to: time, into: &output)
  }

  /// Changes a row and reports it; nothing where the message has gone.
  mutating func changeRow(
    _ id: String, _ place: Place, _ time: Instant, _ output: inout [MailboxOutput],
    _ body: (inout MovingRow) -> Void
  ) {
    guard let list = listIndex(place), let index = lists[list].index(of: id) else { return }
    lists[list].change(index, width: layout.surface.width, body)
    report(index, in: list, at: time, &output)
  }

  func report(_ index: Int, in list: Int, at time: Instant, _ output: inout [MailboxOutput]) {
    let row = lists[list].moving(at: index)?.row
    output.append(
      .row(
        RowReport(
          time: time, row: index, id: lists[list].messages[index].id, place: lists[list].place,
          phase: row?.phase ?? .rest,
          appearance: row.map { appearance(of: $0, in: lists[list].place, at: time) }
            ?? RowAppearance(offset: .zero),
          offset: row?.offset(at: time) ?? .zero)))
  }

  /// A row's look: one that letting go means nothing for stays gray.
  func appearance(of row: SwipeRow, in place: Place, at time: Instant) -> RowAppearance {
    var appearance = row.appearance(at: time)
    let action = row.action ?? RowAction(releasedAt: row.offset(at: time))
    if let action, RowMeaning(action, in: place) == .none { appearance.background = .gray }
    return appearance
  }

  /// Takes what time brought about for a row.
  mutating func apply(
    _ transition: SwipeRow.Transition, to index: Int, in list: Int, at time: Instant,
    _ output: inout [MailboxOutput]
  ) {
    let name = RowName(id: lists[list].messages[index].id, place: lists[list].place)
    report(index, in: list, at: time, &output)
    switch transition {
    case .cameToRest(let isRestored):
      lists[list].rows.removeAll { $0.index == index }
      guard !isRestored else { return }
      tell(.returned, of: lists[list].messages[index], index, at: name.place, time, &output)
    case .openedOptions(let action):
      if lists[list].moving(at: index)?.disposal != nil {
        changeRow(name.id, name.place, time, &output) { $0.row.closeOptions(at: time) }
        dispose(of: name, action, nil, at: time, &output)
      } else {
        ask(about: name, action, at: time, &output)
      }
    case .startedHiding(let action):
      dispose(of: name, action, nil, at: time, &output)
    case .vanished:
      finish(name, at: time, &output)
    }
  }

  /// Asks for what is to become of a message, as its row starts to hide.
  mutating func dispose(
    of name: RowName, _ action: RowAction, _ chosen: Disposal?, at time: Instant,
    _ output: inout [MailboxOutput]
  ) {
    guard let list = listIndex(name.place), let index = lists[list].index(of: name.id) else {
      return
    }
    let disposal: Disposal
    if let settled = lists[list].moving(at: index)?.disposal ?? chosen {
      disposal = settled
    } else {
      let meaning = RowMeaning(action, in: name.place)
      guard case .move(let goal) = meaning else { return }
      disposal = Disposal(place: goal, outcome: meaning.outcome(of: action))
    }
    lists[list].change(index, width: layout.surface.width) { $0.disposal = disposal }
    requestMove(
      of: lists[list].messages[index], from: name.place, to: disposal.place, due: disposal.due,
      .disposal(name, disposal))
  }

  /// A row has vanished, or its message was moved: once both are so, it is over.
  mutating func finish(_ name: RowName, at time: Instant, _ output: inout [MailboxOutput]) {
    guard let list = listIndex(name.place), let index = lists[list].index(of: name.id),
      let row = lists[list].moving(at: index), row.isConfirmed, row.row.phase == .gone,
      let disposal = row.disposal, let action = row.row.action
    else { return }
    var message = lists[list].remove(at: index)
    history.add(
      HistoryStep(
        message: message, from: name.place, to: disposal.place, disposal: disposal,
        action: action), isRedone: disposal.isRedone)
    message.due = disposal.due
    let goal = needList(disposal.place)
    lists[goal].insert([message])
    lists[list].fit(layout.list.height)
    if case .list(let name) = disposal.place { remember(list: name) }
    tell(
      disposal.outcome, of: message, index, at: disposal.place, option: disposal.option, time,
      &output)
    if disposal.isRedone { reportHistory(message, disposal.outcome, isRedo: true, time, &output) }
    output.append(.layout)
  }

  func tell(
    _ outcome: RowOutcome, of message: Message, _ index: Int, at place: Place,
    option: RowOption? = nil, _ time: Instant, _ output: inout [MailboxOutput]
  ) {
    output.append(
      .outcome(
        OutcomeReport(
          time: time, row: index, id: message.id, outcome: outcome, option: option, place: place,
          due: place == .deferred ? message.due : nil, subject: message.subject)))
  }

  private mutating func remember(list name: String) {
    lastList = name
    if !listNames.contains(name) { listNames.append(name) }
  }
}
