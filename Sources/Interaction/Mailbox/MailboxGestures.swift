public import Gestures
public import InputModel

extension Mailbox {
  /// Takes a step of a gesture.
  ///
  /// Its translation and velocity are used as they are, and `down` is its down point on the program's
  /// own surface; nil where the device tells no place, then the selected row is meant.
  public mutating func handle(
    _ event: GestureEvent, down: Vector<Points>?, into output: inout [MailboxOutput]
  ) {
    switch (event.kind, event.phase) {
    case (.pan, .began), (.edgePan, .began): begin(event, down: down, &output)
    case (.pan, .changed), (.edgePan, .changed): change(event, &output)
    case (.pan, .ended), (.edgePan, .ended): end(event, &output)
    case (.pan, .cancelled), (.edgePan, .cancelled): cancel(event, &output)
    case (.tap, .ended): tap(at: down, event.time, &output)
    case (.shake, .ended): undo(at: event.time, into: &output)
    case (.tap, .began), (.tap, .changed), (.tap, .cancelled), (.shake, .began),
      (.shake, .changed), (.shake, .cancelled):
      break
    }
  }

  private mutating func begin(
    _ event: GestureEvent, down: Vector<Points>?, _ output: inout [MailboxOutput]
  ) {
    let hold = hold(for: event, down: down)
    holds.append(Held(gesture: event.id, hold: hold))
    change(event, &output)
  }

  private mutating func hold(for event: GestureEvent, down: Vector<Points>?) -> Hold {
    guard asked.isEmpty, composer.isClosed else { return .nothing }
    let isSideways = event.translation.x.magnitude > event.translation.y.magnitude
    // An edge-pan that reveals nothing is a pan like any other: rows reach to the rim.
    if (event.kind == .edgePan && event.edge == .left) || (!menu.isClosed && isSideways) {
      guard !isHeld(.menu) else { return .nothing }
      menu.grab(at: event.time)
      return .menu
    }
    guard menu.isClosed else { return holdMenuList(down, event.time) }
    return isSideways
      ? holdSideways(down, event.time) : holdList(down, event.time)
  }

  private mutating func holdMenuList(_ down: Vector<Points>?, _ time: Instant) -> Hold {
    guard let down, layout.menu.contains(down), !isHeld(.menuList) else { return .nothing }
    fitMenu()
    menu.scroller.grab(at: time)
    return .menuList
  }

  private mutating func holdList(_ down: Vector<Points>?, _ time: Instant) -> Hold {
    guard let list = listIndex(place), !isHeld(.list(place)),
      down.map(layout.list.contains) ?? true
    else { return .nothing }
    lists[list].fit(layout.list.height)
    lists[list].scroller.grab(at: time)
    return .list(place)
  }

  /// A row where there is one, else the views.
  private mutating func holdSideways(_ down: Vector<Points>?, _ time: Instant) -> Hold {
    guard !isHeld(.pages) else { return .nothing }
    if pages.slide.phase == .rest, let list = listIndex(place) {
      let index =
        down.map { lists[list].row(at: $0, in: layout.list, time) }
        ?? (lists[list].messages.isEmpty ? nil : lists[list].selection)
      if let index {
        var isTaken = false
        lists[list].change(index, width: layout.surface.width) { isTaken = $0.grab(at: time) }
        guard isTaken else { return .nothing }
        lists[list].selection = index
        return .row(id: lists[list].messages[index].id, place)
      }
    }
    // Rows of a view that moves would be dragged by two fingers at once.
    guard !holds.contains(where: { if case .row = $0.hold { true } else { false } }) else {
      return .nothing
    }
    pages.grab(at: time)
    return .pages
  }

  private func isHeld(_ hold: Hold) -> Bool { holds.contains { $0.hold == hold } }

  private mutating func change(_ event: GestureEvent, _ output: inout [MailboxOutput]) {
    guard let hold = holds.first(where: { $0.gesture == event.id })?.hold else { return }
    move(hold, event, &output)
  }

  private mutating func move(
    _ hold: Hold, _ event: GestureEvent, _ output: inout [MailboxOutput]
  ) {
    switch hold {
    case .row(let id, let place):
      changeRow(id, place, event.time, &output) { $0.row.drag(by: event.translation.x) }
    case .list(let place):
      guard let list = listIndex(place) else { return }
      let before = lists[list].scroller.position(at: event.time)
      lists[list].scroller.drag(by: event.translation.y)
      if lists[list].scroller.position(at: event.time) != before { output.append(.layout) }
    case .menu:
      menu.drag(by: event.translation.x)
      reportMenu(at: event.time, &output)
    case .menuList:
      menu.scroller.drag(by: event.translation.y)
      output.append(.layout)
    case .pages:
      pages.drag(by: event.translation.x)
      reportPages(at: event.time, &output)
    case .nothing:
      break
    }
  }

  private mutating func end(_ event: GestureEvent, _ output: inout [MailboxOutput]) {
    guard let hold = take(event.id) else { return }
    let (velocity, time) = (event.velocity, event.time)
    switch hold {
    case .row(let id, let place):
      changeRow(id, place, time, &output) { row in
        row.row.drag(by: event.translation.x)
        row.release(velocity: velocity.x, in: place, at: time)
      }
    case .list(let place):
      guard let list = listIndex(place) else { return }
      lists[list].scroller.drag(by: event.translation.y)
      lists[list].scroller.release(velocity: velocity.y, at: time)
      output.append(.layout)
    case .menu:
      menu.drag(by: event.translation.x)
      menu.release(velocity: velocity.x, at: time)
      reportMenu(at: time, &output)
    case .menuList:
      menu.scroller.drag(by: event.translation.y)
      menu.scroller.release(velocity: velocity.y, at: time)
      output.append(.layout)
    case .pages:
      pages.drag(by: event.translation.x)
      pages.release(velocity: velocity.x, at: time)
      reportPages(at: time, &output)
    case .nothing:
      break
    }
    advance(to: time, into: &output)
  }

  private mutating func cancel(_ event: GestureEvent, _ output: inout [MailboxOutput]) {
    guard let hold = take(event.id) else { return }
    switch hold {
    case .row(let id, let place):
      changeRow(id, place, event.time, &output) { $0.row.cancel(at: event.time) }
    case .list(let place):
      if let list = listIndex(place) { lists[list].scroller.cancel() }
      output.append(.layout)
    case .menu:
      menu.cancel(at: event.time)
      reportMenu(at: event.time, &output)
    case .menuList:
      menu.scroller.cancel()
      output.append(.layout)
    case .pages:
      pages.cancel(at: event.time)
      reportPages(at: event.time, &output)
    case .nothing:
      break
    }
    advance(to: event.time, into: &output)
  }

  private mutating func take(_ gesture: GestureID) -> Hold? {
    guard let index = holds.firstIndex(where: { $0.gesture == gesture }) else { return nil }
    return holds.remove(at: index).hold
  }
}

extension MovingRow {
  fileprivate mutating func grab(at time: Instant) -> Bool {
    guard disposal == nil else { return false }
    return row.grab(at: time)
  }

  /// The row returns where letting go means nothing in its place.
  fileprivate mutating func release(velocity: PointsPerSecond, in place: Place, at time: Instant) {
    let action = RowAction(releasedAt: row.offset(at: time))
    if let action, RowMeaning(action, in: place) == .none {
      row.cancel(at: time)
    } else {
      row.release(velocity: velocity, at: time)
    }
  }
}
