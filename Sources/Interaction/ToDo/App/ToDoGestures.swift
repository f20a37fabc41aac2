public import Gestures
public import InputModel

extension ToDoApp {
  /// Takes a step of a gesture.
  ///
  /// Its translation and velocity are used as they are, and `down` is its down point on the program's
  /// own surface; nil where the device tells no place, then what the keys act on is meant.
  public mutating func handle(
    _ event: GestureEvent, down: Vector<Points>?, into output: inout [ToDoOutput]
  ) {
    if case .launch = page { return skipLaunch(at: event.time, &output) }
    switch (event.kind, event.phase) {
    case (.pan, .began), (.edgePan, .began):
      holds.append(Held(gesture: event.id, hold: hold(for: event, down: down, &output)))
      change(event, &output)
    case (.pan, .changed), (.edgePan, .changed): change(event, &output)
    case (.pan, .ended), (.edgePan, .ended): end(event, &output)
    case (.pan, .cancelled), (.edgePan, .cancelled): cancel(event, &output)
    case (.tap, .ended): if let down { tap(at: down, event.time, into: &output) }
    case (.shake, .ended): undo(at: event.time, into: &output)
    case (.tap, .began), (.tap, .changed), (.tap, .cancelled), (.shake, .began),
      (.shake, .changed), (.shake, .cancelled):
      break
    }
  }

  func isHeld(_ hold: Hold) -> Bool { holds.contains { $0.hold == hold } }

  private mutating func hold(
    for event: GestureEvent, down: Vector<Points>?, _ output: inout [ToDoOutput]
  ) -> Hold {
    switch page {
    case .launch: return .nothing
    case .signIn: return holdAccounts(down, event.time)
    case .main: break
    }
    switch over {
    case .calendar: return holdWheel(down, event.time)
    case .menu, .box: return .nothing
    case .nothing: break
    }
    if event.kind == .edgePan, let edge = event.edge, edge == .left || edge == .bottom {
      var menu = ToDoMenu(reducesMotion: reducesMotion)
      menu.grab()
      menu.selection = currentItem
      put(.menu(menu), at: event.time, &output)
      return .menu(edge)
    }
    let isSideways = event.translation.x.magnitude > event.translation.y.magnitude
    return isSideways
      ? holdRow(down, event.time, &output) : holdPane(down, event.time)
  }

  private mutating func holdAccounts(_ down: Vector<Points>?, _ time: Instant) -> Hold {
    guard !isHeld(.accounts),
      down.map(SignInLayout(layout.surface).accounts.contains) ?? true
    else { return .nothing }
    form.scroller.limit = accountsLimit
    form.scroller.grab(at: time)
    return .accounts
  }

  private mutating func holdWheel(_ down: Vector<Points>?, _ time: Instant) -> Hold {
    guard let calendar, calendar.takesInput else { return .nothing }
    let places = CalendarLayout(layout, shown: calendar.shown(at: time))
    let wheel =
      down.map { down in CalendarWheel.allCases.first { places.wheel($0).contains(down) } }
      ?? CalendarWheel(rawValue: calendar.focus.rawValue)
    guard let wheel, !isHeld(.wheel(wheel)) else { return .nothing }
    self.calendar?.turn(wheel, at: time) { $0.grab(at: time) }
    self.calendar?.focus = ToDoCalendar.Focus(rawValue: wheel.rawValue) ?? .day
    return .wheel(wheel)
  }

  private mutating func holdPane(_ down: Vector<Points>?, _ time: Instant) -> Hold {
    let pane = down.map { down in panes.indices.first { paneFrame($0).contains(down) } } ?? focus
    guard let pane, panes.indices.contains(pane), !isHeld(.pane(pane)) else { return .nothing }
    panes[pane].fit(paneFrame(pane).height)
    panes[pane].scroller.grab(at: time)
    return .pane(pane)
  }

  private mutating func holdRow(
    _ down: Vector<Points>?, _ time: Instant, _ output: inout [ToDoOutput]
  ) -> Hold {
    let pane = down.map { down in panes.indices.first { paneFrame($0).contains(down) } } ?? focus
    guard let pane, panes.indices.contains(pane) else { return .nothing }
    let row =
      down.map { panes[pane].row(at: $0, in: paneFrame(pane), time) } ?? panes[pane].selection
    guard let row, let item = panes[pane].item(at: row), let list = panes[pane].list(at: row)
    else { return .nothing }
    closeButtons(at: time, &output)
    var isTaken = false
    panes[pane].change(item.id, in: list, width: layout.surface.width) {
      isTaken = !$0.isPending && $0.row.grab(at: time)
    }
    guard isTaken else { return .nothing }
    focus = pane
    panes[pane].select(row)
    return .row(id: item.id, list)
  }
}
