internal import Gestures
public import InputModel

/// A mail list whose rows are swiped: state and rules, without drawing and without a clock.
///
/// A pan whose first direction is sideways moves the row under it, any other scrolls the list. A row
/// and the list each belong to the gesture that took them, until it ends. While options are open,
/// only taps count. An undo brings back the row that left last.
public struct Mailbox: Hashable, Sendable {
  /// A message and the row that shows it.
  public struct Entry: Hashable, Sendable {
    public var message: Message
    public var row: SwipeRow
    /// The option chosen for it.
    public var option: RowOption?
  }

  /// What has left the list and can be brought back.
  public struct Removal: Hashable, Sendable {
    public var entry: Entry
    public var index: Int
  }

  /// What a live gesture holds.
  enum Hold: Hashable, Sendable {
    case row(id: String)
    case scroll(base: Points)
    case nothing
  }

  struct Held: Hashable, Sendable {
    var gesture: GestureID
    var hold: Hold
  }

  public internal(set) var entries: [Entry]
  public internal(set) var layout: MailboxLayout
  public internal(set) var scroll = Points.zero
  /// The row that keys act on.
  public internal(set) var selection = 0
  /// The option that keys act on, while options are open.
  public internal(set) var optionSelection = 0
  public internal(set) var removals: [Removal] = []
  public var lists: [String]
  var reducesMotion: Bool
  var holds: [Held] = []
  /// Rows that wait with their options open, the one shown first.
  var optionQueue: [String] = []

  public init(
    messages: [Message], lists: [String], surface: Size<Points>, reducesMotion: Bool = false
  ) {
    self.lists = lists
    self.reducesMotion = reducesMotion
    layout = MailboxLayout(surface: surface)
    entries = messages.map {
      Entry(message: $0, row: SwipeRow(width: surface.width, reducesMotion: reducesMotion))
    }
  }

  /// When time next changes something that is reported; nil while nothing moves by itself.
  public var deadline: Instant? {
    entries.lazy.compactMap(\.row.deadline).min()
  }

  /// Whether the picture changes with time alone.
  public var isMoving: Bool { deadline != nil }

  /// The row whose options are open, and what it was let go for.
  public var openOptions: (id: String, action: RowAction, options: [RowOption])? {
    guard let id = optionQueue.first, let index = index(of: id),
      let action = entries[index].row.action
    else { return nil }
    return (id, action, RowOption.options(of: action, lists: lists))
  }

  /// Where each row lies at `time`, those outside the list included.
  public func frames(at time: Instant) -> [Rectangle] {
    var above = Points.zero
    return entries.map { entry in
      let openness = entry.row.openness(at: time)
      let frame = layout.row(above: above, openness: openness, scroll: scroll)
      above = above + frame.height
      return frame
    }
  }

  /// Takes another surface: rows keep their state, the list scrolls back into range.
  public mutating func resize(to surface: Size<Points>, at time: Instant) {
    layout = MailboxLayout(surface: surface)
    for index in entries.indices { entries[index].row.width = surface.width }
    scroll = clampedScroll(scroll)
  }

  func index(of id: String) -> Int? {
    entries.firstIndex { $0.message.id == id }
  }

  func clampedScroll(_ wanted: Points) -> Points {
    let height = MailboxLayout.rowHeight * Double(entries.count)
    return wanted.clamped(to: .zero...max(height - layout.list.height, .zero))
  }

  func report(_ index: Int, at time: Instant, into output: inout [MailboxOutput]) {
    let entry = entries[index]
    output.append(
      .row(
        RowReport(
          time: time, row: index, id: entry.message.id, phase: entry.row.phase,
          appearance: entry.row.appearance(at: time), offset: entry.row.offset(at: time))))
  }
}
