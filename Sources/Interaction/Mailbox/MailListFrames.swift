internal import InputModel

extension MailList: ScrolledRows {
  static var rowHeight: Points { MailboxLayout.rowHeight }

  var count: Int { messages.count }

  func openness(of row: Int, at time: Instant) -> Double {
    moving(at: row)?.row.openness(at: time) ?? 1
  }

  func hidden(before row: Int, at time: Instant) -> Double {
    rows.reduce(0) { sum, moving in
      moving.index < row ? sum + 1 - moving.row.openness(at: time) : sum
    }
  }
}
