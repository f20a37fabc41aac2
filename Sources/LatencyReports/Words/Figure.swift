internal import InputModel

/// Numbers as people read them, without a formatter's weight.
enum Figure {
  /// `digits` digits after the point; `?` for what has no such form.
  static func fixed(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 9e15 else { return "?" }
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: Int(scale))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let fraction = String(rest)
    return "\(sign)\(whole).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
  }

  /// As many digits as the value needs, at most `digits` after the point.
  static func short(_ value: Double, _ digits: Int) -> String {
    var text = fixed(value, digits)
    guard text.contains(".") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// Three digits that mean something: `412 µs`, `1.23 ms`, `12.3 ms`, `123 ms`, `12.3 s`.
  static func time(_ interval: Interval) -> String {
    let value = interval.milliseconds
    return switch value.magnitude {
    case ..<1: "\(interval.microseconds) µs"
    case ..<9.995: "\(fixed(value, 2)) ms"
    case ..<99.95: "\(fixed(value, 1)) ms"
    case ..<9999.5: "\(fixed(value, 0)) ms"
    case ..<1e6: "\(fixed(value / 1e3, 1)) s"
    default: "\(fixed(value / 1e3, 0)) s"
    }
  }

  /// A time that was set rather than measured: `8 ms`, `250 µs`, `1.5 s`.
  static func round(_ interval: Interval) -> String {
    switch interval.microseconds.magnitude {
    case ..<1000: "\(interval.microseconds) µs"
    case ..<1_000_000: "\(short(interval.milliseconds, 3)) ms"
    default: "\(short(interval.seconds, 2)) s"
    }
  }

  /// In milliseconds up to 10 s, so that numbers in a sentence compare: `0.41 ms`, `8.0 ms`.
  static func milliseconds(_ interval: Interval) -> String {
    let value = interval.milliseconds
    return switch value.magnitude {
    case ..<0.0995: "\(fixed(value, 3)) ms"
    case ..<0.995: "\(fixed(value, 2)) ms"
    case ..<99.95: "\(fixed(value, 1)) ms"
    case ..<9999.5: "\(fixed(value, 0)) ms"
    default: "\(fixed(value / 1e3, 1)) s"
    }
  }

  /// A count in at most nine characters.
  static func count(_ count: Int) -> String {
    switch count {
    case ..<1_000_000_000: String(count)
    case ..<1_000_000_000_000: "\(count / 1_000_000) M"
    default: "\(count / 1_000_000_000) G"
    }
  }

  /// `1 sample`, `2 samples`.
  static func count(_ count: Int, _ thing: String) -> String {
    "\(self.count(count)) \(thing)\(count == 1 ? "" : "s")"
  }

  /// `never`, `once`, `3 times`.
  static func times(_ count: Int) -> String {
    count == 0 ? "never" : count == 1 ? "once" : "\(self.count(count)) times"
  }
}
