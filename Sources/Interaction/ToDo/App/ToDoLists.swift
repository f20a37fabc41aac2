public import InputModel

/// Which lists are shown, and which parts of them are wanted.
extension ToDoApp {
  /// Shows a day, or one of the lists.
  public mutating func show(
    _ view: ToDoView, at time: Instant, into output: inout [ToDoOutput]
  ) {
    guard case .main = page, view != self.view, !isDragging else { return }
    closeButtons(at: time, &output)
    dropButtons(at: time, &output)
    finishRows(at: time, &output)
    let before = Set(panes.flatMap { $0.sections.map(\.list) })
    self.view = view
    if case .day(let date) = view { day = date }
    showLists()
    for list in before.subtracting(panes.flatMap { $0.sections.map(\.list) }).sorted(by: {
      $0.order < $1.order
    }) {
      request(.unfollow(list))
    }
    follow(at: time)
    reportPage(at: time, &output)
    advance(to: time, into: &output)
  }

  /// Who looks at today goes on to the new one, unless something is being done with the old one.
  mutating func turnOver(
    from former: CivilDate, to date: CivilDate, at time: Instant, _ output: inout [ToDoOutput]
  ) {
    guard day == former else { return }
    if view == .day(former) {
      if canOpen { show(.day(date), at: time, into: &output) }
    } else {
      day = date
    }
  }

  /// Shows the day so many days later.
  public mutating func showDay(
    later days: Int, at time: Instant, into output: inout [ToDoOutput]
  ) {
    switch view {
    case .day(let date): show(.day(date.adding(days: days)), at: time, into: &output)
    case .important, .all: show(.day(day), at: time, into: &output)
    }
  }

  /// Lists that are shown already keep what is known of them.
  mutating func showLists() {
    let known = panes.flatMap(\.sections)
    panes = view.panes.map { lists in
      var pane = ToDoPane(lists, reducesMotion: reducesMotion)
      for index in pane.sections.indices {
        if let section = known.first(where: { $0.list == pane.sections[index].list }) {
          pane.sections[index] = section
        }
      }
      return pane
    }
    focus = 0
  }

  /// Asks for the parts of lists that are in sight and not known yet.
  mutating func follow(at time: Instant) {
    for pane in panes.indices {
      for want in panes[pane].wants(in: paneFrame(pane).height, at: time) { request(want) }
    }
  }

  /// Asks to be told a list again.
  mutating func followAgain(_ list: ToDoList) {
    for pane in panes {
      for section in pane.sections where section.list == list {
        if let want = section.wantAgain { request(want) }
      }
    }
  }

  /// Tells a part of a list, as a script asks for.
  public mutating func list(
    _ list: ToDoList, start: Int, count: Int, at time: Instant
  ) {
    guard account != nil else { return }
    let number = request(.follow(list, start: start, count: count))
    listing = Listing(list: list, start: start, request: number)
  }

  /// What a script asked for is told, and the list is followed as it is shown again.
  mutating func finishListing(_ output: inout [ToDoOutput]) {
    guard let listing, listing.isDone, let page = listing.page else { return }
    self.listing = nil
    output.append(.listing(page))
    if panes.contains(where: { $0.sections.contains { $0.list == listing.list } }) {
      followAgain(listing.list)
    } else {
      request(.unfollow(listing.list))
    }
  }

  /// A finger holds a row.
  var isDragging: Bool {
    holds.contains { held in
      switch held.hold {
      case .row: true
      case .pane, .wheel, .menu, .accounts, .nothing: false
      }
    }
  }
}

extension ToDoList {
  /// An order in which lists are given up, the same in every run.
  fileprivate var order: Int {
    switch self {
    case .toDo: 0
    case .done: 1
    case .history: 2
    case .important: 3
    case .all: 4
    }
  }
}
