internal import InputModel

/// The place of a number among all that are kept: a counter, a gauge or a part of a histogram.
///
/// All have their places from the start, so that counting is one addition wherever the numbers lie.
public struct MetricSlot: Hashable, Sendable {
  public let index: Int

  private init(_ index: Int) { self.index = index }

  /// 1 while the process runs.
  public static let up = MetricSlot(0)
  /// When it was started, in microseconds since 1970.
  public static let start = MetricSlot(1)
  /// The bound in microseconds.
  public static let bound = MetricSlot(2)
  /// Samples whose handler started later than the bound after the kernel's time.
  public static let misses = MetricSlot(3)
  public static let admitted = MetricSlot(4)
  public static let merged = MetricSlot(5)
  /// What the queue had no place for.
  public static let overflowed = MetricSlot(6)
  /// 1 while it is locked.
  public static let locked = MetricSlot(7)
  /// 1 where a console is held, which stays locked whatever becomes of the process.
  public static let holdsConsole = MetricSlot(8)
  public static let unlocks = MetricSlot(9)
  /// How often the process that draws the lock was started.
  public static let screenStarts = MetricSlot(10)

  public static func devices(_ kind: MetricDevice) -> MetricSlot {
    MetricSlot(firstDevice + kind.place)
  }

  public static func drops(_ kind: MetricDevice) -> MetricSlot {
    MetricSlot(firstDrop + kind.place)
  }

  public static func gestures(_ gesture: MetricGesture, _ outcome: MetricOutcome) -> MetricSlot {
    MetricSlot(firstGesture + gesture.place * outcomes + outcome.place)
  }

  public static func refusals(_ reason: MetricRefusal) -> MetricSlot {
    MetricSlot(firstRefusal + reason.place)
  }

  public static func attempts(_ outcome: MetricAttempt) -> MetricSlot {
    MetricSlot(firstAttempt + outcome.place)
  }

  public static func setAside(_ fault: MetricFault) -> MetricSlot {
    MetricSlot(firstFault + fault.place)
  }

  static func bucket(_ place: Int, of histogram: MetricHistogram) -> MetricSlot {
    MetricSlot(firstHistogram + histogram.place * histogramLength + place)
  }

  /// The sum of a histogram in microseconds.
  static func sum(of histogram: MetricHistogram) -> MetricSlot {
    bucket(LatencyBuckets.count, of: histogram)
  }

  /// How many numbers are kept.
  public static let count = firstHistogram + MetricHistogram.count * histogramLength

  private static let outcomes = MetricOutcome.allCases.count
  private static let firstDevice = screenStarts.index + 1
  private static let firstDrop = firstDevice + MetricDevice.allCases.count
  private static let firstGesture = firstDrop + MetricDevice.allCases.count
  private static let firstRefusal =
    firstGesture + MetricGesture.allCases.count * outcomes
  private static let firstAttempt = firstRefusal + MetricRefusal.allCases.count
  private static let firstFault = firstAttempt + MetricAttempt.allCases.count
  private static let firstHistogram = firstFault + MetricFault.allCases.count
  private static let histogramLength = LatencyBuckets.count + 1
}

/// What is kept as a histogram.
public enum MetricHistogram: Hashable, Sendable {
  /// Kernel time to handler start: what the bound is for.
  case latency
  case stage(MetricStage)
  /// From the handler's start to the picture on the terminal.
  case drawing

  static let count = 2 + MetricStage.allCases.count

  var place: Int {
    switch self {
    case .latency: 0
    case .drawing: 1
    case .stage(let stage): 2 + stage.place
    }
  }
}
