internal import InputModel
internal import Interaction

/// What keys do in the mail program, by what lies on top.
extension MailboxProgram {
  /// Characters that came together: each a key, up to one that opens something to write in.
  mutating func type(_ text: String, at time: Instant, _ output: inout [MailboxOutput]) {
    var rest = Substring(text)
    while let character = rest.first {
      if mailbox.takesText { return mailbox.write(String(rest), at: time, into: &output) }
      press(.character(character), at: time, &output)
      rest.removeFirst()
    }
  }

  mutating func press(_ key: Key, at time: Instant, _ output: inout [MailboxOutput]) {
    if mailbox.takesText {
      write(key, at: time, &output)
    } else if mailbox.panel != nil {
      answer(key, at: time, &output)
    } else if mailbox.isComposing {
      return
    } else if mailbox.isMenuOpen {
      steerMenu(key, at: time, &output)
    } else {
      steerList(key, at: time, &output)
    }
  }

  private mutating func write(_ key: Key, at time: Instant, _ output: inout [MailboxOutput]) {
    let isSheet = mailbox.isComposing
    switch key {
    case .character(let character): mailbox.write(String(character), at: time, into: &output)
    case .paste(let text): mailbox.write(text, at: time, into: &output)
    case .backspace, .deleteWord, .delete, .clearLine, .left, .right, .wordLeft, .wordRight, .home,
      .end, .pageUp, .pageDown:
      if let edit = key.edit { mailbox.edit(edit) }
    case .up: moveLine(isUp: true)
    case .down: moveLine(isUp: false)
    case .tab: isSheet ? mailbox.moveFocus(by: 1) : mailbox.movePanelSelection(across: 1, down: 0)
    case .backtab:
      isSheet ? mailbox.moveFocus(by: -1) : mailbox.movePanelSelection(across: -1, down: 0)
    case .enter:
      if isSheet {
        mailbox.confirmCompose(at: time, into: &output)
      } else {
        mailbox.chooseSelected(at: time, into: &output)
      }
    case .escape:
      if isSheet {
        mailbox.cancelCompose(at: time, into: &output)
      } else {
        mailbox.dismiss(at: time, into: &output)
      }
    }
  }

  /// Up and down move within the text, and from its rim to the next field.
  private mutating func moveLine(isUp: Bool) {
    var hasMoved = false
    if mailbox.takesLines {
      mailbox.edit { hasMoved = isUp ? $0.moveUp() : $0.moveDown() }
    }
    if !hasMoved { mailbox.moveFocus(by: isUp ? -1 : 1) }
  }

  private mutating func answer(_ key: Key, at time: Instant, _ output: inout [MailboxOutput]) {
    switch key {
    case .up: mailbox.movePanelSelection(across: 0, down: -1)
    case .down: mailbox.movePanelSelection(across: 0, down: 1)
    case .left, .backtab: mailbox.movePanelSelection(across: -1, down: 0)
    case .right, .tab: mailbox.movePanelSelection(across: 1, down: 0)
    case .enter: mailbox.chooseSelected(at: time, into: &output)
    case .escape: mailbox.dismiss(at: time, into: &output)
    case .character("q"): quit(at: time, &output)
    case .character(let letter):
      // A digit is the tile of that number.
      if let digit = letter.wholeNumberValue, digit > 0, letter.isASCII {
        mailbox.chooseByDigit(digit - 1, at: time, into: &output)
      }
    case .home, .pageUp: mailbox.movePanelSelection(toEnd: false)
    case .end, .pageDown: mailbox.movePanelSelection(toEnd: true)
    case .paste, .wordLeft, .wordRight, .backspace, .deleteWord, .delete, .clearLine: break
    }
  }

  private mutating func steerMenu(_ key: Key, at time: Instant, _ output: inout [MailboxOutput]) {
    switch key {
    case .up, .backtab, .character("k"): mailbox.moveMenuSelection(by: -1, at: time)
    case .down, .tab, .character("j"): mailbox.moveMenuSelection(by: 1, at: time)
    case .home, .pageUp: mailbox.moveMenuSelection(by: -mailbox.menuPlaces.count, at: time)
    case .end, .pageDown: mailbox.moveMenuSelection(by: mailbox.menuPlaces.count, at: time)
    case .enter, .right: mailbox.chooseMenuItem(at: time, into: &output)
    case .escape, .left, .character("m"): mailbox.toggleMenu(at: time, into: &output)
    case .character("q"): quit(at: time, &output)
    case .character, .paste, .wordLeft, .wordRight, .backspace, .deleteWord, .delete, .clearLine:
      break
    }
  }

  private mutating func steerList(_ key: Key, at time: Instant, _ output: inout [MailboxOutput]) {
    switch key {
    case .up: mailbox.select(by: -1, at: time, into: &output)
    case .down: mailbox.select(by: 1, at: time, into: &output)
    case .pageUp: mailbox.select(by: -mailbox.rowsInView, at: time, into: &output)
    case .pageDown: mailbox.select(by: mailbox.rowsInView, at: time, into: &output)
    case .home: mailbox.select(0, at: time, into: &output)
    case .end: mailbox.select(.max, at: time, into: &output)
    case .left: mailbox.showSegment(by: -1, at: time, into: &output)
    case .right: mailbox.showSegment(by: 1, at: time, into: &output)
    case .tab: mailbox.cycleSegments(by: 1, at: time, into: &output)
    case .backtab: mailbox.cycleSegments(by: -1, at: time, into: &output)
    case .enter: mailbox.openSelected(at: time, into: &output)
    case .delete, .backspace: mailbox.perform(.delete, at: time, into: &output)
    case .character(let letter): command(letter, at: time, &output)
    case .escape, .paste, .wordLeft, .wordRight, .deleteWord, .clearLine: break
    }
  }

  private mutating func command(
    _ letter: Character, at time: Instant, _ output: inout [MailboxOutput]
  ) {
    switch letter {
    case "j": mailbox.select(by: 1, at: time, into: &output)
    case "k": mailbox.select(by: -1, at: time, into: &output)
    case "a": mailbox.perform(.archive, at: time, into: &output)
    case "d": mailbox.perform(.delete, at: time, into: &output)
    case "s": mailbox.perform(.reschedule, at: time, into: &output)
    case "l": mailbox.perform(.list, at: time, into: &output)
    case "u": mailbox.undo(at: time, into: &output)
    case "r": mailbox.redo(at: time, into: &output)
    case "m": mailbox.toggleMenu(at: time, into: &output)
    case "c": mailbox.compose(at: time, into: &output)
    case "1", "2", "3":
      if let number = letter.wholeNumberValue {
        mailbox.show(Place.segments[number - 1], at: time, into: &output)
      }
    case "q": quit(at: time, &output)
    default: break
    }
  }
}
