/// The values that labels take. There are no others, whatever is plugged in or done: no name of a device
/// or of a user is a label.
public protocol MetricLabel: CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue == String {
  /// The place among all cases.
  var place: Int { get }
}

/// What a device is.
public enum MetricDevice: String, MetricLabel {
  case touchscreen
  case touchpad
  case accelerometer

  public var place: Int {
    switch self {
    case .touchscreen: 0
    case .touchpad: 1
    case .accelerometer: 2
    }
  }
}

/// What a gesture is.
public enum MetricGesture: String, MetricLabel {
  case pan
  case edgePan = "edge_pan"
  case tap
  case shake

  public var place: Int {
    switch self {
    case .pan: 0
    case .edgePan: 1
    case .tap: 2
    case .shake: 3
    }
  }
}

/// How a gesture came to its end.
public enum MetricOutcome: String, MetricLabel {
  case ended
  case cancelled

  public var place: Int {
    switch self {
    case .ended: 0
    case .cancelled: 1
    }
  }
}

/// A part of the way to the handler; together they are the whole of it.
public enum MetricStage: String, MetricLabel {
  case kernelToRead = "kernel_to_read"
  case readToRecognized = "read_to_recognized"
  case recognizedToHandler = "recognized_to_handler"
  case handler

  public var place: Int {
    switch self {
    case .kernelToRead: 0
    case .readToRecognized: 1
    case .recognizedToHandler: 2
    case .handler: 3
    }
  }
}

/// Why a sample says nothing about latency.
public enum MetricFault: String, MetricLabel {
  case negative
  case tooOld = "too_old"
  case otherClock = "other_clock"

  public var place: Int {
    switch self {
    case .negative: 0
    case .tooOld: 1
    case .otherClock: 2
    }
  }
}

/// What came of a secret that was typed.
public enum MetricAttempt: String, MetricLabel {
  case accepted
  case refused
  /// It could not be checked, or the check did not come to its end.
  case failed

  public var place: Int {
    switch self {
    case .accepted: 0
    case .refused: 1
    case .failed: 2
    }
  }
}
