public import InputModel

extension ToDoApp {
  /// Takes a tap or a click on a place of the program's own surface.
  public mutating func tap(
    at point: Vector<Points>, _ time: Instant, into output: inout [ToDoOutput]
  ) {
    switch page {
    case .launch: return skipLaunch(at: time, &output)
    case .signIn: return tapForm(at: point, time, &output)
    case .main: break
    }
    switch over {
    case .calendar(let calendar): tapCalendar(calendar, at: point, time, &output)
    case .menu(let menu): tapMenu(menu, at: point, time, &output)
    case .box(let box): tapBox(box, at: point, time, &output)
    case .nothing: tapPage(at: point, time, &output)
    }
  }

  private mutating func tapForm(
    at point: Vector<Points>, _ time: Instant, _ output: inout [ToDoOutput]
  ) {
    let places = SignInLayout(layout.surface)
    if let focus = form.focuses.first(where: { places.field($0).contains(point) }) {
      press(focus, at: time, into: &output)
    } else if places.accounts.contains(point) {
      let scroll = form.scroller.position(at: time)
      let index = form.accounts.indices.first {
        places.account($0, scroll: scroll).contains(point)
      }
      if let index { chooseAccount(index, at: time, &output) }
    }
  }

  private mutating func tapCalendar(
    _ calendar: ToDoCalendar, at point: Vector<Points>, _ time: Instant,
    _ output: inout [ToDoOutput]
  ) {
    guard calendar.takesInput else { return }
    let places = CalendarLayout(layout, shown: calendar.shown(at: time))
    if places.choose.contains(point) {
      leaveCalendar(.chosen, at: time, into: &output)
    } else if places.today.contains(point) {
      turn(to: now.date, at: time, into: &output)
    } else if places.cancel.contains(point) || !places.frame.contains(point) {
      leaveCalendar(.cancelled, at: time, into: &output)
    } else if let wheel = CalendarWheel.allCases.first(where: {
      places.wheel($0).contains(point)
    }) {
      tapWheel(wheel, places, at: point, time, &output)
    }
  }

  /// A value above or below the middle comes to the middle; a wheel that coasts stops.
  private mutating func tapWheel(
    _ kind: CalendarWheel, _ places: CalendarLayout, at point: Vector<Points>, _ time: Instant,
    _ output: inout [ToDoOutput]
  ) {
    guard let wheel = calendar?.wheels[kind], !isHeld(.wheel(kind)) else { return }
    calendar?.focus = ToDoCalendar.Focus(rawValue: kind.rawValue) ?? .day
    let position = wheel.position(at: time)
    let index =
      wheel.phase == .coasting
      ? wheel.value(at: time)
      : places.visible(turned: position, of: wheel.count).first {
        places.value($0, of: kind, turned: position).contains(point)
      }
    guard let index else { return }
    turn(kind, by: index - wheel.target, at: time, into: &output)
  }

  private mutating func tapMenu(
    _ menu: ToDoMenu, at point: Vector<Points>, _ time: Instant, _ output: inout [ToDoOutput]
  ) {
    guard menu.takesInput else { return }
    let places = MenuLayout(layout, scale: PopOver.scale(at: menu.fraction(at: time)))
    if let item = ToDoMenuItem.allCases.first(where: { places.item($0).contains(point) }) {
      choose(item, at: time, into: &output)
    } else if !places.frame.contains(point) {
      toggleMenu(at: time, into: &output)
    }
  }

  private mutating func tapBox(
    _ box: ToDoBox, at point: Vector<Points>, _ time: Instant, _ output: inout [ToDoOutput]
  ) {
    guard box.takesInput else { return }
    let places = BoxLayout(box, layout, at: time)
    if places.cancel.contains(point) {
      cancelBox(at: time, into: &output)
    } else if places.keep.contains(point) {
      keepBox(at: time, into: &output)
    } else if !box.isNew, places.date.contains(point) {
      planBox(at: time, into: &output)
    } else if places.frame.contains(point) {
      self.box?.focus = .text
    } else {
      leaveBox(at: time, into: &output)
    }
  }

  private mutating func tapPage(
    at point: Vector<Points>, _ time: Instant, _ output: inout [ToDoOutput]
  ) {
    if layout.pill.contains(point) {
      toggleCalendar(at: time, into: &output)
    } else if layout.menuButton.contains(point) {
      toggleMenu(at: time, into: &output)
    } else if layout.newButton.contains(point) {
      openNew(at: time, into: &output)
    } else if let pane = panes.indices.first(where: { paneFrame($0).contains(point) }) {
      tapPane(pane, at: point, time, &output)
    }
  }

  /// A list that coasts stops; else the plus, a button or the item is meant.
  private mutating func tapPane(
    _ pane: Int, at point: Vector<Points>, _ time: Instant, _ output: inout [ToDoOutput]
  ) {
    if panes[pane].scroller.stop(at: time) {
      output.append(.layout)
      return
    }
    let view = paneFrame(pane)
    guard let row = panes[pane].row(at: point, in: view, time),
      let item = panes[pane].item(at: row), let list = panes[pane].list(at: row)
    else { return closeButtons(at: time, &output) }
    focus = pane
    panes[pane].select(row)
    guard panes[pane].moving(item.id, in: list) == nil else { return }
    let frame = panes[pane].frame(of: row, in: view, at: time)
    if layout.plus(of: frame).contains(point) {
      toggleButtons(item.id, at: time, into: &output)
    } else if let open = buttons, open.takesInput {
      let button = ToDoRowButton.allCases.first { button in
        open.id == item.id && open.list == list
          && layout.rowButton(button, of: frame, fraction: open.fraction(at: time)).contains(
            point)
      }
      if let button {
        press(button, at: time, into: &output)
      } else {
        closeButtons(at: time, &output)
      }
    } else {
      openItem(item.id, at: time, into: &output)
    }
  }
}

extension BoxLayout {
  /// The box as it stands at a moment.
  public init(_ box: ToDoBox, _ layout: ToDoLayout, at time: Instant) {
    if box.isNew {
      let squeezed = box.squeezed(at: time)
      self.init(new: layout, height: squeezed.height, width: squeezed.width)
    } else {
      self.init(item: layout, fallen: box.fallen(at: time))
    }
  }
}
