public import InputModel

/// How regularly a device reports while it is touched, or an accelerometer takes samples.
public struct RateReport: Hashable, Sendable {
  public var device: DeviceID
  public var time: Instant
  /// Reports a second.
  public var rate: Double
  /// The standard deviation of the interval between reports.
  public var jitter: Interval
  /// Of how many reports that is.
  public var count: Int

  public init(
    device: DeviceID, time: Instant, rate: Double, jitter: Interval, count: Int
  ) {
    self.device = device
    self.time = time
    self.rate = rate
    self.jitter = jitter
    self.count = count
  }
}

/// Measures the report interval from the kernel's stamps of successive frames.
///
/// An interval above 100 ms is no report interval: the contact rested, or nothing touched. (The
/// slowest panels known report at 25 Hz.)
struct ReportMeter: Sendable {
  static let longestInterval = Interval.milliseconds(100)
  static let period = Interval(seconds: 1)
  /// The interval assumed before one has been measured: 125 Hz.
  static let defaultInterval = Interval.milliseconds(8)
  private static let smoothing = 0.1

  private(set) var interval = ReportMeter.defaultInterval
  private var hasMeasured = false
  private var last: Instant?
  private var count = 0.0
  private var sum = 0.0
  private var squares = 0.0

  /// Takes the time of a frame. Returns a report once a second of touching, in however many touches.
  mutating func add(_ time: Instant, of device: DeviceID) -> RateReport? {
    defer { last = time }
    guard let last else { return nil }
    let step = time - last
    guard step > .zero, step <= ReportMeter.longestInterval else { return nil }
    let milliseconds = step.milliseconds
    let mean = hasMeasured ? interval.milliseconds : milliseconds
    let smoothed = mean + (milliseconds - mean) * ReportMeter.smoothing
    interval = Interval(seconds: smoothed / 1000)
    hasMeasured = true
    count += 1
    sum += milliseconds
    squares += milliseconds * milliseconds
    return report(at: time, of: device)
  }

  /// Contacts are gone: the time until the next frame is no report interval.
  mutating func pause() {
    last = nil
  }

  private mutating func report(at time: Instant, of device: DeviceID) -> RateReport? {
    guard sum >= ReportMeter.period.milliseconds else { return nil }
    defer { (count, sum, squares) = (0, 0, 0) }
    let mean = sum / count
    let variance = max(squares / count - mean * mean, 0)
    return RateReport(
      device: device, time: time, rate: 1000 / mean,
      jitter: Interval(seconds: variance.squareRoot() / 1000), count: Int(count))
  }
}
