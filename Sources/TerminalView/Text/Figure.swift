/// Numbers as they are shown, without a formatter's weight.
enum Figure {
  static func whole(_ value: Double) -> String {
    let whole = value.rounded()
    return whole.magnitude < 1e15 ? String(Int(whole)) : "?"
  }

  /// One digit after the point.
  static func tenths(_ value: Double) -> String {
    let scaled = (value.magnitude * 10).rounded()
    guard scaled < 1e15 else { return "?" }
    let count = Int(scaled)
    return (value < 0 && count > 0 ? "-" : "") + "\(count / 10).\(count % 10)"
  }

  /// As many digits as the value needs, at most one.
  static func short(_ value: Double) -> String {
    value == value.rounded() ? whole(value) : tenths(value)
  }
}
