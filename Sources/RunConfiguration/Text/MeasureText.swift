internal import InputModel

/// Lengths and speeds as people write them: `60`, `60pt`, `15 mm`, `300pt/s`.
enum MeasureText {
  /// The most that makes sense: as long as a surface may be.
  private static let longest = 50_000.0

  /// In points, where no unit is given; nil for what is no length.
  static func length(_ text: String) -> Points? {
    measure(text, over: "").map { Points($0) }
  }

  /// In points a second, where no unit is given; nil for what is no speed.
  static func speed(_ text: String) -> PointsPerSecond? {
    measure(text, over: "/s").map { PointsPerSecond($0) }
  }

  private static func measure(_ text: String, over: String) -> Double? {
    let unit = text.drop { $0.isNumber || $0 == "." }
    guard let number = Double(text.dropLast(unit.count)) else { return nil }
    let points: Double
    switch unit.drop(while: { $0 == " " }) {
    case "", "pt" + over: points = number
    case "mm" + over: points = Points(Millimetres(number)).value
    default: return nil
    }
    return (0...longest).contains(points) ? points : nil
  }
}
