public import InputModel

/// The longest latency of each of the last sixty seconds.
public struct RecentPeaks: Hashable, Sendable {
  public static let seconds = 60

  private var peaks: [Interval?] = Array(repeating: nil, count: RecentPeaks.seconds)
  private var newest: Int64?

  public init() {}

  /// Counts a latency at a moment.
  public mutating func add(_ latency: Interval, at time: Instant) {
    let second = time.microseconds / 1_000_000
    shift(to: second)
    guard let newest, newest - second < Int64(RecentPeaks.seconds), second <= newest else { return }
    let index = RecentPeaks.seconds - 1 - Int(newest - second)
    peaks[index] = max(peaks[index] ?? .zero, latency)
  }

  /// The peaks as they stand at a moment, the newest last; nil for a second without samples.
  public func peaks(at time: Instant) -> [Interval?] {
    var moved = self
    moved.shift(to: time.microseconds / 1_000_000)
    return moved.peaks
  }

  private mutating func shift(to second: Int64) {
    guard let newest else {
      newest = second
      return
    }
    guard second > newest else { return }
    let step = Int(min(second - newest, Int64(RecentPeaks.seconds)))
    peaks.removeFirst(step)
    peaks += Array(repeating: nil, count: step)
    self.newest = second
  }
}
