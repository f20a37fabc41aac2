public import InputModel

extension ToDoApp {
  /// Something whose animation comes to its end.
  private enum Due: Hashable {
    case launch
    case row(pane: Int, row: Int)
    case pane(Int)
    case buttons
    case calendar
    case menu
    case box
    case accounts
  }

  /// When time next changes something that is reported; nil while nothing moves by itself.
  public var deadline: Instant? { next?.at }

  /// Whether the picture changes with time alone.
  public var isMoving: Bool {
    guard let next else { return false }
    return next.due != .launch
  }

  /// Lets time pass: animations go on, and what they complete is reported at its own time.
  public mutating func advance(to time: Instant, into output: inout [ToDoOutput]) {
    while let next, next.at <= time { complete(next.due, at: next.at, &output) }
    followCoasting(at: time)
  }

  /// The program is about to end: what was begun is completed at once, and what was typed into an
  /// item's box is kept; so is a task that was typed and not added yet, as nobody could find it again.
  public mutating func finish(at time: Instant, into output: inout [ToDoOutput]) {
    advance(to: time + ToDoApp.longestMotion, into: &output)
    if let box, box.takesInput, box.isChanged { keepBox(at: time, into: &output) }
    if let typed = draft?.text {
      draft = nil
      add(typed)
    }
  }

  /// Longer than all animations that can follow each other.
  private static let longestMotion = Interval(seconds: 60)

  /// A pane that coasts comes to rows that are not known yet.
  private mutating func followCoasting(at time: Instant) {
    if panes.contains(where: { $0.scroller.deadline != nil }) { follow(at: time) }
  }

  /// What comes to its end first; of several at a moment, in the order of this search.
  private var next: (due: Due, at: Instant)? {
    var first: (due: Due, at: Instant)?
    func consider(_ due: Due, _ at: Instant?) {
      guard let at else { return }
      if let known = first, known.at <= at { return }
      first = (due, at)
    }
    if case .launch(let until) = page, !isLoading { consider(.launch, until) }
    for pane in panes.indices {
      for row in panes[pane].rows.indices {
        consider(.row(pane: pane, row: row), panes[pane].rows[row].row.deadline)
      }
      consider(.pane(pane), panes[pane].scroller.deadline)
    }
    consider(.buttons, buttons?.deadline)
    consider(.calendar, calendar?.deadline)
    consider(.menu, menu?.deadline)
    consider(.box, box?.deadline)
    consider(.accounts, form.scroller.deadline)
    return first
  }

  private mutating func complete(_ due: Due, at time: Instant, _ output: inout [ToDoOutput]) {
    switch due {
    case .launch: leaveLaunch(at: time, &output)
    case .row(let pane, let row):
      let moving = panes[pane].rows[row]
      var step: (transition: SwipeRow.Transition, at: Instant)?
      changeRow(moving.id, moving.list, time, &output) { step = $0.row.advance(to: time) }
      if let step { apply(step.transition, to: moving.id, in: moving.list, at: step.at, &output) }
    case .pane(let pane):
      _ = panes[pane].scroller.advance(to: time)
      output.append(.layout)
    case .buttons:
      let isGone = buttons?.advance(to: time) ?? false
      isGone ? dropButtons(at: time, &output) : reportButtons(at: time, &output)
    case .calendar: completeCalendar(at: time, &output)
    case .menu:
      _ = menu?.advance(to: time)
      reportMenu(at: time, &output)
      if menu?.phase == .closed { menu = nil }
    case .box:
      _ = box?.advance(to: time)
      reportBox(at: time, &output)
      if box?.phase == .closed { box = nil }
    case .accounts:
      _ = form.scroller.advance(to: time)
      output.append(.layout)
    }
  }

  private mutating func completeCalendar(at time: Instant, _ output: inout [ToDoOutput]) {
    guard let (wheels, sheet) = calendar?.advance(to: time) else { return }
    for wheel in wheels { reportWheel(wheel, at: time, &output) }
    if sheet || !wheels.isEmpty { reportCalendar(at: time, &output) }
    if calendar?.phase == .closed { calendar = nil }
  }
}
