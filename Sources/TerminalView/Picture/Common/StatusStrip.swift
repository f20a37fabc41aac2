internal import InputModel
internal import Programs

extension Painter {
  /// The last line: who is touched, how far, how fast. What has no room is left out by weight.
  mutating func draw(_ status: StatusSnapshot, mode: String?, in columns: Range<Int>) {
    guard canvas.rows > 0 else { return }
    let row = canvas.rows - 1
    fill(canvas.bounds.line(row))
    let room = max(columns.count - 2, 0)
    let start = columns.lowerBound + 1
    var column = start
    for (index, fact) in fitting(facts(of: status, mode: mode), room).enumerated() {
      if index > 0 {
        let joint = self.joint(before: fact)
        write(joint, column: column, row: row, style: palette.rule)
        column += joint.width
      }
      let text = fact.text.cut(to: max(start + room - column, 0), ellipsis: ellipsis)
      write(text, column: column, row: row, style: fact.style)
      column += text.width
    }
  }

  private func joint(before fact: StatusFact) -> MeasuredText {
    measured(fact.isJoined ? " " : glyphs.separator)
  }

  /// The facts less the lightest ones, from the right, until the rest fits.
  private func fitting(_ facts: [StatusFact], _ room: Int) -> [StatusFact] {
    var facts = facts
    while facts.count > 1 {
      let joints = facts.dropFirst().reduce(0) { $0 + joint(before: $1).width }
      if facts.reduce(joints, { $0 + $1.text.width }) <= room { break }
      let lightest = facts.map(\.weight).min()
      guard let index = facts.lastIndex(where: { $0.weight == lightest }) else { break }
      facts.remove(at: index)
    }
    return facts
  }
}
