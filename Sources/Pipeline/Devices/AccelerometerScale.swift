internal import InputModel

/// Device units to g. A device that declares no resolution is scaled by gravity while it rests.
///
///     unknown ──first sample──► resting(mean, since) ──within 10 % for 500 ms──► known
///                                  └──moves──► resting (anew)
struct AccelerometerScale: Sendable {
  static let rest = Interval.milliseconds(500)
  static let tolerance = 0.1

  private enum State: Hashable, Sendable {
    case unknown
    case resting(at: Acceleration, since: Instant)
    case known(unitsPerG: Double)
  }

  private var state: State

  init(unitsPerG: Double?) {
    state = unitsPerG.map(State.known) ?? .unknown
  }

  /// The sample in g; nil before the scale is known.
  mutating func acceleration(of raw: Acceleration, at time: Instant) -> Acceleration? {
    switch state {
    case .unknown:
      state = .resting(at: raw, since: time)
      return nil
    case .resting(let rest, let since):
      // The device was silent, so at rest, until this sample.
      if time - since >= AccelerometerScale.rest, rest.magnitude > 0 {
        state = .known(unitsPerG: rest.magnitude)
        return raw * (1 / rest.magnitude)
      }
      let change = (raw - rest).magnitude
      if rest.magnitude == 0 || change > AccelerometerScale.tolerance * rest.magnitude {
        state = .resting(at: raw, since: time)
      }
      return nil
    case .known(let unitsPerG):
      return raw * (1 / unitsPerG)
    }
  }
}
