internal import InputModel
internal import Latency

/// Draws how the latencies went over time: mean and longest of each slice.
struct TimelinePanel {
  private static let plot = (left: 76.0, right: 868.0, height: 150.0)
  private static let mostMarks = 8.0

  let timeline: Timeline
  let bound: Interval

  /// Draws from `top` down and returns where it ends.
  func draw(on canvas: inout SVGCanvas, top: Double) -> Double {
    let plot = TimelinePanel.plot
    let head = top + 16
    canvas.text("Over time", x: 24, y: head, style: "head")
    canvas.text("longest of a slice", x: plot.right, y: head, style: "longestname", anchor: .end)
    canvas.text("mean", x: plot.right - 130, y: head, style: "meanname", anchor: .end)
    canvas.text(
      "bound \(Figure.round(bound))", x: plot.right - 190, y: head, style: "boundname", anchor: .end
    )
    let upper = head + 14
    let lower = upper + plot.height
    let axis = LogAxis(holding: filled.flatMap { $0 } + [bound], from: lower, to: upper)
    for mark in axis.marks {
      canvas.line(
        x1: plot.left, y1: mark.position, x2: plot.right, y2: mark.position, style: "grid")
      canvas.text(mark.name, x: plot.left - 8, y: mark.position + 4, style: "quiet", anchor: .end)
    }
    canvas.line(
      x1: plot.left, y1: axis.position(bound), x2: plot.right, y2: axis.position(bound),
      style: "bound")
    if filled.isEmpty {
      canvas.text(
        "no samples", x: (plot.left + plot.right) / 2, y: (upper + lower) / 2 + 5, style: "head",
        anchor: .middle)
    }
    drawTimes(on: &canvas, lower: lower)
    drawCurve({ $0.longest }, style: "longest", axis: axis, on: &canvas)
    drawCurve({ $0.mean ?? .zero }, style: "mean", axis: axis, on: &canvas)
    return lower + 26
  }

  /// Mean and longest of the slices that have samples.
  private var filled: [[Interval]] {
    timeline.slices.compactMap { slice in slice.mean.map { [$0, slice.longest] } }
  }

  private var seconds: Double {
    max(timeline.width.seconds, 0.001) * Double(max(timeline.slices.count, 1))
  }

  private func drawTimes(on canvas: inout SVGCanvas, lower: Double) {
    let plot = TimelinePanel.plot
    let step = TimelinePanel.step(of: seconds)
    var time = 0.0
    while time <= seconds * 1.0001 {
      let x = plot.left + (plot.right - plot.left) * time / seconds
      canvas.line(x1: x, y1: lower, x2: x, y2: lower + 5, style: "axis")
      canvas.text(
        "\(Figure.short(time, 2)) s", x: x, y: lower + 19, style: "quiet", anchor: .middle)
      time += step
    }
    canvas.line(x1: plot.left, y1: lower, x2: plot.right, y2: lower, style: "axis")
  }

  /// A step of one, two or five times a power of ten that a few of make up `seconds`.
  private static func step(of seconds: Double) -> Double {
    var step = 0.01
    while true {
      for factor in [1.0, 2, 5] where seconds / (step * factor) <= mostMarks {
        return step * factor
      }
      step *= 10
    }
  }

  /// A line through neighbouring slices; a slice without neighbours is a dot.
  private func drawCurve(
    _ value: (Timeline.Slice) -> Interval, style: String, axis: LogAxis, on canvas: inout SVGCanvas
  ) {
    let plot = TimelinePanel.plot
    let width = (plot.right - plot.left) / Double(max(timeline.slices.count, 1))
    var run: [(x: Double, y: Double)] = []
    func finish(_ canvas: inout SVGCanvas) {
      if run.count == 1 {
        canvas.dot(x: run[0].x, y: run[0].y, style: style + "dot")
      } else {
        canvas.polyline(run, style: style)
      }
      run = []
    }
    for (index, slice) in timeline.slices.enumerated() {
      if slice.count > 0 {
        run.append(
          (plot.left + (Double(index) + 0.5) * width, axis.position(value(slice))))
      } else {
        finish(&canvas)
      }
    }
    finish(&canvas)
  }
}
