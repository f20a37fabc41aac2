internal import InputModel

/// Device units to g, learnt or put right by gravity while the device rests.
///
///     learning ──rests 0.5 s──► known ◄──rests, off by over 5 %: the zero is moved──┐
///        │                       │ └────────────────────────────────────────────────┘
///        │ 20 units or fewer     │ still for 2 s at under 0.7 or over 1.3 g:
///        │                       │ a learnt scale is learnt anew, else
///        └───────────────────────┴──► refused
///
/// At rest a device reads 1 g, whichever side is up, or it is refused. What is beside 1 g by up to
/// 0.3 g is taken for a zero off its place, as an uncalibrated Wii Remote has it.
struct AccelerometerScale: Sendable {
  static let rest = Interval.milliseconds(500)
  /// Nobody lets a device fall for so long: 20 m.
  static let stillness = Interval.milliseconds(2000)
  /// How far from 1 g a reading at rest may be.
  static let tolerance = 0.05
  /// 5 % of gravity are one unit.
  static let coarsest = 20.0
  static let farthestZero = 0.3
  /// A motion that a stalled device was in the middle of has not as many alike samples.
  static let restSamples = 4

  private enum State: Hashable, Sendable {
    case learning
    case known(unitsPerG: Double, zero: Acceleration, isLearnt: Bool)
    case refused(AccelerometerFault)
  }

  private var state: State
  private var watch = RestWatch()

  init(unitsPerG: Double?) {
    state = unitsPerG.map { .known(unitsPerG: $0, zero: .zero, isLearnt: false) } ?? .learning
  }

  /// Why the device is refused; nil while it is not.
  var fault: AccelerometerFault? {
    switch state {
    case .refused(let fault): fault
    case .learning, .known: nil
    }
  }

  /// Forgets a rest, as after an interruption; what was learnt stays.
  mutating func interrupt() { watch.removeAll() }

  /// The sample in g; nil before the scale is known and for a refused device.
  mutating func acceleration(of raw: Acceleration, at time: Instant) -> Acceleration? {
    switch state {
    case .refused: return nil
    case .learning:
      if let rest = watch.take(raw, gravity: nil, at: time) { learn(rest) }
    case .known(let unitsPerG, let zero, let isLearnt):
      if let rest = watch.take(raw, gravity: unitsPerG, at: time) {
        settle(rest, unitsPerG, zero, isLearnt)
      }
    }
    guard case .known(let unitsPerG, let zero, isLearnt: _) = state else { return nil }
    return (raw - zero) * (1 / unitsPerG)
  }

  private mutating func learn(_ rest: RestWatch.Rest) {
    let units = rest.mean.magnitude
    if units > AccelerometerScale.coarsest {
      guard rest.length >= AccelerometerScale.rest else { return }
      state = .known(unitsPerG: units, zero: .zero, isLearnt: true)
    } else if rest.length >= AccelerometerScale.stillness {
      state = .refused(.tooCoarse(units: Int(units.rounded())))
    }
  }

  private mutating func settle(
    _ rest: RestWatch.Rest, _ unitsPerG: Double, _ zero: Acceleration, _ isLearnt: Bool
  ) {
    guard rest.length >= AccelerometerScale.rest, rest.samples >= AccelerometerScale.restSamples
    else { return }
    let reading = rest.mean - zero
    let share = reading.magnitude / unitsPerG
    if (share - 1).magnitude <= AccelerometerScale.tolerance { return }
    let moved = zero + reading * (1 - 1 / share)
    if share > 0, moved.magnitude <= AccelerometerScale.farthestZero * unitsPerG {
      state = .known(unitsPerG: unitsPerG, zero: moved, isLearnt: isLearnt)
    } else if rest.length >= AccelerometerScale.stillness {
      if isLearnt {
        learn(rest)
      } else {
        state = .refused(.notGravity(percent: AccelerometerFault.percent(share)))
      }
    }
  }
}
