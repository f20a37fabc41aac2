internal import InputModel

extension SceneDevice {
  /// Reads what follows `device`: a name, a kind, and the size and scale of its axes.
  init(_ reader: inout LineReader) throws(SceneError) {
    let name = try reader.word("the device's name")
    let word = try reader.word("the device's kind")
    guard let kind = DeviceKind(rawValue: word) else {
      throw reader.error("touchscreen, touchpad or accelerometer is expected, not “\(word)”")
    }
    if kind == .accelerometer {
      let scale = try reader.number("units per g")
      let range = try reader.number(after: "range") ?? 4
      let isDeclared = !(try reader.skip("noresolution"))
      let limit = try SceneDevice.units(range * scale, reader)
      let axis = AxisFacts(
        minimum: -limit, maximum: limit, resolution: isDeclared ? Int32(scale) : 0)
      self.init(name: name, kind: kind, x: axis, y: axis, scale: scale, slots: 0)
    } else {
      let size = try reader.word("the size in mm, such as 160x90")
      let sides = size.split(separator: "x").compactMap { Double($0) }
      guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 5000 }) else {
        throw reader.error("a size in mm such as 160x90 is expected, not “\(size)”")
      }
      let scale = try reader.number("units per mm")
      let slots = Int(try reader.number(after: "slots") ?? 5)
      let isDeclared = !(try reader.skip("noresolution"))
      // What the driver tells may be wrong.
      let declared = try reader.number(after: "resolution") ?? scale
      let ends = (
        x: try SceneDevice.units(sides[0] * scale, reader),
        y: try SceneDevice.units(sides[1] * scale, reader)
      )
      let axis = { (end: Int32) in
        AxisFacts(minimum: 0, maximum: end, resolution: isDeclared ? Int32(declared) : 0)
      }
      self.init(
        name: name, kind: kind, x: axis(ends.x), y: axis(ends.y), scale: scale, slots: slots)
    }
    if try reader.skip("calibration") { calibration = try SceneDevice.matrix(&reader) }
    if try reader.skip("absent") { isPresent = false }
  }

  /// The end of an axis, which the kernel has 32 bits for.
  private static func units(
    _ count: Double, _ reader: LineReader
  ) throws(SceneError) -> Int32 {
    guard count.magnitude <= Double(Int32.max) else {
      throw reader.error("an axis has at most \(Int32.max) units, not \(count)")
    }
    return Int32(count)
  }

  private static func matrix(_ reader: inout LineReader) throws(SceneError) -> CalibrationMatrix {
    let text = try reader.word("a matrix in quotes")
    guard let matrix = CalibrationMatrix(property: text) else {
      throw reader.error("six numbers of a matrix are expected, not “\(text)”")
    }
    return matrix
  }
}
