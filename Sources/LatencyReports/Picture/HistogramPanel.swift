internal import InputModel
internal import Latency

/// Draws how the latencies are distributed, over a logarithmic axis.
struct HistogramPanel {
  private static let bars = 164
  private static let plot = (left: 56.0, right: 868.0, height: 170.0)
  /// Room above the plot: a line each for the names of bound, p99 and p50.
  private static let names = (height: 54.0, line: 16.0)
  /// A bar that stands for any sample at all is seen.
  private static let lowestBar = 2.0

  let histogram: LatencyHistogram
  let bound: Interval

  /// Draws from `top` down and returns where it ends.
  func draw(on canvas: inout SVGCanvas, top: Double) -> Double {
    let plot = HistogramPanel.plot
    let head = top + 16
    canvas.text("Kernel → handler start, all devices", x: 24, y: head, style: "head")
    let upper = head + HistogramPanel.names.height + 8
    let lower = upper + plot.height
    let values = histogram.count > 0 ? [histogram.minimum, histogram.maximum, bound] : [bound]
    let axis = LogAxis(holding: values, from: plot.left, to: plot.right)
    for x in axis.finerMarks { canvas.line(x1: x, y1: upper, x2: x, y2: lower, style: "finer") }
    for mark in axis.marks {
      canvas.line(x1: mark.position, y1: upper, x2: mark.position, y2: lower, style: "grid")
      canvas.text(mark.name, x: mark.position, y: lower + 17, style: "quiet", anchor: .middle)
    }
    drawBars(on: &canvas, axis: axis, upper: upper, lower: lower)
    canvas.line(x1: plot.left, y1: lower, x2: plot.right, y2: lower, style: "axis")
    drawMarks(on: &canvas, axis: axis, upper: upper, lower: lower)
    if histogram.count > 0 {
      canvas.text(
        "Height: share of \(Figure.count(histogram.count, "sample")); even one is seen.",
        x: plot.left, y: lower + 36, style: "quiet")
    }
    return lower + 44
  }

  private func drawBars(on canvas: inout SVGCanvas, axis: LogAxis, upper: Double, lower: Double) {
    let plot = HistogramPanel.plot
    let heights = shares(axis)
    guard let highest = heights.max(), highest > 0 else {
      canvas.text(
        "no samples", x: (plot.left + plot.right) / 2, y: (upper + lower) / 2, style: "head",
        anchor: .middle)
      return
    }
    let width = (plot.right - plot.left) / Double(heights.count)
    for (index, share) in heights.enumerated() where share > 0 {
      let height = max(share / highest * (lower - upper), HistogramPanel.lowestBar)
      canvas.rectangle(
        x: plot.left + Double(index) * width, y: lower - height, width: width - 0.5, height: height,
        style: "bar")
    }
  }

  /// The samples of each bar. A bucket that spans several bars is spread over them.
  private func shares(_ axis: LogAxis) -> [Double] {
    let plot = HistogramPanel.plot
    let width = (plot.right - plot.left) / Double(HistogramPanel.bars)
    var shares = Array(repeating: 0.0, count: HistogramPanel.bars)
    func bar(_ position: Double) -> Double { (position - plot.left) / width }
    for bucket in histogram.filledBuckets {
      let from = bar(axis.position(bucket.lower))
      let to = bar(axis.position(min(bucket.upper, max(histogram.maximum, bucket.lower))))
      let first = min(Int(from), HistogramPanel.bars - 1)
      let last = min(max(Int(to.rounded(.up)) - 1, first), HistogramPanel.bars - 1)
      let length = to - from
      for index in first...last {
        let part = min(to, Double(index + 1)) - max(from, Double(index))
        let share = first == last || length <= 0 ? 1 : max(part, 0) / length
        shares[index] += Double(bucket.count) * share
      }
    }
    return shares
  }

  /// A line at a latency, with its name above the plot.
  private struct Mark {
    private static let gap = 5.0

    let x: Double
    let name: String
    let style: String
    let width: Double

    init(_ x: Double, _ name: String, _ style: String) {
      self.x = x
      self.name = name
      self.style = style
      let hundredths = name.reduce(0) { $0 + LetterWidth.hundredths($1, isBold: false) }
      width = Double(hundredths) * 12 / 100
    }

    /// Whether its name stands left of the line, for want of room on the right.
    var isLeft: Bool { x + Mark.gap + width > 896 }

    func draw(on canvas: inout SVGCanvas, y: Double) {
      let start = isLeft ? x - Mark.gap - width : x + Mark.gap
      canvas.rectangle(x: start - 2, y: y - 12, width: width + 4, height: 15, style: "ground")
      canvas.text(
        name, x: isLeft ? x - Mark.gap : start, y: y, style: style + "name",
        anchor: isLeft ? .end : .start)
    }
  }

  private func drawMarks(on canvas: inout SVGCanvas, axis: LogAxis, upper: Double, lower: Double) {
    var marks = [Mark(axis.position(bound), "bound \(Figure.round(bound))", "bound")]
    if let told = histogram.quantile(0.99), histogram.count >= ReportQuantile.p99.fewest {
      marks.append(Mark(axis.position(told), "p99 \(Figure.time(told))", "mark"))
    }
    if let told = histogram.quantile(0.5) {
      marks.append(Mark(axis.position(told), "p50 \(Figure.time(told))", "mark"))
    }
    // In this order, from the top down, a line crosses no name but where there is no room at all.
    let ordered =
      marks.filter(\.isLeft).sorted { $0.x > $1.x }
      + marks.filter { !$0.isLeft }.sorted { $0.x < $1.x }
    let heights = ordered.indices.map { line in
      upper - HistogramPanel.names.height + HistogramPanel.names.line * Double(line) + 10
    }
    for (mark, y) in zip(ordered, heights) {
      canvas.line(x1: mark.x, y1: y - 10, x2: mark.x, y2: lower, style: mark.style)
    }
    for (mark, y) in zip(ordered, heights) { mark.draw(on: &canvas, y: y) }
  }
}
