internal import InputModel

/// What lies over the main page, one thing at a time.
extension ToDoApp {
  public internal(set) var calendar: ToDoCalendar? {
    get { if case .calendar(let calendar) = over { calendar } else { nil } }
    set {
      if let newValue { over = .calendar(newValue) } else if calendar != nil { over = .nothing }
    }
  }

  public internal(set) var menu: ToDoMenu? {
    get { if case .menu(let menu) = over { menu } else { nil } }
    set { if let newValue { over = .menu(newValue) } else if menu != nil { over = .nothing } }
  }

  public internal(set) var box: ToDoBox? {
    get { if case .box(let box) = over { box } else { nil } }
    set { if let newValue { over = .box(newValue) } else if box != nil { over = .nothing } }
  }

  /// Whether the page has the touches and keys: nothing is over it but what is on its way out.
  public var canOpen: Bool {
    guard case .main = page else { return false }
    return switch over {
    case .nothing: true
    case .calendar(let calendar): !calendar.takesInput
    case .menu(let menu): menu.phase == .closing || menu.phase == .closed
    case .box(let box): box.phase == .closing || box.phase == .closed
    }
  }

  /// Puts something else over the page; a box or sheet on its way out is not seen to its end.
  mutating func put(_ next: Over, at time: Instant, _ output: inout [ToDoOutput]) {
    switch over {
    case .nothing: break
    case .calendar(let calendar):
      output.append(
        .calendar(
          ToDoCalendarReport(
            time: time, phase: .closed, date: calendar.date, result: calendar.result)))
    case .menu:
      output.append(.menu(MenuReport(time: time, phase: .closed, fraction: 0)))
    case .box(let box):
      output.append(
        .box(ToDoBoxReport(time: time, phase: .closed, id: box.id, result: box.result)))
    }
    closeButtons(at: time, &output)
    letGo(at: time, &output)
    over = next
    output.append(.layout)
  }

  /// Rows that fingers hold under what comes over the page go back.
  private mutating func letGo(at time: Instant, _ output: inout [ToDoOutput]) {
    for index in holds.indices {
      switch holds[index].hold {
      case .row(let id, let list):
        changeRow(id, list, time, &output) { $0.row.cancel(at: time) }
        holds[index].hold = .nothing
      case .pane, .wheel, .menu, .accounts, .nothing: break
      }
    }
  }

  /// Whether keys are text.
  public var takesText: Bool {
    switch page {
    case .launch: false
    case .signIn: form.takesText
    case .main: box.map { $0.takesInput && $0.focus == .text } ?? false
    }
  }
}

extension ToDoBox {
  /// The item that it shows; nil for a new task.
  var id: Int64? {
    switch content {
    case .item(let item): item.id
    case .new: nil
    }
  }
}
