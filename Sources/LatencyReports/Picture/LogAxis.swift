internal import Glibc
internal import InputModel

/// A logarithmic axis of time over whole decades, from 1 µs to 100 s at most.
struct LogAxis {
  private let lowest: Int
  private let highest: Int
  private let start: Double
  private let end: Double

  /// The decades that hold all of `values`, laid from `start` to `end`; a value below 1 µs counts as
  /// 1 µs.
  init(holding values: [Interval], from start: Double, to end: Double) {
    let exponents = values.map { LogAxis.exponent($0) }
    lowest = exponents.map { Int($0.rounded(.down)) }.min() ?? 2
    highest = max(exponents.map { Int($0.rounded(.up)) }.max() ?? 4, lowest + 1)
    self.start = start
    self.end = end
  }

  /// Where a time lies, held within the axis.
  func position(_ interval: Interval) -> Double {
    position(exponent: LogAxis.exponent(interval))
  }

  private func position(exponent: Double) -> Double {
    let share = (exponent - Double(lowest)) / Double(highest - lowest)
    return start + (end - start) * min(max(share, 0), 1)
  }

  /// The decades' ends, with their names.
  var marks: [(position: Double, name: String)] {
    (lowest...highest).map { exponent in
      (position(exponent: Double(exponent)), LogAxis.name(exponent))
    }
  }

  /// The lines between the decades' ends: twice to nine times each.
  var finerMarks: [Double] {
    (lowest..<highest).flatMap { exponent in
      (2...9).map { position(exponent: Double(exponent) + log10(Double($0))) }
    }
  }

  private static func exponent(_ interval: Interval) -> Double {
    let (shortest, longest) = (Int64(1), Int64(100_000_000))
    return log10(Double(min(max(interval.microseconds, shortest), longest)))
  }

  private static func name(_ exponent: Int) -> String {
    let digits = "1" + String(repeating: "0", count: exponent % 3)
    return digits + (exponent < 3 ? " µs" : exponent < 6 ? " ms" : " s")
  }
}
