/// Spans of time as people write them: `30s`, `500ms`, `2m`, `1h`.
public enum DurationText {
  private static let units: [(suffix: String, seconds: Double)] = [
    ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600),
  ]

  /// The span; nil where it is none. A bare number is in `unit`.
  public static func parse(_ text: String, unit: String) -> Interval? {
    let suffix = text.drop { $0.isNumber || $0 == "." }
    let digits = text.dropLast(suffix.count)
    let name = suffix.isEmpty ? unit : String(suffix)
    guard let scale = units.first(where: { $0.suffix == name }), let count = Double(digits) else {
      return nil
    }
    return Interval(seconds: count * scale.seconds)
  }
}
