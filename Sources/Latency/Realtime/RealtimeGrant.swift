/// What was asked of the kernel for the sake of latency, and what came of it.
public struct RealtimeGrant: Hashable, Sendable {
  public enum Measure: String, CaseIterable, Hashable, Sendable {
    /// SCHED_FIFO for the threads between kernel and handler.
    case scheduling
    /// No deep sleep of the processor, by /dev/cpu_dma_latency.
    case wakeup
    /// Memory that is not paged out.
    case memory
  }

  public var measure: Measure
  public var isGranted: Bool
  /// What was granted, or why it was not, such as `SCHED_FIFO at priority 20`.
  public var detail: String
  /// What would grant it, or the rest of it; nil where nothing is missing.
  public var remedy: String?

  public init(measure: Measure, isGranted: Bool, detail: String, remedy: String? = nil) {
    self.measure = measure
    self.isGranted = isGranted
    self.detail = detail
    self.remedy = remedy
  }

  /// One sentence for a person.
  public var sentence: String {
    "\(measure.rawValue): \(isGranted ? "" : "not granted, ")\(detail)"
      + (remedy.map { "; \($0)" } ?? "")
  }
}
