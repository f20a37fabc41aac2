internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// The views side by side. What is shown lies on a line that moves with the pages; in a bar of one
  /// line it is a block.
  mutating func draw(
    _ segments: [MailboxBarSnapshot.Segment], of bar: MailboxBarSnapshot, hasRule: Bool, row: Int,
    clip: CellRegion
  ) {
    let places = segments.map { map.region($0.frame, in: bar.frame) }
    let lit = bar.position.flatMap { place(at: $0, among: places.map(\.columns)) }
    let hasWords = zip(segments, places).allSatisfy {
      measured(label(of: $0.place, isLong: true)).width < $1.width
    }
    for (index, segment) in segments.enumerated() {
      let place = places[index]
      if index > 0 {
        write(
          glyphs.vertical, column: place.columns.lowerBound, row: row, style: palette.rule,
          clip: clip)
      }
      var inner = place.line(row)
      inner.columns =
        min(
          place.columns.lowerBound + 1, place.columns.upperBound)..<place.columns
        .upperBound
      let isNearest = bar.position.map { Int(exactly: $0.rounded()) == index } ?? false
      writeCentered(
        label(of: segment.place, isLong: hasWords), row: row, in: inner,
        style: isNearest ? palette.accent : .plain, clip: clip)
    }
    guard let lit else { return }
    if hasRule {
      let line = CellRegion(columns: lit, rows: clip.rows.upperBound - 1..<clip.rows.upperBound)
      fill(line.clipped(to: clip), with: glyphs.heavy, style: palette.accent)
    } else {
      let raised = palette.raised
      canvas.restyle(CellRegion(columns: lit, rows: row..<row + 1).clipped(to: clip)) {
        $0 = raised.with($0.attributes.intersection(.bold))
      }
    }
  }

  private func label(of place: Place, isLong: Bool) -> String {
    glyphs.icon(place) + (isLong ? " " + place.label : "")
  }

  /// The columns of the lit place, between two segments while it moves from one to the other.
  private func place(at position: Double, among segments: [Range<Int>]) -> Range<Int>? {
    guard position.isFinite, let last = segments.indices.last else { return nil }
    let position = min(max(position, 0), Double(last))
    let (lower, share) = (Int(position), position - position.rounded(.down))
    let (left, right) = (segments[lower], segments[min(lower + 1, last)])
    func between(_ from: Int, _ to: Int) -> Int {
      from + Int((Double(to - from) * share).rounded())
    }
    // The separator belongs to neither of its neighbours.
    let start = between(
      left.lowerBound + (lower == 0 ? 0 : 1), right.lowerBound + (lower == last ? 0 : 1))
    return start..<max(between(left.upperBound, right.upperBound), start)
  }
}
