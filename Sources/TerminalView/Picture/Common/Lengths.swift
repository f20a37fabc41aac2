internal import InputModel

/// Lengths in words. Millimetres are shown only where the device's size is known.
extension Painter {
  func describe(_ size: Size<Millimetres>, source: SizeSource) -> String {
    let isPhysical = source != .assumed
    let points = Size<Points>(size)
    let width = Figure.whole(isPhysical ? size.width.value : points.width.value)
    let height = Figure.whole(isPhysical ? size.height.value : points.height.value)
    return width + glyphs.times + height + (isPhysical ? " mm" : " pt")
  }

  /// The travel along the axis on which it is longer; the vertical one is named.
  func describe(_ translation: Vector<Points>, on device: DeviceDescription) -> String {
    let isVertical = translation.y.magnitude > translation.x.magnitude
    let travel = isVertical ? translation.y : translation.x
    let points = (isVertical ? "y " : "") + signed(Figure.whole(travel.value)) + " pt"
    guard device.sizeSource != .assumed else { return points }
    return points + " (" + signed(Figure.tenths(Millimetres(travel).value)) + " mm)"
  }

  func signed(_ figure: String) -> String {
    figure.first == "-" ? glyphs.minus + figure.dropFirst() : figure
  }
}
