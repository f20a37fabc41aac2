public import InputModel

extension Mailbox {
  /// Brings the compose sheet up.
  public mutating func compose(
    _ draft: Draft = Draft(), at time: Instant, into output: inout [MailboxOutput]
  ) {
    guard composer.isClosed, asked.isEmpty else { return }
    guard composer.open(draft, at: time) else {
      output.append(
        .trouble("The draft “\(draft.subject.prefix(40))” has more than can be written here."))
      return
    }
    reportCompose(at: time, &output)
    output.append(.layout)
    advance(to: time, into: &output)
  }

  /// Sends what is written, or says why it cannot be sent.
  public mutating func send(at time: Instant, into output: inout [MailboxOutput]) {
    guard composer.takesText else { return }
    guard !composer.draft.recipient.allSatisfy(\.isWhitespace) else {
      composer.complaint = "Whom is it for?"
      composer.focus = .recipient
      reportCompose(at: time, &output)
      return
    }
    save(.send(composer.draft), .sent, at: time, &output)
  }

  /// Closes the sheet, and asks first where something was typed.
  public mutating func cancelCompose(at time: Instant, into output: inout [MailboxOutput]) {
    guard composer.takesText else { return }
    guard composer.isChanged else {
      closeSheet(.discarded, at: time, &output)
      return
    }
    composer.state = .asking
    panelSelection = nil
    reportCompose(at: time, &output)
    reportQuestion(isOpen: true, at: time, &output)
    output.append(.layout)
  }

  /// Changes the field that has the keys.
  public mutating func edit(_ body: (inout TextField) -> Void) {
    if composer.takesText {
      composer.edit(body)
    } else if composer.state != .asking, !asked.isEmpty, case .newList(var field) = question {
      body(&field)
      question = .newList(field)
      panelSelection = nil
    }
  }

  /// Writes into the field that has the keys, and says so where there is no room for all of it.
  public mutating func write(
    _ typed: String, at time: Instant, into output: inout [MailboxOutput]
  ) {
    var fits = true
    edit { fits = $0.insert(typed) }
    guard !fits, composer.takesText else { return }
    composer.complaint = "There is no room for all of that"
    reportCompose(at: time, &output)
  }

  /// Whether letters are text rather than commands.
  public var takesText: Bool {
    if composer.takesText { return true }
    guard composer.isClosed, !asked.isEmpty, case .newList = question else { return false }
    return true
  }

  /// Whether return ends a line of what is written.
  public var takesLines: Bool { composer.takesText && composer.focus == .text }

  /// Moves the keys to the next thing on the sheet, or back.
  public mutating func moveFocus(by step: Int) {
    if composer.takesText { composer.moveFocus(by: step) }
  }

  /// What return does on the sheet: it goes on, or does what a button does.
  public mutating func confirmCompose(at time: Instant, into output: inout [MailboxOutput]) {
    switch composer.focus {
    case .recipient, .subject: composer.moveFocus(by: 1)
    case .text: composer.edit { $0.insert("\n") }
    case .send: send(at: time, into: &output)
    case .cancel: cancelCompose(at: time, into: &output)
    }
  }

  /// A tap on the sheet.
  mutating func tapSheet(
    at point: Vector<Points>, _ time: Instant, _ output: inout [MailboxOutput]
  ) {
    guard composer.takesText else { return }
    let offset = composer.offset(at: time)
    if layout.cancelButton(offset: offset).contains(point) {
      cancelCompose(at: time, into: &output)
    } else if layout.sendButton(offset: offset).contains(point) {
      send(at: time, into: &output)
    } else {
      let fields = [Composer.Focus.recipient, .subject, .text]
      composer.focus =
        fields.first { layout.field($0, offset: offset).contains(point) } ?? composer.focus
    }
  }

  /// The answer to whether a draft is to be kept.
  mutating func closeQuestion(
    _ choice: PanelChoice, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    guard composer.state == .asking else { return }
    panelSelection = nil
    reportQuestion(isOpen: false, at: time, &output)
    switch choice {
    case .keepDraft: save(.keep(composer.draft), .kept, at: time, &output)
    case .discardDraft: closeSheet(.discarded, at: time, &output)
    default:
      composer.state = .open
      reportCompose(at: time, &output)
    }
    output.append(.layout)
  }

  private func reportQuestion(
    isOpen: Bool, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    let words = isOpen ? panel?.tiles.map(\.label) ?? [] : []
    output.append(
      .options(
        OptionsReport(
          time: time, id: composer.draft.id ?? "", isOpen: isOpen, options: words, usual: nil)))
  }

  private mutating func save(
    _ action: MailRequest.Action, _ result: ComposeReport.Result, at time: Instant,
    _ output: inout [MailboxOutput]
  ) {
    composer.state = .saving(result)
    request(action, .compose(result))
    reportCompose(at: time, &output)
    output.append(.layout)
  }

  /// What is written is safe, or not wanted: the sheet goes.
  mutating func closeSheet(
    _ result: ComposeReport.Result, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    composer.close(result, at: time)
    reportCompose(at: time, &output)
    output.append(.layout)
    advance(to: time, into: &output)
  }

  /// What is written could not be saved: the sheet stays and says why.
  mutating func keepSheet(
    _ reason: String, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    composer.state = .open
    composer.complaint = reason
    reportCompose(at: time, &output)
    output.append(.layout)
  }

  mutating func reportCompose(at time: Instant, _ output: inout [MailboxOutput]) {
    var result: ComposeReport.Result?
    switch composer.state {
    case .closing(_, let wanted): result = wanted
    case .closed, .opening, .open, .asking, .saving: break
    }
    let isOpen = composer.phase == .open || composer.phase == .opening
    output.append(
      .compose(
        ComposeReport(
          time: time, phase: composer.phase, result: result,
          complaint: isOpen ? composer.complaint : nil)))
  }
}
