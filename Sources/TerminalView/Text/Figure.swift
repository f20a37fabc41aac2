/// Numbers as they are shown, without a formatter's weight.
enum Figure {
  static func whole(_ value: Double) -> String {
    bounded(value.rounded())
  }

  /// One digit after the point.
  static func tenths(_ value: Double) -> String {
    decimals(value, scale: 10, digits: 1)
  }

  static func hundredths(_ value: Double) -> String {
    decimals(value, scale: 100, digits: 2)
  }

  /// As many digits as the value needs, at most one.
  static func short(_ value: Double) -> String {
    value == value.rounded() ? whole(value) : tenths(value)
  }

  private static func decimals(_ value: Double, scale: Double, digits: Int) -> String {
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 1e15 else { return bounded(value) }
    let whole = Int(scaled / scale)
    let rest = String(Int(scaled) - whole * Int(scale))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + String(whole) + "." + String(repeating: "0", count: digits - rest.count) + rest
  }

  private static func bounded(_ value: Double) -> String {
    guard value.magnitude < 1e15 else { return "?" }
    return String(Int(value))
  }
}
