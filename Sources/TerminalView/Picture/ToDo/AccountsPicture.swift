internal import InputModel
internal import Interaction
internal import Programs

extension Painter {
  /// The names to choose from; the logo where there is none yet.
  mutating func drawAccounts(of form: ToDoSignInSnapshot, clip: CellRegion) {
    let list = map.region(form.accountList, in: form.frame).clipped(to: clip)
    guard !list.isEmpty else { return }
    if form.accounts.isEmpty { drawLogo(in: list) }
    for account in form.accounts {
      let region = map.region(account.frame, in: form.frame)
      let row = FormRows.textRow(in: region)
      if account.isChosen {
        write(
          glyphs.selection, column: region.columns.lowerBound, row: row, style: palette.accent,
          clip: list)
      }
      let room = region.inset(columns: 2, rows: 0)
      let name = measured(account.name).cut(to: room.width, ellipsis: ellipsis)
      write(
        name, column: room.columns.lowerBound, row: row,
        style: account.isChosen ? palette.strong : .plain, clip: list)
    }
  }

  /// Two letters side by side in the middle.
  private mutating func drawLogo(in region: CellRegion) {
    let width = min((region.width - 3) / 2, 8)
    let height = min(region.height - 2, 4)
    guard width >= 6, height >= 4 else { return }
    let top = region.rows.lowerBound + (region.height - height) / 2
    let left = region.columns.lowerBound + (region.width - width * 2 - 1) / 2
    let letter = CellRegion(columns: left..<left + width, rows: top..<top + height)
    drawLetter(in: letter, tone: .toDo)
    drawLetter(in: letter.moved(columns: width + 1), tone: .done)
  }
}
