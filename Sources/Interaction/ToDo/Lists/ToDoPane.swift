internal import InputModel

/// One list or two below each other, which scroll together, and their rows in motion.
struct ToDoPane: Hashable, Sendable {
  var sections: [ToDoSection]
  var scroller: Scroller
  /// Rows that do not lie at rest: few, whatever the length of the lists.
  var rows: [MovingItem] = []
  /// The row that keys act on, from 0 over all sections.
  private(set) var selection = 0
  private var selected: Int64?

  init(_ lists: [ToDoList], reducesMotion: Bool) {
    sections = lists.map(ToDoSection.init)
    scroller = Scroller(reducesMotion: reducesMotion)
  }

  var count: Int { sections.reduce(0) { $0 + $1.total } }
  var isKnown: Bool { sections.allSatisfy(\.isKnown) }

  /// The section of a row, and the row's place in it.
  func place(of row: Int) -> (section: Int, index: Int)? {
    var index = row
    guard index >= 0 else { return nil }
    for section in sections.indices {
      if index < sections[section].total { return (section, index) }
      index -= sections[section].total
    }
    return nil
  }

  func item(at row: Int) -> ToDoItem? {
    place(of: row).flatMap { sections[$0.section].item(at: $0.index) }
  }

  func list(at row: Int) -> ToDoList? { place(of: row).map { sections[$0.section].list } }

  /// Where an item's row is; nil where it is not known to be in the pane.
  func row(of id: Int64, in list: ToDoList? = nil) -> Int? {
    var base = 0
    for section in sections {
      if list == nil || section.list == list, let index = section.index(of: id) {
        return base + index
      }
      base += section.total
    }
    return nil
  }

  func moving(_ id: Int64, in list: ToDoList) -> MovingItem? {
    rows.first { $0.id == id && $0.list == list }
  }

  mutating func select(_ row: Int) {
    selection = min(max(row, 0), max(count - 1, 0))
    selected = item(at: selection)?.id
  }

  /// Takes a part of a list. Returns the rows in motion whose items are gone.
  mutating func take(_ page: ToDoEvent.Page) -> [MovingItem] {
    guard let index = sections.firstIndex(where: { $0.list == page.list }) else { return [] }
    sections[index].take(page)
    let gone = rows.filter { $0.list == page.list && sections[index].index(of: $0.id) == nil }
    rows.removeAll { row in gone.contains { $0.id == row.id && $0.list == row.list } }
    if let selected, let row = row(of: selected) {
      selection = row
    } else {
      select(selection)
    }
    return gone
  }

  /// Changes the row of an item; one that comes to rest is kept no longer.
  mutating func change(
    _ id: Int64, in list: ToDoList, width: Points, _ body: (inout MovingItem) -> Void
  ) {
    if let number = rows.firstIndex(where: { $0.id == id && $0.list == list }) {
      body(&rows[number])
      if rows[number].row.phase == .rest { rows.remove(at: number) }
    } else if row(of: id, in: list) != nil {
      var row = MovingItem(
        id: id, list: list, row: SwipeRow(width: width, reducesMotion: scroller.reducesMotion))
      body(&row)
      if row.row.phase != .rest { rows.append(row) }
    }
  }
}

/// A row that is dragged or moves by itself, or has hidden and waits for its item to go.
struct MovingItem: Hashable, Sendable {
  var id: Int64
  var list: ToDoList
  var row: SwipeRow
  /// Whether it was asked for that its item goes.
  var isPending = false
}
