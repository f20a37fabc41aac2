public import InputModel

/// Why a sample says nothing about latency and is set aside.
public enum SampleFault: String, CaseIterable, Hashable, Sendable {
  /// The kernel's stamp lies after the moment of reading, by a second at most.
  case negative
  /// The kernel's stamp is more than 10 s old.
  case tooOld = "too_old"
  /// The kernel's stamp lies more than a second ahead: CLOCK_REALTIME or CLOCK_BOOTTIME.
  case otherClock = "other_clock"

  private static let oldest = Interval(seconds: 10)
  private static let farthestAhead = Interval(seconds: 1)

  /// The fault of an event stamped `kernel`, read at `read` and handled from `started` on; nil where
  /// it can be counted.
  public init?(kernel: Instant, read: Instant, started: Instant) {
    let age = read - kernel
    if started - kernel > SampleFault.oldest {
      self = .tooOld
    } else if age < .zero - SampleFault.farthestAhead {
      self = .otherClock
    } else if age < .zero {
      self = .negative
    } else {
      return nil
    }
  }

  /// What it means, for a person.
  public var explanation: String {
    switch self {
    case .negative:
      "stamped after they were read: made by a timer of libinput's, or a clock that was set back"
    case .tooOld:
      "stamped more than 10 s before they were handled: the process was stopped, or the stamps are of "
        + "a clock that stands behind"
    case .otherClock:
      "stamped more than a second ahead: by another clock than CLOCK_MONOTONIC"
    }
  }
}
