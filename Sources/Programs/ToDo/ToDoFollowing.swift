internal import InputModel
internal import Interaction

/// Scripts, a line after the other.
extension ToDoProgram {
  /// Follows a script, each line once what the last one began is done.
  mutating func followScript(at time: Instant, into lines: inout [Line]) {
    if script.isDue, app.shownPage == .launch {
      var output: [ToDoOutput] = []
      app.skipLogo(at: time, into: &output)
      tell(output, at: time, into: &lines)
    }
    while script.isDue, app.shownPage != .launch, !app.isMoving, !app.isWaiting,
      !quitting.isEnding
    {
      follow(script.removeFirst(), at: time, into: &lines)
    }
  }

  private mutating func follow(
    _ text: String, at time: Instant, into lines: inout [Line]
  ) {
    var output: [ToDoOutput] = []
    do throws(ScriptFault) {
      try perform(try ToDoScript(parsing: text), at: time, &output)
    } catch {
      // What follows `sign-in` and `create-account` is a secret.
      let words = text.split(separator: " ").first.map(String.init) ?? ""
      let isSecret = ["sign-in", "create-account", "type"].contains(words)
      lines.append(.error("“\(isSecret ? words : String(text.prefix(40)))”: \(error.message)"))
    }
    tell(output, at: time, into: &lines)
  }

  /// Does what a line asks for. Throws where nothing is there that it could be done to.
  private mutating func perform(
    _ step: ToDoScript, at time: Instant, _ output: inout [ToDoOutput]
  ) throws(ScriptFault) {
    let before = (output.count, app.requestCount)
    switch step {
    case .act(let verb, let id): act(verb, id, at: time, &output)
    case .add(let text): app.add(text)
    case .edit(let id, let text): app.setText(id, text)
    case .plan(let id, let date):
      if let date { app.plan(id, date) } else { app.planSelected(id, at: time, into: &output) }
    case .undo: app.undo(at: time, into: &output)
    case .redo: app.redo(at: time, into: &output)
    case .selectDate(let date):
      let view = ToDoView.day(date ?? app.now.date)
      if app.shownPage == .main, view == app.view { return }
      app.show(view, at: time, into: &output)
    case .show(let view):
      if app.shownPage == .main, view == app.view || view == nil && app.view == .day(app.day) {
        return
      }
      app.show(view ?? .day(app.day), at: time, into: &output)
    case .list(let name, let start, let count):
      app.list(list(name), start: start, count: count, at: time)
    case .purge: app.purge()
    case .account(let mode, let name, let password):
      app.signIn(mode, name: name, password: password, at: time, into: &output)
    case .remember(let isRemembered):
      app.remember(isRemembered, at: time, into: &output)
    case .signOut: app.signOut(at: time, into: &output)
    case .new: app.openNew(at: time, into: &output)
    case .calendar: app.toggleCalendar(at: time, into: &output)
    case .menu: app.toggleMenu(at: time, into: &output)
    case .keep: keep(at: time, &output)
    case .cancel: cancel(at: time, &output)
    case .select(let row):
      guard row < app.focusedCount else { break }
      app.select(row, at: time, into: &output)
      return
    case .type(let text):
      guard app.takesText else { break }
      app.edit { $0.insert(text) }
      return
    case .key(let key):
      press(key, at: time, &output)
      return
    case .tap(let point):
      tap(at: point, time, &output)
      return
    case .quit:
      quit(byScript: true, at: time, &output)
      return
    }
    guard before == (output.count, app.requestCount) else { return }
    throw ScriptFault.idle
  }

  private mutating func act(
    _ verb: ToDoScript.Verb, _ id: Int64?, at time: Instant, _ output: inout [ToDoOutput]
  ) {
    switch verb {
    case .check: app.check(id, true, at: time, into: &output)
    case .uncheck: app.check(id, false, at: time, into: &output)
    case .star: app.star(id, true)
    case .unstar: app.star(id, false)
    case .delete: app.delete(id, true)
    case .restore: app.delete(id, false)
    case .open: app.openItem(id, at: time, into: &output)
    case .plus: app.toggleButtons(id, at: time, into: &output)
    }
  }

  /// A list by its name, those of a day for the day shown.
  private func list(_ name: ToDoScript.ListName?) -> ToDoList {
    switch name {
    case .toDo: .toDo(app.day)
    case .done: .done(app.day)
    case .history: .history(app.day)
    case .important: .important
    case .all: .all
    case nil:
      switch app.view {
      case .day(let date): .toDo(date)
      case .important: .important
      case .all: .all
      }
    }
  }

  private mutating func keep(at time: Instant, _ output: inout [ToDoOutput]) {
    if app.calendar != nil {
      app.leaveCalendar(.chosen, at: time, into: &output)
    } else {
      app.keepBox(at: time, into: &output)
    }
  }

  private mutating func cancel(at time: Instant, _ output: inout [ToDoOutput]) {
    if app.calendar != nil {
      app.leaveCalendar(.cancelled, at: time, into: &output)
    } else if app.menu != nil {
      app.toggleMenu(at: time, into: &output)
    } else {
      app.cancelBox(at: time, into: &output)
    }
  }
}
