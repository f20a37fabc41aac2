internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// The form of who one is, over the main page that shows nothing yet.
  mutating func draw(_ form: ToDoSignInSnapshot) {
    var whole = map.region(form.frame)
    // What an account is not must be read: where the panel has no room for it, the page has.
    if whole.width < 40 { whole.columns = page.columns }
    let hint = hint(of: form, in: whole)
    whole.rows = whole.rows.lowerBound..<max(whole.rows.upperBound, hint.row + hint.lines.count)
    let inner = whole.clipped(to: page)
    guard !inner.isEmpty else { return }
    drawPanel(whole, title: form.title, clip: page)
    drawAccounts(of: form, clip: inner)
    let rows = FormRows(form, map: map)
    drawFields(of: form, rows: rows, clip: inner)
    drawRemember(of: form, row: rows.row(of: form.remember.frame), clip: inner)
    drawButtons(of: form, rows: rows, clip: inner)
    for (index, line) in hint.lines.enumerated() {
      writeCentered(line, row: hint.row + index, in: whole, style: hint.style, clip: inner)
    }
  }

  /// What an account is, or what went wrong: a line below the buttons where there is room.
  private func hint(
    of form: ToDoSignInSnapshot, in whole: CellRegion
  ) -> (row: Int, lines: [MeasuredText], style: Style) {
    let first = map.region(form.hintFrame, in: form.frame).rows.lowerBound
    let text = measured(form.complaint ?? form.hint)
    let lines = text.wrapped(to: max(whole.width - 2, 1), lines: 4, ellipsis: ellipsis)
    let last = page.rows.upperBound - lines.count - 1
    let style = form.complaint == nil ? palette.faint : palette.warning
    return (min(first + 1, max(last, first)), lines, style)
  }

  private mutating func drawFields(
    of form: ToDoSignInSnapshot, rows: FormRows, clip: CellRegion
  ) {
    let regions = form.fields.map { rows.region(of: $0.frame) }
    let widest = form.fields.map { measured($0.label).width }.max() ?? 0
    let hasLabels = regions.allSatisfy { $0.width >= widest + 8 }
    for (field, region) in zip(form.fields, regions) {
      var field = field
      // Where both have no room, the name stands in the field until something is typed there.
      if !hasLabels, !field.text.isEmpty || field.cursor != nil { field.label = "" }
      draw(field, in: region, look: .onLine(labelWidth: hasLabels ? widest : 0), clip: clip)
    }
  }

  private mutating func drawRemember(of form: ToDoSignInSnapshot, row: Int, clip: CellRegion) {
    let region = map.region(form.remember.frame, in: form.frame).inset(columns: 1, rows: 0)
    let sign = form.isRemembered ? (capabilities.utf8 ? glyphs.archive : "x") : " "
    let text = measured("[\(sign)] " + form.remember.label).cut(
      to: region.width, ellipsis: ellipsis)
    let style = form.remember.isSelected ? palette.pressed : .plain
    write(text, column: region.columns.lowerBound, row: row, style: style, clip: clip)
  }

  private mutating func drawButtons(
    of form: ToDoSignInSnapshot, rows: FormRows, clip: CellRegion
  ) {
    let waiting = form.isWaiting ? glyphs.ellipsis : ""
    let buttons = [
      (form.other, form.other.label, Style.plain),
      (form.confirm, form.confirm.label + waiting, palette.primary),
    ]
    for (button, label, style) in buttons {
      let region = map.region(button.frame, in: form.frame)
      let style = button.isSelected ? palette.pressed : style
      let label = measured(label)
      let text =
        label.width + 2 <= region.width ? measured(" ") + label + measured(" ") : label
      writeCentered(
        text, row: rows.row(of: button.frame), in: region, style: style, clip: clip)
    }
  }
}
