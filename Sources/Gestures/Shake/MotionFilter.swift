internal import func Glibc.exp
internal import InputModel

/// Takes vibration and gravity out of an accelerometer's samples, whatever the time between them.
///
/// Each step is the exact answer of a low-pass to a value that stays for the time that passed, so
/// a motion comes out alike at all rates. Axes are treated alike, so a turn of them turns the result.
struct MotionFilter: Sendable {
  private let vibrationTime: Double
  private let gravityTime: Double
  private var gravity = Acceleration.zero
  private var first = Acceleration.zero
  private var time: Instant?
  /// What pushes the device, gravity's counterforce included, without vibration.
  private(set) var felt = Acceleration.zero

  init(settings: ShakeSettings) {
    vibrationTime = settings.vibrationTime.seconds
    gravityTime = settings.gravityTime.seconds
  }

  /// What is felt beside gravity.
  var beside: Acceleration { felt - gravity }

  /// Takes a sample. The first one is taken for gravity.
  mutating func take(_ sample: Acceleration, at now: Instant) {
    guard let time else {
      gravity = sample
      first = sample
      felt = sample
      self.time = now
      return
    }
    let elapsed = max((now - time).seconds, 0)
    self.time = max(now, time)
    // What was felt stayed until now: a device at rest sends nothing.
    gravity = gravity + (felt - gravity) * (1 - exp(-elapsed / gravityTime))
    let share = vibrationTime > 0 ? 1 - exp(-elapsed / vibrationTime) : 1
    first = first + (sample - first) * share
    felt = felt + (first - felt) * share
  }
}
