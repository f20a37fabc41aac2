public import InputModel

extension Mailbox {
  /// Whether there is a place of that name.
  public func has(_ place: Place) -> Bool { menuPlaces.contains(place) }

  /// What the menu offers, from the top.
  public var menuPlaces: [Place] {
    [.mailbox, .deferred, .archive] + listNames.map(Place.list) + [.drafts, .outbox, .trash]
  }

  /// Shows a place: a view of the segmented control slides in, any other is there at once.
  public mutating func show(
    _ place: Place, at time: Instant, into output: inout [MailboxOutput]
  ) {
    guard asked.isEmpty, composer.isClosed, place != self.place, !isDragging else { return }
    _ = needList(place)
    pages.show(place, at: time)
    reportPages(at: time, &output)
    advance(to: time, into: &output)
  }

  /// Shows the segment `step` further to the right.
  public mutating func showSegment(
    by step: Int, at time: Instant, into output: inout [MailboxOutput]
  ) {
    let index = pages.slide.stop + step
    guard pages.places.indices.contains(index) else { return }
    show(pages.places[index], at: time, into: &output)
  }

  /// Shows the segment `step` further on, and after the last the first.
  public mutating func cycleSegments(
    by step: Int, at time: Instant, into output: inout [MailboxOutput]
  ) {
    let count = Place.segments.count
    let index = (min(pages.slide.stop, count - 1) + step + count) % count
    show(Place.segments[index], at: time, into: &output)
  }

  /// Opens the menu, or closes it.
  public mutating func toggleMenu(at time: Instant, into output: inout [MailboxOutput]) {
    guard asked.isEmpty, composer.isClosed, menu.phase != .dragging else { return }
    switch menu.phase {
    case .closed, .closing:
      fitMenu()
      menu.selection = menuPlaces.firstIndex(of: place) ?? 0
      menu.open(at: time)
    case .opening, .open, .dragging:
      menu.close(at: time)
    }
    reportMenu(at: time, &output)
    advance(to: time, into: &output)
  }

  /// Whether keys act on the menu.
  public var isMenuOpen: Bool {
    switch menu.phase {
    case .open, .opening: true
    case .closed, .dragging, .closing: false
    }
  }

  /// Moves the menu's selection and scrolls it into sight.
  public mutating func moveMenuSelection(by step: Int, at time: Instant) {
    fitMenu()
    menu.selection = min(max(menu.selection + step, 0), menuPlaces.count - 1)
    let top = MailboxLayout.touchTarget * Double(menu.selection)
    let lowest = top + MailboxLayout.touchTarget - layout.menu.height
    menu.scroller.jump(
      to: menu.scroller.position(at: time).clamped(to: min(lowest, top)...top))
  }

  /// Shows an item of the menu, counted from 0, and closes the menu.
  public mutating func chooseMenuItem(
    _ index: Int? = nil, at time: Instant, into output: inout [MailboxOutput]
  ) {
    let index = index ?? menu.selection
    guard menuPlaces.indices.contains(index), !menu.isClosed else { return }
    // Under a menu that goes, nobody sees a slide.
    let place = menuPlaces[index]
    if place != self.place, !isDragging {
      _ = needList(place)
      pages.jump(to: place)
      reportPages(at: time, &output)
    }
    menu.close(at: time)
    reportMenu(at: time, &output)
    advance(to: time, into: &output)
  }

  /// A finger holds a row or the views.
  private var isDragging: Bool {
    holds.contains { held in
      switch held.hold {
      case .row, .pages: true
      case .list, .menu, .menuList, .nothing: false
      }
    }
  }

  mutating func fitMenu() {
    menu.scroller.limit = max(
      MailboxLayout.touchTarget * Double(menuPlaces.count) - layout.menu.height, .zero)
  }

  func reportMenu(at time: Instant, _ output: inout [MailboxOutput]) {
    output.append(
      .menu(MenuReport(time: time, phase: menu.phase, fraction: menu.fraction(at: time))))
    if menu.phase == .closed || menu.phase == .open { output.append(.layout) }
  }

  func reportPages(at time: Instant, _ output: inout [MailboxOutput]) {
    output.append(
      .segment(
        SegmentReport(
          time: time, phase: pages.slide.phase, place: pages.place,
          position: pages.position(at: time))))
    if pages.slide.phase == .rest { output.append(.layout) }
  }
}
