/// Order statistics of samples.
enum Statistics {
  /// The median; the mean of the middle two where their number is even, NaN without samples.
  static func median(_ samples: [Double]) -> Double {
    let sorted = samples.sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The least sample that at least the share `quantile` of all does not exceed.
  static func quantile(_ quantile: Double, of samples: [Double]) -> Double? {
    let sorted = samples.sorted()
    guard !sorted.isEmpty else { return nil }
    let rank = Int((quantile * Double(sorted.count)).rounded(.up))
    return sorted[min(max(rank, 1), sorted.count) - 1]
  }
}
