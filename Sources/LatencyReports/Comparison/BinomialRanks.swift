/// The ranks of the samples between which a quantile lies with a confidence of 95 % at least.
///
/// The number of samples up to the true quantile is binomial, whatever the distribution. So the
/// interval is that of W. J. Conover, Practical Nonparametric Statistics, section 3.2, and of
/// H. A. David and H. N. Nagaraja, Order Statistics, section 7.1: each side errs with at most 2.5 %.
struct BinomialRanks: Hashable {
  /// Both counted from 1 for the shortest sample.
  var lower: Int
  var upper: Int

  private static let tail = 0.025
  /// Of so many samples on, the normal approximation differs by less than a bucket tells.
  private static let mostExact = 10_000_000

  /// nil where there are too few samples for either end.
  init?(count: Int, share: Double) {
    guard count > 0, 0 < share, share < 1 else { return nil }
    let ends =
      count > BinomialRanks.mostExact
      ? BinomialRanks.approximate(count, share) : BinomialRanks.exact(count, share)
    guard ends.lower >= 1, ends.upper <= count else { return nil }
    lower = ends.lower
    upper = ends.upper
  }

  private static func approximate(_ count: Int, _ share: Double) -> (lower: Int, upper: Int) {
    let normalQuantile = 1.959964
    let middle = Double(count) * share
    let half = normalQuantile * (middle * (1 - share)).squareRoot()
    return (Int((middle - half).rounded(.down)), Int((middle + half).rounded(.up)) + 1)
  }

  private static func exact(_ count: Int, _ share: Double) -> (lower: Int, upper: Int) {
    let (first, weights) = distribution(count, share)
    let limit = tail * weights.reduce(0, +)
    var (lower, below) = (first, 0.0)
    for weight in weights {
      below += weight
      if below > limit { break }
      lower += 1
    }
    var (upper, above) = (first + weights.count, 0.0)
    for weight in weights.reversed() {
      above += weight
      if above > limit { break }
      upper -= 1
    }
    return (lower, upper)
  }

  /// The probabilities from the number `first` on, as multiples of the greatest; those too small to
  /// matter are left out. Neighbours have a known ratio, so no factorial is needed.
  private static func distribution(_ count: Int, _ share: Double) -> (first: Int, [Double]) {
    let negligible = 1e-18
    let odds = share / (1 - share)
    let mode = min(Int(Double(count + 1) * share), count)
    var falling: [Double] = []
    var (weight, number) = (1.0, mode)
    while number > 0 {
      weight *= Double(number) / (Double(count - number + 1) * odds)
      number -= 1
      guard weight > negligible else { break }
      falling.append(weight)
    }
    var rising = [1.0]
    (weight, number) = (1, mode)
    while number < count {
      weight *= Double(count - number) * odds / Double(number + 1)
      number += 1
      guard weight > negligible else { break }
      rising.append(weight)
    }
    return (mode - falling.count, falling.reversed() + rising)
  }
}
