internal import InputModel
internal import Interaction

/// What keys do on the main page and in the calendar.
extension ToDoProgram {
  mutating func steerLists(_ key: Key, at time: Instant, _ output: inout [ToDoOutput]) {
    switch key {
    case .up: app.select(by: -1, at: time, into: &output)
    case .down: app.select(by: 1, at: time, into: &output)
    case .pageUp: app.select(by: -app.rowsInView, at: time, into: &output)
    case .pageDown: app.select(by: app.rowsInView, at: time, into: &output)
    case .home: app.select(0, at: time, into: &output)
    case .end: app.select(.max, at: time, into: &output)
    case .left: app.showDay(later: -1, at: time, into: &output)
    case .right: app.showDay(later: 1, at: time, into: &output)
    case .tab: app.switchPane(by: 1)
    case .backtab: app.switchPane(by: -1)
    case .enter: app.openItem(at: time, into: &output)
    case .delete, .backspace: app.delete()
    case .character(let letter): command(letter, at: time, &output)
    case .escape, .paste, .wordLeft, .wordRight, .deleteWord, .clearLine: break
    }
  }

  private mutating func command(
    _ letter: Character, at time: Instant, _ output: inout [ToDoOutput]
  ) {
    switch letter {
    case "j": app.select(by: 1, at: time, into: &output)
    case "k": app.select(by: -1, at: time, into: &output)
    case " ", "x": app.check(at: time, into: &output)
    case "!", "s": app.star()
    case "d": app.delete()
    case "+": app.toggleButtons(at: time, into: &output)
    case "n": app.openNew(at: time, into: &output)
    case "p": app.planSelected(at: time, into: &output)
    case "c": app.toggleCalendar(at: time, into: &output)
    case "t": app.show(.day(app.now.date), at: time, into: &output)
    case "i": app.show(.important, at: time, into: &output)
    case "a": app.show(.all, at: time, into: &output)
    case "u": app.undo(at: time, into: &output)
    case "r": app.redo(at: time, into: &output)
    case "m": app.toggleMenu(at: time, into: &output)
    case "q": quit(at: time, &output)
    default: break
    }
  }

  mutating func steerCalendar(_ key: Key, at time: Instant, _ output: inout [ToDoOutput]) {
    guard let calendar = app.calendar, calendar.takesInput else { return }
    let wheel = CalendarWheel(rawValue: calendar.focus.rawValue)
    switch key {
    case .left, .backtab: app.moveCalendarFocus(by: -1)
    case .right, .tab: app.moveCalendarFocus(by: 1)
    case .up: turn(wheel, by: -1, at: time, &output)
    case .down: turn(wheel, by: 1, at: time, &output)
    case .pageUp: turn(wheel, by: -5, at: time, &output)
    case .pageDown: turn(wheel, by: 5, at: time, &output)
    case .home: turn(wheel, by: -10_000, at: time, &output)
    case .end: turn(wheel, by: 10_000, at: time, &output)
    case .enter:
      switch calendar.focus {
      case .year, .month, .day, .choose:
        app.leaveCalendar(.chosen, at: time, into: &output)
      case .today: app.turn(to: app.now.date, at: time, into: &output)
      case .cancel: app.leaveCalendar(.cancelled, at: time, into: &output)
      }
    case .character("t"): app.turn(to: app.now.date, at: time, into: &output)
    case .escape, .character("c"): app.leaveCalendar(.cancelled, at: time, into: &output)
    case .character("q"): quit(at: time, &output)
    case .character, .paste, .wordLeft, .wordRight, .backspace, .deleteWord, .delete, .clearLine:
      break
    }
  }

  private mutating func turn(
    _ wheel: CalendarWheel?, by step: Int, at time: Instant, _ output: inout [ToDoOutput]
  ) {
    if let wheel {
      app.turn(wheel, by: step, at: time, into: &output)
    } else {
      app.moveCalendarFocus(by: step < 0 ? -1 : 1)
    }
  }
}
