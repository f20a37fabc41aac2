internal import InputModel

extension ToDoPane: ScrolledRows {
  static var rowHeight: Points { ToDoLayout.rowHeight }

  func openness(of row: Int, at time: Instant) -> Double {
    guard !rows.isEmpty, let item = item(at: row), let list = list(at: row) else { return 1 }
    return moving(item.id, in: list)?.row.openness(at: time) ?? 1
  }

  func hidden(before end: Int, at time: Instant) -> Double {
    rows.reduce(0) { sum, moving in
      guard let row = row(of: moving.id, in: moving.list), row < end else { return sum }
      return sum + 1 - moving.row.openness(at: time)
    }
  }

  /// What is to be asked for so that the rows in sight are known.
  mutating func wants(in view: Points, at time: Instant) -> [ToDoRequest.Action] {
    let first = first(in: view, at: time)
    // Rows that hide let others come up from below.
    let last = first + Int((view / Self.rowHeight).rounded(.up)) + rows.count + 1
    var (wants, base): ([ToDoRequest.Action], Int) = ([], 0)
    for section in sections.indices {
      let low = max(first - base, 0)
      let high = max(last - base, low)
      if let want = sections[section].want(low..<high) { wants.append(want) }
      base += sections[section].total
    }
    return wants
  }
}
