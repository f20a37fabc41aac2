internal import InputModel
internal import Programs

/// The lines of the sign-in form: each has one of its own, also where a terminal is so low that two of
/// them would round to the same.
struct FormRows {
  private let map: SurfaceMap
  private let whole: Rectangle
  private var rows: [Points: Int] = [:]

  init(_ form: ToDoSignInSnapshot, map: SurfaceMap) {
    self.map = map
    whole = form.frame
    // From below, so that the buttons stand where they can be touched.
    var next = map.middleRow(form.confirm.frame, in: whole)
    rows[form.confirm.frame.y] = next
    next -= 1
    let frames = form.fields.map(\.frame) + [form.remember.frame]
    for frame in frames.sorted(by: { $0.y > $1.y }) where rows[frame.y] == nil {
      let row = min(FormRows.textRow(in: map.region(frame, in: whole)), next)
      rows[frame.y] = row
      next = row - 1
    }
  }

  func row(of frame: Rectangle) -> Int {
    rows[frame.y] ?? FormRows.textRow(in: map.region(frame, in: whole))
  }

  /// The place of a field: with a line below its text where there is one.
  func region(of frame: Rectangle) -> CellRegion {
    let region = map.region(frame, in: whole)
    let row = row(of: frame)
    guard row != FormRows.textRow(in: region) || region.isEmpty else { return region }
    return region.line(row)
  }

  /// Where the text of a line stands: above the rule that a field has below it.
  static func textRow(in region: CellRegion) -> Int {
    CellRegion(columns: region.columns, rows: region.rows.dropLast(region.height >= 2 ? 1 : 0))
      .middleRow
  }
}
