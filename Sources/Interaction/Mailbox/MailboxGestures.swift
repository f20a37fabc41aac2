public import Gestures
public import InputModel

extension Mailbox {
  /// Takes a step of a gesture.
  ///
  /// - Parameters:
  ///   - event: The step. Its translation and velocity are used as they are.
  ///   - down: The gesture's down point on the list's own surface; nil where the device tells no
  ///     place, then the selected row is meant.
  public mutating func handle(
    _ event: GestureEvent, down: Vector<Points>?, into output: inout [MailboxOutput]
  ) {
    switch (event.kind, event.phase) {
    case (.pan, .began): begin(event, down: down, &output)
    case (.pan, .changed): change(event, &output)
    case (.pan, .ended): end(event, &output)
    case (.pan, .cancelled): cancel(event, &output)
    case (.tap, .ended): tap(at: down, event.time, &output)
    case (.shake, .ended): undo(at: event.time, into: &output)
    case (.edgePan, _), (.tap, .began), (.tap, .changed), (.tap, .cancelled), (.shake, .began),
      (.shake, .changed), (.shake, .cancelled):
      break
    }
  }

  private mutating func begin(
    _ event: GestureEvent, down: Vector<Points>?, _ output: inout [MailboxOutput]
  ) {
    let hold = hold(for: event, down: down, &output)
    holds.append(Held(gesture: event.id, hold: hold))
    change(event, &output)
  }

  private mutating func hold(
    for event: GestureEvent, down: Vector<Points>?, _ output: inout [MailboxOutput]
  ) -> Hold {
    guard openOptions == nil else { return .nothing }
    guard event.translation.x.magnitude > event.translation.y.magnitude else {
      return isScrolled ? .nothing : .scroll(base: scroll)
    }
    guard let index = down.map({ row(at: $0, event.time) }) ?? selectedIndex,
      entries[index].row.grab(at: event.time)
    else { return .nothing }
    selection = index
    return .row(id: entries[index].message.id)
  }

  /// Whether a gesture scrolls the list already.
  private var isScrolled: Bool {
    holds.contains { if case .scroll = $0.hold { true } else { false } }
  }

  private var selectedIndex: Int? {
    entries.indices.contains(selection) ? selection : nil
  }

  private func row(at point: Vector<Points>, _ time: Instant) -> Int? {
    guard layout.list.contains(point) else { return nil }
    return frames(at: time).firstIndex { $0.contains(point) }
  }

  private mutating func change(_ event: GestureEvent, _ output: inout [MailboxOutput]) {
    guard let hold = holds.first(where: { $0.gesture == event.id })?.hold else { return }
    switch hold {
    case .row(let id):
      guard let index = index(of: id) else { return }
      entries[index].row.drag(by: event.translation.x)
      report(index, at: event.time, into: &output)
    case .scroll(let base):
      let wanted = clampedScroll(base - event.translation.y)
      guard wanted != scroll else { return }
      scroll = wanted
      output.append(.layout)
    case .nothing:
      break
    }
  }

  private mutating func end(_ event: GestureEvent, _ output: inout [MailboxOutput]) {
    guard let hold = take(event.id) else { return }
    switch hold {
    case .row(let id):
      guard let index = index(of: id) else { return }
      entries[index].row.drag(by: event.translation.x)
      entries[index].row.release(velocity: event.velocity.x, at: event.time)
      report(index, at: event.time, into: &output)
    case .scroll, .nothing:
      break
    }
    advance(to: event.time, into: &output)
  }

  private mutating func cancel(_ event: GestureEvent, _ output: inout [MailboxOutput]) {
    guard let hold = take(event.id) else { return }
    switch hold {
    case .row(let id):
      guard let index = index(of: id) else { return }
      entries[index].row.cancel(at: event.time)
      report(index, at: event.time, into: &output)
    case .scroll(let base):
      scroll = clampedScroll(base)
      output.append(.layout)
    case .nothing:
      break
    }
    advance(to: event.time, into: &output)
  }

  private mutating func take(_ gesture: GestureID) -> Hold? {
    guard let index = holds.firstIndex(where: { $0.gesture == gesture }) else { return nil }
    return holds.remove(at: index).hold
  }

  /// Takes a tap or a click on a place of the list's own surface.
  public mutating func tap(
    at point: Vector<Points>?, _ time: Instant, _ output: inout [MailboxOutput]
  ) {
    guard let open = openOptions else {
      if let point, let index = row(at: point, time) { selection = index }
      return
    }
    guard let point else { return }
    let tiles = layout.tiles(open.options.count)
    let chosen = tiles.firstIndex { $0.contains(point) }
    choose(chosen ?? 0, at: time, into: &output)
  }
}
