internal import InputModel

/// When an accelerometer's samples were taken, where several come in one report with one stamp.
///
/// - With the device's own stamps (MSC_TIMESTAMP, microseconds in 32 bits that wrap and may start
///   anew): by their differences, while they agree with the kernel's time within 50 ms.
/// - Without them: the samples of a report are spread evenly over the time since the report before,
///   which is taken to have had as many.
struct SampleClock: Sendable {
  /// Frames that come closer than this are one report: 0.4 ms, less than a sample of 1000 Hz lasts.
  private static let report = Interval(microseconds: 400)
  /// Reports farther apart tell nothing of the time between samples.
  private static let longestReport = Interval.milliseconds(100)
  private static let disagreement = Interval.milliseconds(50)
  /// The share of a difference that each sample makes good, so that two clocks keep together.
  private static let correction: Int64 = 32

  private var last: Instant?
  private var stamp: UInt32?
  private var kernel = Instant(microseconds: 0)
  private var reportBegin = Instant(microseconds: 0)
  private var interval = Interval.zero
  private var lastSize: Int64 = 1
  private var size: Int64 = 0

  /// Takes the kernel's time of a sample and the device's. Returns the time at which it was taken,
  /// which is never before the last one's.
  mutating func take(_ newStamp: UInt32?, at time: Instant) -> Instant {
    let spread = spread(time)
    var taken = spread
    if let newStamp, let stamp, let last {
      let expected = last + Interval(microseconds: Int64(newStamp &- stamp))
      let late = time - expected
      if late <= SampleClock.disagreement, Interval.zero - late <= SampleClock.disagreement {
        taken =
          expected + Interval(microseconds: late.microseconds / SampleClock.correction)
      } else {
        taken = time
      }
    }
    stamp = newStamp
    taken = last.map { max($0, taken) } ?? taken
    last = taken
    return taken
  }

  /// The time of a sample by its place in its report.
  private mutating func spread(_ time: Instant) -> Instant {
    let isFollowing = size > 0 && time - kernel < SampleClock.report
    kernel = time
    if isFollowing {
      size += 1
    } else {
      interval = size > 0 ? time - reportBegin : .zero
      if interval > SampleClock.longestReport { interval = .zero }
      lastSize = max(size, 1)
      reportBegin = time
      size = 1
    }
    let behind = max(lastSize - size, 0)
    return time - Interval(microseconds: interval.microseconds * behind / lastSize)
  }
}
