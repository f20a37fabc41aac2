public import InputModel

/// The velocity of a path: a least-squares line through the positions of the last 100 ms.
///
/// The window is that of Android's and Flutter's trackers. A pause longer than the larger of 40 ms
/// and 2.5 report intervals means that the contact had stopped, so that a panel of 25 Hz is not
/// taken to stop between its reports.
public struct VelocityTracker: Sendable {
  static let window = Interval.milliseconds(100)
  static let shortestPause = Interval.milliseconds(40)
  static let intervalsOfPause = 2.5
  /// Samples closer than this replace one another, so that the storage spans the window at any rate.
  static let spacing = Interval(microseconds: 900)
  private static let capacity = 128

  private struct Sample {
    var time: Instant
    var position: Vector<Points>
  }

  /// Allocated once; inline, it would be copied with whatever holds the tracker.
  private var samples: [Sample]
  private var count = 0
  private var next = 0

  public init() {
    let empty = Sample(time: Instant(microseconds: 0), position: .zero)
    samples = Array(repeating: empty, count: VelocityTracker.capacity)
  }

  /// Forgets the path.
  public mutating func removeAll() {
    count = 0
    next = 0
  }

  /// Adds a position. Time that does not advance replaces the last one.
  public mutating func add(
    _ position: Vector<Points>, at time: Instant, reportInterval: Interval
  ) {
    let sample = Sample(time: time, position: position)
    guard count > 0 else {
      append(sample)
      return
    }
    let last = (next + VelocityTracker.capacity - 1) % VelocityTracker.capacity
    let gap = time - samples[last].time
    if gap > VelocityTracker.pause(at: reportInterval) {
      // The contact rested at the last position until now.
      samples[last].time = max(samples[last].time, time - reportInterval)
      let rest = samples[last]
      removeAll()
      append(rest)
    }
    let spacing =
      count > 1
      ? time - samples[(last + VelocityTracker.capacity - 1) % VelocityTracker.capacity].time
      : VelocityTracker.window
    if gap <= .zero || spacing < VelocityTracker.spacing {
      samples[last] = sample
    } else {
      append(sample)
    }
  }

  /// The velocity at `time`; zero after a pause and before there are two positions.
  public func velocity(at time: Instant, reportInterval: Interval) -> Vector<PointsPerSecond> {
    guard count > 1 else { return .zero }
    let last = (next + VelocityTracker.capacity - 1) % VelocityTracker.capacity
    let newest = samples[last]
    guard time - newest.time <= VelocityTracker.pause(at: reportInterval) else { return .zero }
    var n = 0.0
    var sums = (t: 0.0, x: 0.0, y: 0.0, tt: 0.0, tx: 0.0, ty: 0.0)
    for back in 0..<count {
      let sample = samples[(last + VelocityTracker.capacity - back) % VelocityTracker.capacity]
      let age = newest.time - sample.time
      guard age <= VelocityTracker.window else { break }
      let t = -age.seconds
      let x = (sample.position.x - newest.position.x).value
      let y = (sample.position.y - newest.position.y).value
      n += 1
      sums.t += t
      sums.x += x
      sums.y += y
      sums.tt += t * t
      sums.tx += t * x
      sums.ty += t * y
    }
    let divisor = n * sums.tt - sums.t * sums.t
    guard n > 1, divisor > 0 else { return .zero }
    return Vector(
      x: PointsPerSecond((n * sums.tx - sums.t * sums.x) / divisor),
      y: PointsPerSecond((n * sums.ty - sums.t * sums.y) / divisor))
  }

  /// The pause that means the contact had stopped.
  static func pause(at reportInterval: Interval) -> Interval {
    max(shortestPause, Interval(seconds: intervalsOfPause * reportInterval.seconds))
  }

  private mutating func append(_ sample: Sample) {
    samples[next] = sample
    next = (next + 1) % VelocityTracker.capacity
    count = min(count + 1, VelocityTracker.capacity)
  }
}
