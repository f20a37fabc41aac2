public import InputModel

/// The calendar and the menu.
extension ToDoApp {
  /// Slides the calendar down on the day shown, or up again.
  public mutating func toggleCalendar(at time: Instant, into output: inout [ToDoOutput]) {
    if calendar?.takesInput == true { return leaveCalendar(.cancelled, at: time, into: &output) }
    guard canOpen else { return }
    openCalendar(.show, on: day, at: time, &output)
  }

  /// Slides the calendar down to plan an item, or the selected one, for another day.
  public mutating func planSelected(
    _ id: Int64? = nil, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard canOpen, let id = id ?? selectedItem?.id, let item = item(id)?.item else { return }
    openCalendar(.plan(id: id, text: item.title), on: item.planned, at: time, &output)
  }

  mutating func openCalendar(
    _ purpose: ToDoCalendar.Purpose, on date: CivilDate, at time: Instant,
    _ output: inout [ToDoOutput]
  ) {
    let step = CalendarLayout(layout, shown: 1).step
    let calendar = ToDoCalendar(
      for: purpose, on: date, step: step, at: time, reducesMotion: reducesMotion)
    put(.calendar(calendar), at: time, &output)
    reportCalendar(at: time, &output)
    advance(to: time, into: &output)
  }

  /// Leaves the calendar: the day is shown, or the item planned for it.
  public mutating func leaveCalendar(
    _ result: ToDoCalendar.Result, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard calendar?.takesInput == true else { return }
    for wheel in CalendarWheel.allCases where isHeld(.wheel(wheel)) {
      self.calendar?.turn(wheel, at: time) { $0.release(velocity: .zero, at: time) }
    }
    holds.removeAll { if case .wheel = $0.hold { true } else { false } }
    self.calendar?.close(result, at: time)
    guard let calendar else { return }
    reportCalendar(at: time, &output)
    if result == .chosen {
      switch calendar.purpose {
      case .show: show(.day(calendar.date), at: time, into: &output)
      case .plan(let id, _): plan(id, calendar.date)
      }
    }
    advance(to: time, into: &output)
  }

  /// Turns a wheel by so many values.
  public mutating func turn(
    _ wheel: CalendarWheel, by step: Int, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard calendar?.takesInput == true, !isHeld(.wheel(wheel)) else { return }
    calendar?.turn(wheel, at: time) { $0.turn(to: $0.target + step, at: time) }
    reportWheel(wheel, at: time, &output)
    advance(to: time, into: &output)
  }

  /// Turns all wheels to a day.
  public mutating func turn(
    to date: CivilDate, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard calendar?.takesInput == true else { return }
    holds.removeAll { if case .wheel = $0.hold { true } else { false } }
    calendar?.turn(to: date, at: time)
    for wheel in CalendarWheel.allCases { reportWheel(wheel, at: time, &output) }
    advance(to: time, into: &output)
  }

  public mutating func moveCalendarFocus(by step: Int) {
    guard let focus = calendar?.focus else { return }
    let count = ToDoCalendar.Focus.allCases.count
    calendar?.focus =
      ToDoCalendar.Focus(rawValue: (focus.rawValue + step + count) % count) ?? .day
  }

  /// Opens the menu, or closes it.
  public mutating func toggleMenu(at time: Instant, into output: inout [ToDoOutput]) {
    if menu?.takesInput == true {
      menu?.close(at: time)
    } else {
      guard canOpen else { return }
      var opening = ToDoMenu(reducesMotion: reducesMotion)
      opening.selection = currentItem
      opening.open(at: time)
      put(.menu(opening), at: time, &output)
    }
    reportMenu(at: time, &output)
    advance(to: time, into: &output)
  }

  /// The menu's item that is shown.
  public var currentItem: ToDoMenuItem {
    switch view {
    case .day: .day
    case .important: .important
    case .all: .all
    }
  }

  public mutating func moveMenuSelection(by step: Int) {
    guard let menu, menu.takesInput else { return }
    let raw = min(max(menu.selection.rawValue + step, 0), ToDoMenuItem.allCases.count - 1)
    self.menu?.selection = ToDoMenuItem(rawValue: raw) ?? .day
    self.menu?.asksToPurge = false
  }

  /// Chooses an item of the menu, or the selected one. Purging has to be chosen twice.
  public mutating func choose(
    _ item: ToDoMenuItem? = nil, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard let menu, menu.takesInput else { return }
    let item = item ?? menu.selection
    if item == .purge, !menu.asksToPurge {
      self.menu?.selection = .purge
      self.menu?.asksToPurge = true
      reportMenu(at: time, &output)
      return
    }
    self.menu?.close(at: time)
    reportMenu(at: time, &output)
    switch item {
    case .day: show(.day(day), at: time, into: &output)
    case .important: show(.important, at: time, into: &output)
    case .all: show(.all, at: time, into: &output)
    case .purge: purge()
    case .signOut: signOut(at: time, into: &output)
    }
    advance(to: time, into: &output)
  }

  /// Calendar, menu and buttons go.
  mutating func closeAll(at time: Instant, _ output: inout [ToDoOutput]) {
    leaveCalendar(.cancelled, at: time, into: &output)
    if menu?.takesInput == true {
      menu?.close(at: time)
      reportMenu(at: time, &output)
    }
    closeButtons(at: time, &output)
  }

  func reportMenu(at time: Instant, _ output: inout [ToDoOutput]) {
    guard let menu else { return }
    output.append(
      .menu(MenuReport(time: time, phase: menu.phase, fraction: menu.fraction(at: time))))
    output.append(.layout)
  }

  func reportCalendar(at time: Instant, _ output: inout [ToDoOutput]) {
    guard let calendar else { return }
    output.append(
      .calendar(
        ToDoCalendarReport(
          time: time, phase: calendar.phase, date: calendar.date, result: calendar.result)))
    output.append(.layout)
  }

  func reportWheel(
    _ wheel: CalendarWheel, at time: Instant, _ output: inout [ToDoOutput]
  ) {
    guard let turned = calendar?.wheels[wheel] else { return }
    output.append(
      .wheel(
        ToDoWheelReport(
          time: time, wheel: wheel, phase: turned.phase, value: turned.value(at: time) + 1)))
  }
}
