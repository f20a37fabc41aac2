internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// From below: the menu, the pages and the bar that cover it, what is written and what is asked.
  mutating func draw(_ mailbox: MailboxSnapshot) {
    if let menu = mailbox.menu { draw(menu, coveredFrom: map.column(mailbox.bar.frame.x)) }
    for view in mailbox.pages { draw(view) }
    drawSeams(between: mailbox.pages)
    draw(mailbox.bar, showing: mailbox.pages.first { $0.place.label == mailbox.bar.title })
    if let sheet = mailbox.compose { draw(sheet) }
    if let panel = mailbox.panel { draw(panel) }
  }

  /// What lies below steps back, but keeps its colours where it is a block of them.
  mutating func dim(_ region: CellRegion) {
    let faint = palette.rule
    canvas.restyle(region) { style in
      if !style.isFilled { style = faint }
    }
  }

  /// Lines where one page pushes another.
  private mutating func drawSeams(between views: [MailPageSnapshot]) {
    guard views.count > 1 else { return }
    for view in views {
      let region = map.region(view.frame)
      let seam = region.columns.lowerBound - 1
      guard page.columns.contains(seam), seam > 0 else { continue }
      fill(
        CellRegion(columns: seam..<seam + 1, rows: region.rows).clipped(to: page),
        with: glyphs.vertical, style: palette.rule)
    }
  }
}
