internal import InputModel

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

  /// A latency with three digits at most after what leads: µs below 1 ms, s from 1 s on.
  static func duration(_ interval: Interval) -> String {
    let microseconds = interval.microseconds
    switch microseconds.magnitude {
    case ..<1000: return "\(microseconds) µs"
    case ..<10_000: return hundredths(interval.milliseconds) + " ms"
    case ..<100_000: return tenths(interval.milliseconds) + " ms"
    case ..<1_000_000: return whole(interval.milliseconds) + " ms"
    default: return hundredths(interval.seconds) + " s"
    }
  }

  /// A length of a run: seconds, and minutes where there are any.
  static func clock(_ interval: Interval) -> String {
    let seconds = max(interval.microseconds / 1_000_000, 0)
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }

  static func hundredths(_ value: Double) -> String {
    let scaled = (value.magnitude * 100).rounded()
    guard scaled < 1e15 else { return "?" }
    let count = Int(scaled)
    let rest = String(count % 100 + 100).dropFirst()
    return (value < 0 && count > 0 ? "-" : "") + "\(count / 100).\(rest)"
  }

  /// As many digits as the value needs, at most one.
  static func short(_ value: Double) -> String {
    value == value.rounded() ? whole(value) : tenths(value)
  }
}
