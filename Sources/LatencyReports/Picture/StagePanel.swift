internal import Latency

/// Draws the table of stages.
struct StagePanel {
  private static let rowHeight = 22.0
  private static let columns = (title: 32.0, first: 330.0, last: 868.0)

  let rows: [StageRow]

  /// Draws from `top` down and returns where it ends.
  func draw(on canvas: inout SVGCanvas, top: Double) -> Double {
    guard !rows.isEmpty else { return top }
    let columns = StagePanel.columns
    let distance = (columns.last - columns.first) / Double(StageRow.headings.count - 1)
    func draw(_ cells: [String], y: Double, style: String) {
      for (index, cell) in cells.enumerated() {
        canvas.text(
          cell, x: columns.first + Double(index) * distance, y: y, style: style, anchor: .end)
      }
    }
    var y = top + 18
    canvas.text("Stages", x: 24, y: y, style: "head")
    draw(StageRow.headings, y: y, style: "quiet")
    for row in rows {
      y += StagePanel.rowHeight
      if row.isBound {
        canvas.rectangle(
          x: 24, y: y - 15.5, width: 852, height: StagePanel.rowHeight, style: "band")
      }
      let style = row.isBound ? "strong" : "body"
      canvas.text(row.title, x: columns.title, y: y, style: style)
      draw(row.cells, y: y, style: style)
    }
    return y + 12
  }
}
