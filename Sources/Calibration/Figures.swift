public import InputModel

/// Numbers as people and udev read them.
public enum Figures {
  /// A number with at most so many decimals and no zeros at its end.
  public static func text(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "–" }
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let whole = Int((value * Double(scale)).rounded())
    var text = String((whole / scale).magnitude)
    let rest = Int((whole % scale).magnitude)
    if rest > 0 {
      var digits = String(rest + scale).dropFirst()
      while digits.last == "0" { digits = digits.dropLast() }
      text += "." + digits
    }
    return whole < 0 ? "-" + text : text
  }

  public static func percent(_ share: Double) -> String { text(share * 100, decimals: 1) + " %" }

  public static func millimetres(_ size: Size<Millimetres>) -> String {
    "\(text(size.width.value, decimals: 1))×\(text(size.height.value, decimals: 1)) mm"
  }

  /// The six numbers of udev's property.
  public static func property(_ matrix: CalibrationMatrix) -> String {
    [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f]
      .map { text($0, decimals: 5) }.joined(separator: " ")
  }
}
