internal import InputModel
internal import Programs

extension Painter {
  /// The surface in proportion, with grid, edge bands, trails and contacts. Returns what is left
  /// of `area` below it.
  mutating func drawSurface(
    of watch: WatchSnapshot, fingers: [FingerSnapshot], in area: CellRegion
  ) -> CellRegion {
    guard let device = watch.device, let surface = device.surface else {
      let words =
        watch.device == nil ? "no device: waiting" : "this device tells no places"
      let middle = area.middleRow
      writeCentered(words, row: middle, in: area, style: palette.faint)
      return CellRegion(
        columns: area.columns,
        rows: min(middle + 2, area.rows.upperBound)..<area.rows.upperBound)
    }
    let box = proportionate(surface.points, in: area)
    let inner = box.inset(columns: 1, rows: 1)
    let scale = SurfaceMap(surface: surface.points, columns: inner.width, rows: inner.height)
    drawEdgeBands(watch.edgeBand, scale: scale, in: inner)
    let spacing = drawGrid(scale: scale, in: inner, isPhysical: device.sizeSource != .assumed)
    frame(box, style: palette.rule)
    drawCaption(of: device, surface: surface, spacing: spacing, in: box)
    drawPlaces(of: watch, fingers: fingers, scale: scale, in: inner)
    return CellRegion(columns: area.columns, rows: box.rows.upperBound..<area.rows.upperBound)
  }

  /// The largest box of the surface's shape, for cells twice as high as wide.
  private func proportionate(_ size: Size<Points>, in area: CellRegion) -> CellRegion {
    let ratio = size.width / size.height * 2
    guard ratio.isFinite, ratio > 0, area.width > 3, area.height > 3 else { return area }
    let inner = area.inset(columns: 1, rows: 1)
    var width = Double(inner.width)
    var height = width / ratio
    if height > Double(inner.height) {
      height = Double(inner.height)
      width = height * ratio
    }
    let columns = min(max(Int(width.rounded()), 2), inner.width)
    let rows = min(max(Int(height.rounded()), 2), inner.height)
    let left = area.columns.lowerBound + (inner.width - columns) / 2
    return CellRegion(
      columns: left..<left + columns + 2,
      rows: area.rows.lowerBound..<area.rows.lowerBound + rows + 2)
  }

  private mutating func drawEdgeBands(_ band: Points, scale: SurfaceMap, in inner: CellRegion) {
    let (across, down) = (scale.column(band), scale.row(band))
    let core = inner.inset(columns: across, rows: down)
    guard !core.isEmpty else { return }
    if down > 0 {
      for row in [core.rows.lowerBound - 1, core.rows.upperBound] {
        let line = CellRegion(columns: core.columns, rows: row..<row + 1)
        fill(line, with: glyphs.dottedHorizontal, style: palette.rule)
      }
    }
    if across > 0 {
      for column in [core.columns.lowerBound - 1, core.columns.upperBound] {
        let line = CellRegion(columns: column..<column + 1, rows: core.rows)
        fill(line, with: glyphs.dotted, style: palette.rule)
      }
    }
  }

  /// Dots at whole steps of millimetres, or of points where millimetres would be a guess. Returns
  /// the step in words; nil where there is no room for a grid.
  private mutating func drawGrid(
    scale: SurfaceMap, in inner: CellRegion, isPhysical: Bool
  ) -> String? {
    let steps = isPhysical ? [5.0, 10, 20, 50, 100] : [20.0, 50, 100, 200, 500]
    func points(_ step: Double) -> Points {
      isPhysical ? Points(Millimetres(step)) : Points(step)
    }
    guard
      let step = steps.first(where: { scale.column(points($0)) >= 6 && scale.row(points($0)) >= 2 })
    else { return nil }
    for y in places(of: points(step), upTo: scale.surface.height) {
      for x in places(of: points(step), upTo: scale.surface.width) {
        let cell = scale.cell(at: Vector(x: x, y: y))
        write(
          glyphs.grid, column: inner.columns.lowerBound + cell.column,
          row: inner.rows.lowerBound + cell.row, style: palette.rule, clip: inner)
      }
    }
    return "grid " + Figure.whole(step) + (isPhysical ? " mm" : " pt")
  }

  private func places(of step: Points, upTo limit: Points) -> [Points] {
    let count = min(max(limit / step, 0), 1000)
    return (1..<max(Int(count) + 1, 2)).map { step * Double($0) }.filter { $0 < limit }
  }

  private mutating func drawCaption(
    of device: DeviceDescription, surface: TouchSurface, spacing: String?, in box: CellRegion
  ) {
    let size = describe(surface.size, source: device.sizeSource) + " " + device.sizeSource.word
    let whole = [size, spacing].compactMap(\.self).joined(separator: glyphs.separator)
    let rim = box.inset(columns: 2, rows: 0)
    // A size of which a part is cut off would be another size.
    guard let text = [whole, size].first(where: { measured($0).width + 2 <= rim.width }) else {
      return
    }
    writeCentered(" \(text) ", row: box.rows.upperBound - 1, in: rim, style: palette.faint)
  }

  private mutating func drawPlaces(
    of watch: WatchSnapshot, fingers: [FingerSnapshot], scale: SurfaceMap, in inner: CellRegion
  ) {
    // A finger's places are on the scene's surface, of which the device's shows the same fraction.
    let scene = SurfaceMap(surface: map.surface, columns: scale.columns, rows: scale.rows)
    for finger in fingers {
      let cells = ([finger.location] + finger.trail).map { place in
        let cell = scene.cell(at: place)
        return (cell.column + inner.columns.lowerBound, cell.row + inner.rows.lowerBound)
      }
      drawTrail(Array(cells.dropFirst()), from: cells[0])
    }
    for contact in watch.contacts {
      let cell = scale.cell(at: contact.location)
      let column = cell.column + inner.columns.lowerBound
      let row = cell.row + inner.rows.lowerBound
      overlay(glyphs.finger, column: column, row: row, style: palette.accent)
      let label = "\(contact.slot)"
      if inner.contains(column: column + label.count, row: row) {
        write(label, column: column + 1, row: row, style: palette.accent, clip: inner)
      }
    }
  }
}

extension SizeSource {
  /// Where a size was learnt, in a word.
  var word: String {
    switch self {
    case .device: "declared"
    case .override: "set"
    case .assumed: "assumed"
    }
  }
}
