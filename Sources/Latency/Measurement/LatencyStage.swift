public import InputModel

/// A part of the way from the kernel's time to the terminal.
///
///     written ─► kernel ─► read ─► recognised ─► handler starts ─► handler ends ─► drawn
///
/// `kernelToRead`, `readToRecognized`, `recognizedToHandler` and `handler` follow each other and
/// sum to `total`. Drawing goes at the pace of frames and stands apart.
public enum LatencyStage: String, CaseIterable, Hashable, Sendable {
  case kernelToRead = "kernel_to_read"
  case readToRecognized = "read_to_recognized"
  case recognizedToHandler = "recognized_to_handler"
  case handler
  case total
  /// The first two stages together.
  case kernelToRecognized = "kernel_to_recognized"
  /// The first three stages together: what the bound is for.
  case kernelToHandler = "kernel_to_handler"
  case handlerToDrawn = "handler_to_drawn"
  /// From a synthetic finger's write, or when it was due, to the handler's start.
  case writeToHandler = "write_to_handler"

  /// The stage as a person reads it.
  public var title: String {
    switch self {
    case .kernelToRead: "kernel → read"
    case .readToRecognized: "read → recognised"
    case .recognizedToHandler: "recognised → handler"
    case .handler: "handler"
    case .total: "total"
    case .kernelToRecognized: "kernel → recognised"
    case .kernelToHandler: "kernel → handler"
    case .handlerToDrawn: "handler → drawn"
    case .writeToHandler: "write → handler"
    }
  }
}

/// An event's way through the stages, once its handler has returned.
public struct Passage: Hashable, Sendable {
  public var stamps: StageStamps
  /// When the handler was started with it.
  public var started: Instant
  /// When the handler returned.
  public var ended: Instant

  public init(stamps: StageStamps, started: Instant, ended: Instant) {
    self.stamps = stamps
    self.started = started
    self.ended = ended
  }
}
