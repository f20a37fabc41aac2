internal import Interaction

/// The parts of lists that are to be told whenever they change.
struct Following {
  struct Part {
    var list: ToDoList
    var start: Int
    var count: Int
    /// What was told of it last.
    var told: ToDoEvent.Page?
  }

  private(set) var parts: [Part] = []

  mutating func follow(_ list: ToDoList, start: Int, count: Int) {
    unfollow(list)
    parts.append(Part(list: list, start: start, count: count))
  }

  mutating func unfollow(_ list: ToDoList) {
    parts.removeAll { $0.list == list }
  }

  /// Another account's are to be told in full.
  mutating func forgetTold() {
    for index in parts.indices { parts[index].told = nil }
  }

  /// Takes in what the parts are now, in their order. Returns those that are not as they were told.
  mutating func take(_ pages: [ToDoEvent.Page]) -> [ToDoEvent.Page] {
    var changed: [ToDoEvent.Page] = []
    for (index, page) in zip(parts.indices, pages) where parts[index].told != page {
      parts[index].told = page
      changed.append(page)
    }
    return changed
  }
}
