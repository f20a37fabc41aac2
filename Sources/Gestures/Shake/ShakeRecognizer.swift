internal import func Glibc.exp
public import InputModel

/// A shake: acceleration that reverses several times in short order.
///
///     gravity      a low-pass of 0.6 s over the samples, each held until the next one
///     linear       sample − gravity; a peak where its length is at least 0.9 g
///     reversal     a peak against the direction of the last one, by dot product
///     shake        3 reversals within 800 ms, unless the device fell within the last 500 ms
///     armed again  after 400 ms of calm or silence
///
/// Reversals, and not single peaks or the share of samples above a line: a peak fires on bumps and
/// drops, and a share depends on the sample rate. A device at rest sends nothing, so time is taken
/// from the samples alone.
public struct ShakeRecognizer: Sendable {
  private enum State: Hashable, Sendable {
    case armed
    /// Counted; waits for calm since `busy`.
    case fired(busy: Instant)
  }

  private let settings: ShakeSettings
  private var state = State.armed
  private var gravity: Acceleration?
  private var held = Acceleration.zero
  private var heldSince = Instant(microseconds: 0)
  private var lastPeak: Acceleration?
  private var lastPeakTime = Instant(microseconds: 0)
  private var reversals: [Instant] = []
  private var fallingSince: Instant?
  private var vetoedUntil: Instant?
  /// Acceleration beside gravity at the last sample, in g.
  public private(set) var linear = 0.0

  public init(settings: ShakeSettings) {
    self.settings = settings
    reversals.reserveCapacity(max(settings.reversals, 1) + 1)
  }

  /// Reversals that count at the moment.
  public var reversalCount: Int { reversals.count }

  /// Forgets what led here, as after an interruption; gravity is learnt anew.
  public mutating func removeAll() {
    self = ShakeRecognizer(settings: settings)
  }

  /// Takes a sample. Returns whether it completed a shake.
  public mutating func handle(_ acceleration: Acceleration, at time: Instant) -> Bool {
    guard var gravity else {
      gravity = acceleration
      hold(acceleration, at: time)
      return false
    }
    let elapsed = max((time - heldSince).seconds, 0)
    let share = 1 - exp(-elapsed / settings.gravityTime.seconds)
    gravity = gravity + (held - gravity) * share
    self.gravity = gravity
    hold(acceleration, at: time)
    watchFall(acceleration, at: time)
    let beside = acceleration - gravity
    linear = beside.magnitude
    return judge(beside, at: time)
  }

  private mutating func hold(_ acceleration: Acceleration, at time: Instant) {
    held = acceleration
    heldSince = time
  }

  /// Free fall voids what was counted and keeps the impact from counting.
  private mutating func watchFall(_ acceleration: Acceleration, at time: Instant) {
    if let since = fallingSince, time - since >= settings.fallDuration {
      vetoedUntil = time + settings.fallVeto
      forgetPeaks()
    }
    if acceleration.magnitude < settings.fall {
      fallingSince = fallingSince ?? time
    } else {
      fallingSince = nil
    }
  }

  private mutating func judge(_ beside: Acceleration, at time: Instant) -> Bool {
    let isPeak = beside.magnitude >= settings.peak
    if case .fired(let busy) = state, time - busy >= settings.calm {
      state = .armed
    }
    guard isPeak else { return false }
    if case .fired = state {
      state = .fired(busy: time)
      return false
    }
    if let vetoedUntil, time < vetoedUntil { return false }
    note(beside, at: time)
    guard reversals.count >= settings.reversals else { return false }
    state = .fired(busy: time)
    forgetPeaks()
    return true
  }

  private mutating func note(_ beside: Acceleration, at time: Instant) {
    if let lastPeak, time - lastPeakTime <= settings.window {
      if beside.dot(lastPeak) < 0 {
        reversals.append(time)
        self.lastPeak = beside
      } else if beside.magnitude > lastPeak.magnitude {
        self.lastPeak = beside
      }
    } else {
      lastPeak = beside
    }
    lastPeakTime = time
    while let first = reversals.first, time - first > settings.window {
      reversals.removeFirst()
    }
  }

  private mutating func forgetPeaks() {
    lastPeak = nil
    reversals.removeAll(keepingCapacity: true)
  }
}
