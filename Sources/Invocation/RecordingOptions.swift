public import InputModel

/// What `detent record` and `detent replay` were asked for.
public struct RecordingOptions: Hashable, Sendable {
  public enum Speed: String, CaseIterable, Hashable, Sendable {
    /// As it was recorded.
    case recorded = "1"
    case most = "max"
  }

  /// What may be played on.
  public static let programs: [Invocation.Command] = [.mailbox, .lock, .watch, .events, .latency]

  /// The file that is written or played.
  public var file = ""
  /// `replay`: the program that it is played on; nil where it is only played into the kernel.
  public var program: Invocation.Command?
  /// `replay`: nil for at once where lines are printed, and as it was recorded elsewhere.
  public var speed: Speed?
  /// `replay`: plays by uinput devices, so that the kernel and libinput have their part in it.
  public var goesThroughKernel = false

  /// `record`: how long; nil until a signal ends it.
  public var duration: Interval?

  public init() {}
}
