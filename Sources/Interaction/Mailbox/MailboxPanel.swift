public import InputModel

extension Mailbox {
  /// Asks what is to become of a row's message, after those that are asked about already.
  mutating func ask(
    about name: RowName, _ action: RowAction, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    asked.append(name)
    if asked.count == 1 { beginAsking(at: time, &output) }
  }

  private mutating func beginAsking(at time: Instant, _ output: inout [MailboxOutput]) {
    question = .choices(page: 0)
    panelSelection = nil
    reportOptions(at: time, &output)
  }

  private func reportOptions(at time: Instant, _ output: inout [MailboxOutput]) {
    guard let name = asked.first, let panel else { return }
    output.append(
      .options(
        OptionsReport(
          time: time, id: name.id, isOpen: true, options: panel.tiles.map(\.label),
          usual: panel.tiles.firstIndex(where: \.isDefault))))
    output.append(.layout)
  }

  /// Chooses the tile with a number, counted from 0.
  public mutating func choose(
    _ tile: Int, at time: Instant, into output: inout [MailboxOutput]
  ) {
    guard let panel, panel.tiles.indices.contains(tile), panel.tiles[tile].isEnabled else {
      return
    }
    choose(panel.tiles[tile].choice, at: time, &output)
    advance(to: time, into: &output)
  }

  /// Chooses the tile that keys are on.
  public mutating func chooseSelected(at time: Instant, into output: inout [MailboxOutput]) {
    guard let panel else { return }
    if case .newList = question, composer.state != .asking, panelSelection == nil {
      choose(.create, at: time, &output)
      advance(to: time, into: &output)
    } else if let tile = panel.tiles.firstIndex(where: \.isSelected) {
      choose(tile, at: time, into: &output)
    }
  }

  /// A tap elsewhere: the default choice, or one step back where more is asked.
  public mutating func dismiss(at time: Instant, into output: inout [MailboxOutput]) {
    guard let panel else { return }
    if let tile = panel.tiles.first(where: \.isDefault) {
      choose(tile.choice, at: time, &output)
    } else if composer.state == .asking {
      choose(.writeOn, at: time, &output)
    } else if case .choices = question, let action = asked.first.flatMap(askedAction) {
      choose(.option(defaultOption(of: action)), at: time, &output)
    } else {
      choose(.back, at: time, &output)
    }
    advance(to: time, into: &output)
  }

  /// Chooses the tile of a number that stands for one, counted from 0: days have numbers of their own.
  public mutating func chooseByDigit(
    _ number: Int, at time: Instant, into output: inout [MailboxOutput]
  ) {
    if composer.state != .asking, case .month = question { return }
    choose(number, at: time, into: &output)
  }

  /// Moves the selection to the first tile that can be chosen, or the last.
  public mutating func movePanelSelection(toEnd isLast: Bool) {
    guard let panel else { return }
    let tiles = panel.tiles
    panelSelection =
      isLast ? tiles.lastIndex(where: \.isEnabled) : tiles.firstIndex(where: \.isEnabled)
  }

  /// Moves the selection among the tiles that can be chosen.
  public mutating func movePanelSelection(across: Int, down: Int) {
    guard let panel, !panel.tiles.isEmpty else { return }
    let count = panel.tiles.count
    var selected = panel.tiles.firstIndex(where: \.isSelected) ?? 0
    if case .newList = question, composer.state != .asking, panelSelection == nil { selected = -1 }
    let step = across + down * panel.columns
    var wanted = selected + step
    while panel.tiles.indices.contains(wanted), !panel.tiles[wanted].isEnabled { wanted += step }
    guard step != 0 else { return }
    panelSelection =
      panel.tiles.indices.contains(wanted) ? wanted : max(min(selected, count - 1), 0)
  }

  private mutating func choose(
    _ choice: PanelChoice, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    switch choice {
    case .option(let option): settle(option, at: time, &output)
    case .day(let day): settle(.date(day), at: time, &output)
    case .pickADate: turn(to: .month(CivilMonth(of: now.date.adding(days: 1))), time, &output)
    case .previousMonth, .nextMonth:
      if case .month(let month) = question {
        turn(to: .month(choice == .nextMonth ? month.next : month.previous), time, &output)
      }
    case .newList: turn(to: .newList(TextField(limit: Mailbox.listNameLimit)), time, &output)
    case .more:
      if case .choices(let page) = question { turn(to: .choices(page: page + 1), time, &output) }
    case .create: create(at: time, &output)
    case .back: turn(to: .choices(page: 0), time, &output)
    case .keepDraft, .discardDraft, .writeOn: closeQuestion(choice, at: time, &output)
    }
  }

  /// A name that fits a tile, and as a folder's name the 255 bytes of a file system.
  private static let listNameLimit = TextLimit(characters: 40, bytes: 120)

  private mutating func turn(
    to question: RowQuestion, _ time: Instant, _ output: inout [MailboxOutput]
  ) {
    self.question = question
    panelSelection = nil
    reportOptions(at: time, &output)
  }

  private mutating func create(at time: Instant, _ output: inout [MailboxOutput]) {
    guard case .newList(let field) = question else { return }
    let name = field.text.trimmed
    guard !name.isEmpty else { return }
    if !listNames.contains(name) {
      listNames.append(name)
      request(.createList(name), .nothing)
    }
    settle(.list(name), at: time, &output)
  }

  /// The question about the first row is answered: it hides, or returns where it is there already.
  private mutating func settle(
    _ option: RowOption, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    guard let name = asked.first, let action = askedAction(of: name) else { return }
    asked.removeFirst()
    output.append(
      .options(OptionsReport(time: time, id: name.id, isOpen: false, options: [], usual: nil)))
    let disposal = disposal(by: option)
    if disposal.place == name.place, disposal.place != .deferred {
      changeRow(name.id, name.place, time, &output) { $0.row.cancelOptions(at: time) }
    } else {
      changeRow(name.id, name.place, time, &output) { $0.row.closeOptions(at: time) }
      dispose(of: name, action, disposal, at: time, &output)
    }
    output.append(.layout)
    if !asked.isEmpty { beginAsking(at: time, &output) }
  }

  private func disposal(by option: RowOption) -> Disposal {
    switch option {
    case .reschedule(let time):
      Disposal(
        place: .deferred, due: time.due(after: now), option: option, outcome: .rescheduled)
    case .date(let date):
      Disposal(
        place: .deferred, due: CivilTime(morningOf: date), option: option,
        outcome: .rescheduled)
    case .list(let name):
      Disposal(place: .list(name), option: option, outcome: .listed)
    }
  }

  /// A row that was asked about has gone: the question falls away.
  mutating func stopAsking(about id: String, at time: Instant, _ output: inout [MailboxOutput]) {
    guard let index = asked.firstIndex(where: { $0.id == id }) else { return }
    asked.remove(at: index)
    output.append(
      .options(OptionsReport(time: time, id: id, isOpen: false, options: [], usual: nil)))
    if index == 0, !asked.isEmpty { beginAsking(at: time, &output) }
    output.append(.layout)
  }
}

extension String {
  /// Without white space at both ends.
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
