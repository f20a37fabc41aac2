internal import InputModel
internal import Interaction

/// What keys do in the to-do app, by what lies on top.
extension ToDoProgram {
  /// Characters that came together: each a key, up to one that opens something to write in.
  mutating func type(_ text: String, at time: Instant, _ output: inout [ToDoOutput]) {
    var rest = Substring(text)
    while let character = rest.first {
      if app.takesText { return app.edit { $0.insert(String(rest)) } }
      press(.character(character), at: time, &output)
      rest.removeFirst()
    }
  }

  mutating func press(_ key: Key, at time: Instant, _ output: inout [ToDoOutput]) {
    switch app.shownPage {
    case .launch: app.skipLogo(at: time, into: &output)
    case .signIn: fillForm(key, at: time, &output)
    case .main:
      if app.canOpen {
        if app.hasOpenButtons {
          steerButtons(key, at: time, &output)
        } else {
          steerLists(key, at: time, &output)
        }
      } else if app.box != nil {
        steerBox(key, at: time, &output)
      } else if app.calendar != nil {
        steerCalendar(key, at: time, &output)
      } else {
        steerMenu(key, at: time, &output)
      }
    }
  }

  /// Changes a text as a shell does. Returns false for keys that change none.
  private mutating func write(_ key: Key) -> Bool {
    guard app.takesText, let edit = key.edit else { return false }
    app.edit(edit)
    return true
  }

  private mutating func fillForm(_ key: Key, at time: Instant, _ output: inout [ToDoOutput]) {
    if write(key) { return }
    switch key {
    case .tab, .down, .right: app.moveFormFocus(by: 1)
    case .backtab, .up, .left: app.moveFormFocus(by: -1)
    case .enter: app.confirmForm(at: time, into: &output)
    case .character(" "): app.press(app.form.focus, at: time, into: &output)
    case .character("q"): quit(at: time, &output)
    case .escape, .character, .paste, .wordLeft, .wordRight, .home, .end, .pageUp, .pageDown,
      .backspace,
      .deleteWord, .delete, .clearLine:
      break
    }
  }

  private mutating func steerBox(_ key: Key, at time: Instant, _ output: inout [ToDoOutput]) {
    if write(key) { return }
    switch key {
    case .up: moveLine(isUp: true)
    case .down: moveLine(isUp: false)
    case .tab, .right: app.moveBoxFocus(by: 1)
    case .backtab, .left: app.moveBoxFocus(by: -1)
    case .enter: app.confirmBox(at: time, into: &output)
    case .escape: app.leaveBox(at: time, into: &output)
    case .character, .paste, .wordLeft, .wordRight, .home, .end, .pageUp, .pageDown, .backspace,
      .deleteWord, .delete, .clearLine:
      break
    }
  }

  /// Up and down move within the text, and from its rim to the buttons.
  private mutating func moveLine(isUp: Bool) {
    var hasMoved = false
    app.edit { hasMoved = isUp ? $0.moveUp() : $0.moveDown() }
    if !hasMoved { app.moveBoxFocus(by: isUp ? -1 : 1) }
  }

  private mutating func steerButtons(
    _ key: Key, at time: Instant, _ output: inout [ToDoOutput]
  ) {
    switch key {
    case .left, .backtab: app.moveButtonSelection(by: -1)
    case .right, .tab: app.moveButtonSelection(by: 1)
    case .enter, .character(" "): app.press(at: time, into: &output)
    case .character("+"), .escape: app.closeButtons(at: time, &output)
    case .up, .down, .character, .paste, .wordLeft, .wordRight, .home, .end, .pageUp, .pageDown,
      .backspace, .deleteWord, .delete, .clearLine:
      app.closeButtons(at: time, &output)
      steerLists(key, at: time, &output)
    }
  }

  private mutating func steerMenu(_ key: Key, at time: Instant, _ output: inout [ToDoOutput]) {
    switch key {
    case .up, .backtab, .character("k"): app.moveMenuSelection(by: -1)
    case .down, .tab, .character("j"): app.moveMenuSelection(by: 1)
    case .home, .pageUp: app.moveMenuSelection(by: -ToDoMenuItem.allCases.count)
    case .end, .pageDown: app.moveMenuSelection(by: ToDoMenuItem.allCases.count)
    case .enter, .right: app.choose(at: time, into: &output)
    case .escape, .left, .character("m"): app.toggleMenu(at: time, into: &output)
    case .character("q"): quit(at: time, &output)
    case .character, .paste, .wordLeft, .wordRight, .backspace, .deleteWord, .delete, .clearLine:
      break
    }
  }
}
