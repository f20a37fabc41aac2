internal import InputModel

/// Microseconds as seconds, without the rounding of binary fractions.
enum SecondsText {
  private static let perSecond: UInt64 = 1_000_000

  static func text(_ length: Interval) -> String {
    text(microseconds: UInt64(max(length.microseconds, 0)))
  }

  static func text(microseconds: UInt64) -> String {
    let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: perSecond)
    guard rest > 0 else { return String(seconds) }
    var digits = Array(String(rest + perSecond).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(seconds)." + String(digits)
  }
}
