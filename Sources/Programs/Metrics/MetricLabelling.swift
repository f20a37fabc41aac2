internal import Gestures
internal import InputModel
internal import Interaction
internal import Latency
internal import Metrics

// What things are called in metrics.

extension MetricDevice {
  init(_ kind: DeviceKind) {
    switch kind {
    case .touchscreen: self = .touchscreen
    case .touchpad: self = .touchpad
    case .accelerometer: self = .accelerometer
    }
  }
}

extension MetricGesture {
  init(_ kind: GestureKind) {
    switch kind {
    case .pan: self = .pan
    case .edgePan: self = .edgePan
    case .tap: self = .tap
    case .shake: self = .shake
    }
  }
}

extension MetricOutcome {
  /// Nil for a phase that is not the last.
  init?(_ phase: GesturePhase) {
    switch phase {
    case .began, .changed: return nil
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}

extension MetricFault {
  init(_ fault: SampleFault) {
    switch fault {
    case .negative: self = .negative
    case .tooOld: self = .tooOld
    case .otherClock: self = .otherClock
    }
  }
}

extension MetricRefusal {
  init(_ refusal: LockRefusal) {
    switch refusal {
    case .besideThumb: self = .besideThumb
    case .held: self = .held
    case .notInOneGo: self = .notInOneGo
    case .noPlace: self = .noPlace
    case .surfaceChanged: self = .surfaceChanged
    case .interrupted(.surplusContact): self = .surplusContact
    case .interrupted(.touchCancelled): self = .touchCancelled
    case .interrupted(.jumped): self = .jumped
    case .interrupted(.unplugged): self = .unplugged
    case .interrupted(.unreadable): self = .unreadable
    case .interrupted(.eventsDropped): self = .eventsDropped
    case .interrupted(.suspended): self = .suspended
    case .interrupted(.shutdown): self = .shutdown
    }
  }
}
