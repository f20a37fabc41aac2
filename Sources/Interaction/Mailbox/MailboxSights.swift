public import InputModel

/// What a picture of the mail program shows.
extension Mailbox {
  /// A row in sight.
  public struct VisibleRow: Hashable, Sendable {
    public var index: Int
    public var message: Message
    public var frame: Rectangle
    public var offset: Points
    public var appearance: RowAppearance
    public var phase: SwipeRow.Phase
    public var isSelected: Bool
    /// What letting go does, in a word.
    public var word: String
  }

  /// The compose sheet in sight.
  public struct Sheet: Hashable, Sendable {
    public enum Button: Hashable, Sendable {
      case send
      case cancel
    }

    public struct Field: Hashable, Sendable {
      public var label: String
      public var frame: Rectangle
      public var field: TextField
      /// Whether keys go to it.
      public var hasKeys: Bool
    }

    public var frame: Rectangle
    public var isNew: Bool
    public var cancel: Rectangle
    public var send: Rectangle
    public var fields: [Field]
    public var selectedButton: Button?
    public var complaint: String?
  }

  /// The rows of a place that a view shows a part of, from the top.
  public func visibleRows(
    of place: Place, in view: Rectangle, at time: Instant
  ) -> [VisibleRow] {
    guard let list = listIndex(place).map({ lists[$0] }) else { return [] }
    return list.visible(in: view, at: time).map { index in
      let row = list.moving(at: index)?.row
      let appearance =
        row.map { self.appearance(of: $0, in: place, at: time) } ?? RowAppearance(offset: .zero)
      return VisibleRow(
        index: index, message: list.messages[index],
        frame: list.frame(of: index, in: view, at: time), offset: row?.offset(at: time) ?? .zero,
        appearance: appearance, phase: row?.phase ?? .rest, isSelected: index == list.selection,
        word: row.map { word(for: $0, in: place, at: time) } ?? "")
    }
  }

  private func word(for row: SwipeRow, in place: Place, at time: Instant) -> String {
    guard let action = row.action ?? RowAction(releasedAt: row.offset(at: time)) else { return "" }
    return RowMeaning(action, in: place).word(for: action)
  }

  /// Whether a notice can be tapped: nothing lies over the list.
  public var takesNotices: Bool { panel == nil && !takesText }

  public func messages(of place: Place) -> [Message] {
    listIndex(place).map { lists[$0].messages } ?? []
  }

  /// The part of a place's list that is in sight; nil where all of it is.
  public func visibleShare(of place: Place, at time: Instant) -> ClosedRange<Double>? {
    listIndex(place).flatMap { lists[$0].visibleShare(in: layout.list.height, at: time) }
  }

  /// The views side by side, and where they stand: 0 for the first, 0.5 half way to the second.
  public var pagePlaces: [Place] { pages.places }
  public func pagePosition(at time: Instant) -> Double { pages.position(at: time) }

  /// How far bar and views are moved off the menu.
  public func menuOffset(at time: Instant) -> Points { menu.offset(at: time) }

  /// The menu's item that keys act on.
  public var menuSelection: Int { menu.selection }

  /// The menu's items, and where they lie.
  public func menuItems(at time: Instant) -> [(place: Place, frame: Rectangle)] {
    let scroll = menu.scroller.position(at: time)
    return menuPlaces.enumerated().map { index, place in
      (place, layout.menuItem(index, scroll: scroll))
    }
  }

  /// Whether a message is being written, the sheet's coming and going included.
  public var isComposing: Bool { !composer.isClosed }

  /// The compose sheet; nil while it is closed.
  public func sheet(at time: Instant) -> Sheet? {
    guard !composer.isClosed else { return nil }
    let offset = composer.offset(at: time)
    func field(_ label: String, _ focus: Composer.Focus, _ field: TextField) -> Sheet.Field {
      Sheet.Field(
        label: label, frame: layout.field(focus, offset: offset), field: field,
        hasKeys: composer.takesText && composer.focus == focus)
    }
    return Sheet(
      frame: layout.sheet(offset: offset), isNew: composer.draft.id == nil,
      cancel: layout.cancelButton(offset: offset), send: layout.sendButton(offset: offset),
      fields: [
        field("To", .recipient, composer.recipient), field("Subject", .subject, composer.subject),
        field("Text", .text, composer.text),
      ],
      selectedButton: composer.focus == .send
        ? .send : composer.focus == .cancel ? .cancel : nil,
      complaint: composer.complaint)
  }
}

extension Panel.Tile {
  /// What a sign on the tile may show.
  public enum Icon: Hashable, Sendable {
    case none
    case reschedule(RescheduleTime)
    case list
    case newList
    case previous
    case next
    case confirm
    case dismiss
    case keep
    case discard
  }

  public var icon: Icon {
    switch choice {
    case .option(.reschedule(let time)): .reschedule(time)
    case .option(.list): .list
    case .option(.date), .day: .none
    case .pickADate: .reschedule(.pickADate)
    case .newList: .newList
    case .more, .nextMonth: .next
    case .previousMonth: .previous
    case .create: .confirm
    case .back, .writeOn: .dismiss
    case .keepDraft: .keep
    case .discardDraft: .discard
    }
  }
}

extension Rectangle {
  /// The rectangle so much further to the right.
  public func moved(by distance: Points) -> Rectangle {
    Rectangle(x: x + distance, y: y, width: width, height: height)
  }
}
