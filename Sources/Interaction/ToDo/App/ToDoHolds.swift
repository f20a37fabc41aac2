internal import Gestures
internal import InputModel

/// What a gesture does to what it holds.
extension ToDoApp {
  mutating func change(_ event: GestureEvent, _ output: inout [ToDoOutput]) {
    guard let hold = holds.first(where: { $0.gesture == event.id })?.hold else { return }
    let (travel, time) = (event.translation, event.time)
    switch hold {
    case .row(let id, let list):
      changeRow(id, list, time, &output) { $0.row.drag(by: travel.x) }
    case .pane(let pane):
      guard panes.indices.contains(pane) else { return }
      let before = panes[pane].scroller.position(at: time)
      panes[pane].scroller.drag(by: travel.y)
      guard panes[pane].scroller.position(at: time) != before else { return }
      follow(at: time)
      output.append(.layout)
    case .wheel(let wheel):
      let before = calendar?.wheels[wheel]?.value(at: time)
      calendar?.turn(wheel, at: time) { $0.drag(by: travel.y) }
      if calendar?.wheels[wheel]?.value(at: time) != before {
        reportWheel(wheel, at: time, &output)
      }
    case .menu(let edge):
      menu?.drag(by: edge == .bottom ? -travel.y : travel.x)
      reportMenu(at: time, &output)
    case .accounts:
      form.scroller.drag(by: travel.y)
      output.append(.layout)
    case .nothing: break
    }
  }

  mutating func end(_ event: GestureEvent, _ output: inout [ToDoOutput]) {
    change(event, &output)
    guard let hold = take(event.id) else { return }
    let (velocity, time) = (event.velocity, event.time)
    switch hold {
    case .row(let id, let list):
      releaseRow(id, list, velocity: velocity.x, at: time, &output)
    case .pane(let pane):
      guard panes.indices.contains(pane) else { return }
      panes[pane].scroller.release(velocity: velocity.y, at: time)
      output.append(.layout)
    case .wheel(let wheel):
      calendar?.turn(wheel, at: time) { $0.release(velocity: velocity.y, at: time) }
      reportWheel(wheel, at: time, &output)
    case .menu(let edge):
      menu?.release(velocity: edge == .bottom ? -velocity.y : velocity.x, at: time)
      reportMenu(at: time, &output)
    case .accounts:
      form.scroller.release(velocity: velocity.y, at: time)
      output.append(.layout)
    case .nothing: break
    }
    advance(to: time, into: &output)
  }

  mutating func cancel(_ event: GestureEvent, _ output: inout [ToDoOutput]) {
    guard let hold = take(event.id) else { return }
    let time = event.time
    switch hold {
    case .row(let id, let list): changeRow(id, list, time, &output) { $0.row.cancel(at: time) }
    case .pane(let pane):
      if panes.indices.contains(pane) { panes[pane].scroller.cancel() }
      output.append(.layout)
    case .wheel(let wheel):
      calendar?.turn(wheel, at: time) { $0.cancel(at: time) }
      reportWheel(wheel, at: time, &output)
    case .menu:
      menu?.close(at: time)
      reportMenu(at: time, &output)
    case .accounts:
      form.scroller.cancel()
      output.append(.layout)
    case .nothing: break
    }
    advance(to: time, into: &output)
  }

  private mutating func take(_ gesture: GestureID) -> Hold? {
    guard let index = holds.firstIndex(where: { $0.gesture == gesture }) else { return nil }
    return holds.remove(at: index).hold
  }
}
