internal import InputModel

/// A list as far as it was told: a window of it, however long it is.
struct ToDoSection: Hashable, Sendable {
  /// So many items beyond those in sight are wanted, to be there when a list is scrolled.
  private static let margin = 40
  /// So many beyond those in sight are to be known before more are wanted.
  private static let slack = 10

  let list: ToDoList
  /// How many items the whole list has.
  private(set) var total = 0
  private(set) var start = 0
  private(set) var items: [ToDoItem] = []
  private(set) var isKnown = false
  /// The part that was asked for.
  private(set) var wanted: Range<Int>?

  init(_ list: ToDoList) { self.list = list }

  func item(at index: Int) -> ToDoItem? {
    items.indices.contains(index - start) ? items[index - start] : nil
  }

  func index(of id: Int64) -> Int? {
    items.firstIndex { $0.id == id }.map { $0 + start }
  }

  mutating func take(_ page: ToDoEvent.Page) {
    total = max(page.total, page.start + page.items.count)
    start = page.start
    items = page.items
    isKnown = true
  }

  /// What is to be asked for so that a part is known; nil where it is already, or was asked for.
  mutating func want(_ visible: Range<Int>) -> ToDoRequest.Action? {
    if let wanted {
      guard isKnown else { return nil }
      let low = max(visible.lowerBound - ToDoSection.slack, 0)
      let high = min(visible.upperBound + ToDoSection.slack, total)
      guard low < high, low < wanted.lowerBound || high > wanted.upperBound else { return nil }
    }
    let low = max(visible.lowerBound - ToDoSection.margin, 0)
    wanted = low..<max(visible.upperBound + ToDoSection.margin, low + ToDoSection.margin)
    return wantAgain
  }

  /// The request for the part that was asked for last.
  var wantAgain: ToDoRequest.Action? {
    wanted.map { .follow(list, start: $0.lowerBound, count: $0.count) }
  }
}
