internal import InputModel

/// The messages of one place, its rows in motion and its scroll position.
public struct MailList: Hashable, Sendable {
  public let place: Place
  public private(set) var messages: [Message] = []
  /// The row that keys act on.
  public internal(set) var selection = 0
  var scroller: Scroller
  /// Rows that do not lie at rest: few, whatever the length of the list.
  var rows: [MovingRow] = []

  init(place: Place, reducesMotion: Bool) {
    self.place = place
    scroller = Scroller(reducesMotion: reducesMotion)
  }

  func index(of id: String) -> Int? {
    rows.first { messages[$0.index].id == id }?.index ?? messages.firstIndex { $0.id == id }
  }

  /// The moving row at an index; nil where it lies at rest.
  func moving(at index: Int) -> MovingRow? { rows.first { $0.index == index } }

  /// Takes messages in, in order, those that it has already in place of what it had.
  mutating func insert(_ arriving: [Message]) {
    guard !arriving.isEmpty else { return }
    let selected = messages.indices.contains(selection) ? messages[selection].id : nil
    let moving = rows.map { messages[$0.index].id }
    if !messages.isEmpty {
      let ids = Set(arriving.map(\.id))
      messages.removeAll { ids.contains($0.id) }
    }
    messages += arriving
    messages.sort(by: precedes)
    for number in rows.indices {
      rows[number].index = messages.firstIndex { $0.id == moving[number] } ?? 0
    }
    if let selected, selection != 0 {
      selection = messages.firstIndex { $0.id == selected } ?? selection
    }
  }

  /// Takes a message out, with its row.
  mutating func remove(at index: Int) -> Message {
    rows.removeAll { $0.index == index }
    for number in rows.indices where rows[number].index > index { rows[number].index -= 1 }
    if selection > index { selection -= 1 }
    let message = messages.remove(at: index)
    selection = min(selection, max(messages.count - 1, 0))
    return message
  }

  /// Changes the row at an index; one that comes to rest is kept no longer.
  mutating func change(_ index: Int, width: Points, _ body: (inout MovingRow) -> Void) {
    if let number = rows.firstIndex(where: { $0.index == index }) {
      body(&rows[number])
      if rows[number].row.phase == .rest { rows.remove(at: number) }
    } else {
      var row = MovingRow(
        index: index, row: SwipeRow(width: width, reducesMotion: scroller.reducesMotion))
      body(&row)
      if row.row.phase != .rest { rows.append(row) }
    }
  }

  /// The newest first; what is deferred, the soonest first, and someday last.
  private func precedes(_ left: Message, _ right: Message) -> Bool {
    if place == .deferred, left.due != right.due {
      guard let first = left.due else { return false }
      guard let second = right.due else { return true }
      return first < second
    }
    if left.received != right.received { return left.received > right.received }
    return left.id < right.id
  }
}

/// A row that is dragged, moves by itself, or waits for an answer.
struct MovingRow: Hashable, Sendable {
  var index: Int
  var row: SwipeRow
  /// What becomes of its message; nil before that is known.
  var disposal: Disposal?
  /// Whether the message has been moved.
  var isConfirmed = false
}

/// What becomes of a message.
struct Disposal: Hashable, Sendable {
  var place: Place
  var due: CivilTime?
  var option: RowOption?
  var outcome: RowOutcome
  /// Whether an undone step is done again, which leaves what else could be done again.
  var isRedone = false
}
