public import InputModel

/// What a picture of the to-do app shows.
extension ToDoApp {
  /// A row in sight.
  public struct VisibleRow: Hashable, Sendable {
    /// The buttons that its plus has opened.
    public struct Buttons: Hashable, Sendable {
      public var important: Rectangle
      public var check: Rectangle
      public var bin: Rectangle
      public var fraction: Double
      public var selected: ToDoRowButton?
    }

    public var list: ToDoList
    /// The row's place in its list, from 0.
    public var index: Int
    /// Nil while it is awaited.
    public var item: ToDoItem?
    public var frame: Rectangle
    public var offset: Points
    public var appearance: ToDoRowAppearance
    public var phase: SwipeRow.Phase
    public var isSelected: Bool
    /// What letting go does; nil where it does nothing.
    public var swipe: ToDoSwipe?
    public var plus: Rectangle
    public var buttons: Buttons?
  }

  public var shownPage: ToDoPageReport.Page {
    switch page {
    case .launch: .launch
    case .signIn: .signIn
    case .main: .main
    }
  }

  /// One list alone, or two halves.
  public var paneCount: Int { panes.count }
  public var focusedPane: Int { focus }

  /// How many rows the pane has that keys act on.
  public var focusedCount: Int { panes.indices.contains(focus) ? panes[focus].count : 0 }
  /// Whether a notice can be tapped: nothing lies over the page.
  public var takesNotices: Bool { isFree }

  public func frame(ofPane pane: Int) -> Rectangle { paneFrame(pane) }
  public func count(inPane pane: Int) -> Int { panes[pane].count }
  public func isKnown(pane: Int) -> Bool { panes[pane].isKnown }

  /// The part of a pane that is in sight; nil where all of it is.
  public func visibleShare(ofPane pane: Int, at time: Instant) -> ClosedRange<Double>? {
    panes[pane].visibleShare(in: paneFrame(pane).height, at: time)
  }

  /// The rows that a pane shows a part of, from the top.
  public func visibleRows(ofPane pane: Int, at time: Instant) -> [VisibleRow] {
    let (view, shown) = (paneFrame(pane), panes[pane])
    return shown.visible(in: view, at: time).compactMap { row in
      guard let place = shown.place(of: row) else { return nil }
      let section = shown.sections[place.section]
      let item = section.item(at: place.index)
      let moving = item.flatMap { shown.moving($0.id, in: section.list) }?.row
      let frame = shown.frame(of: row, in: view, at: time)
      let offset = moving?.offset(at: time) ?? .zero
      return VisibleRow(
        list: section.list, index: place.index, item: item, frame: frame, offset: offset,
        appearance: item.map { appearance(of: $0, moving, at: time) } ?? .none,
        phase: moving?.phase ?? .rest, isSelected: pane == focus && row == shown.selection,
        swipe: moving.flatMap { $0.action.map { ToDoSwipe($0) } ?? ToDoSwipe(releasedAt: offset) },
        plus: layout.plus(of: frame),
        buttons: item.flatMap { sight(ofButtonsOf: $0.id, section.list, frame, at: time) })
    }
  }

  private func sight(
    ofButtonsOf id: Int64, _ list: ToDoList, _ frame: Rectangle, at time: Instant
  ) -> VisibleRow.Buttons? {
    guard let buttons, buttons.id == id, buttons.list == list else { return nil }
    let fraction = buttons.fraction(at: time)
    func place(_ button: ToDoRowButton) -> Rectangle {
      layout.rowButton(button, of: frame, fraction: fraction)
    }
    return VisibleRow.Buttons(
      important: place(.important), check: place(.check), bin: place(.bin), fraction: fraction,
      selected: buttons.takesInput && isFree ? buttons.selection : nil)
  }

  /// How far the names of accounts are scrolled.
  public func accountScroll(at time: Instant) -> Points {
    min(form.scroller.position(at: time), max(accountsLimit, .zero))
  }
}
