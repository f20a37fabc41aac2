internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  mutating func draw(_ toDo: ToDoSnapshot) {
    switch toDo {
    case .launch(let logo): draw(logo)
    case .signIn(let form, let main):
      draw(main)
      blur(page)
      mask(page, by: 1)
      draw(form)
    case .main(let main, let overlay):
      draw(main)
      if main.isScrambled { blur(page) }
      guard let overlay else { return }
      draw(overlay, over: main)
    }
  }

  private mutating func draw(_ overlay: ToDoOverlaySnapshot, over main: ToDoMainSnapshot) {
    switch overlay {
    case .calendar(let calendar):
      // The bar that it comes from stays as it is, but for the line in which the first list begins.
      let bar = map.region(main.bar).clipped(to: page)
      let below = max(bar.rows.upperBound - (bar.height >= 2 ? 1 : 0), 0)
      mask(
        CellRegion(columns: page.columns, rows: below..<max(page.rows.upperBound, below)),
        by: calendar.mask)
      draw(calendar, below: map.row(main.bar.maxY))
    case .menu(let menu):
      draw(menu)
      // It grows out of its button.
      drawFoot(of: main)
    case .box(let box):
      mask(page, by: box.mask)
      draw(box)
    }
  }

  /// A panel over the page: its own ground, and a frame round what it holds.
  mutating func drawPanel(_ region: CellRegion, title: String, clip: CellRegion) {
    let outer = region.inset(columns: -1, rows: -1)
    let clip = clip.clipped(to: page)
    fill(outer.clipped(to: clip))
    frame(outer, style: palette.rule, clip: clip)
    guard !title.isEmpty, clip.rows.contains(outer.rows.lowerBound) else { return }
    writeCentered(
      " " + title + " ", row: outer.rows.lowerBound, in: outer.inset(columns: 2, rows: 0),
      style: palette.strong, clip: clip)
  }
}
