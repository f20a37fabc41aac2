internal import Glibc
internal import InputModel
internal import Latency
internal import Programs

/// Latencies on an axis of columns, each a fixed factor from the next.
struct LogarithmicScale: Hashable, Sendable {
  private let low: Double
  private let high: Double
  let columns: Int

  /// An axis that holds `shortest` and `longest`, both at least 1 µs.
  init(from shortest: Interval, to longest: Interval, columns: Int) {
    let least = Double(max(shortest.microseconds, 1))
    let most = Double(max(longest.microseconds, 10))
    low = Glibc.log2(least) - 0.25
    high = max(Glibc.log2(most) + 0.25, low + 1)
    self.columns = max(columns, 1)
  }

  func column(of latency: Interval) -> Int {
    let position = (Glibc.log2(Double(max(latency.microseconds, 1))) - low) / (high - low)
    return min(max(Int(position * Double(columns)), 0), columns - 1)
  }

  /// The powers of ten on the axis.
  var decades: [Interval] {
    (0..<9).map { exponent in (0..<exponent).reduce(Int64(1)) { power, _ in power * 10 } }
      .filter { (low...high).contains(Glibc.log2(Double($0))) }
      .map(Interval.init(microseconds:))
  }
}

extension Painter {
  /// How often which latency came, the bound as a line, and the axis below.
  mutating func drawSpread(of latency: LatencySnapshot, height: Int, in pane: inout Pane) {
    guard let first = latency.spread.first, let last = latency.spread.last else {
      pane.skip(height)
      return
    }
    let scale = LogarithmicScale(
      from: min(first.lower, latency.bound), to: max(last.upper, latency.bound),
      columns: pane.width)
    var counts = Array(repeating: 0, count: scale.columns)
    for bucket in latency.spread {
      // A bucket that is wider than a column stands in all that it covers.
      let first = scale.column(of: bucket.lower)
      for column in first..<max(scale.column(of: bucket.upper), first + 1) {
        counts[column] += bucket.count
      }
    }
    let bars = CellRegion(columns: pane.region.columns, rows: pane.row..<pane.row + height - 1)
      .clipped(to: pane.region)
    drawBars(counts, bound: scale.column(of: latency.bound), in: bars)
    pane.skip(height - 1)
    drawAxis(scale, bound: latency.bound, in: &pane)
  }

  /// The longest latency of each second of the last minute.
  mutating func drawLastMinute(of latency: LatencySnapshot, in pane: inout Pane) {
    let known = latency.recent.compactMap(\.self)
    let longest = known.max() ?? .zero
    let label = "last minute "
    writeLine(
      [StyledText(label, palette.faint)],
      right: StyledText(
        known.isEmpty ? "" : "longest \(Figure.duration(longest))",
        longest > latency.bound ? palette.warning : palette.faint), in: &pane)
    let row = pane.row - 1
    guard pane.region.rows.contains(row) else { return }
    let start = pane.region.columns.lowerBound + label.count
    let room = max(pane.width - label.count - 18, 0)
    for (index, peak) in latency.recent.suffix(room).enumerated() {
      guard let peak else { continue }
      let share = longest > .zero ? peak.seconds / longest.seconds : 0
      let level = min(Int(share * Double(glyphs.bars.count)), glyphs.bars.count - 1)
      write(
        glyphs.bars[level], column: start + index, row: row,
        style: peak > latency.bound ? palette.warning : palette.accent, clip: pane.region)
    }
    pane.skip()
  }

  private mutating func drawBars(_ counts: [Int], bound: Int, in region: CellRegion) {
    let levels = glyphs.bars.count
    let most = max(counts.max() ?? 0, 1)
    for (index, count) in counts.enumerated() {
      let column = region.columns.lowerBound + index
      let share = Double(count) / Double(most)
      // One sample alone must be seen beside thousands.
      let height = count > 0 ? max(Int((share * Double(levels * region.height)).rounded()), 1) : 0
      for row in 0..<region.height {
        let place = region.rows.upperBound - 1 - row
        let filled = min(max(height - row * levels, 0), levels)
        if filled > 0 {
          write(
            glyphs.bars[filled - 1], column: column, row: place,
            style: index > bound ? palette.warning : palette.accent, clip: region)
        } else if index == bound {
          write(glyphs.tick, column: column, row: place, style: palette.warning, clip: region)
        }
      }
    }
  }

  private mutating func drawAxis(
    _ scale: LogarithmicScale, bound: Interval, in pane: inout Pane
  ) {
    defer { pane.skip() }
    guard pane.linesLeft > 0 else { return }
    let left = pane.region.columns.lowerBound
    let row = pane.row
    let line = CellRegion(columns: pane.region.columns, rows: row..<row + 1)
    fill(line, with: glyphs.horizontal, style: palette.rule)
    var labels = scale.decades.map { (scale.column(of: $0), Figure.duration($0), palette.faint) }
    labels.insert(
      (scale.column(of: bound), "bound " + Figure.duration(bound), palette.warning), at: 0)
    var taken: [Range<Int>] = []
    for (column, text, style) in labels {
      let width = measured(text).width
      let start = min(max(column - width / 2, 0), max(scale.columns - width, 0))
      let place = start - 1..<start + width + 1
      guard !taken.contains(where: { $0.overlaps(place) }) else { continue }
      taken.append(place)
      write(text, column: left + start, row: row, style: style, clip: line)
    }
  }
}
