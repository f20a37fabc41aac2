/// Whose numbers they are.
public struct MetricSource: Hashable, Sendable {
  /// The commands that keep numbers. Each shows those that it has.
  public enum Command: String, CaseIterable, Hashable, Sendable {
    case lock
    case latency
    case run
  }

  public var command: Command
  /// How the command does it, such as `kiosk`; empty where there is one way only.
  public var mode: String
  public var version: String

  public init(_ command: Command, mode: String = "", version: String = DetentVersion.text) {
    self.command = command
    self.mode = mode
    self.version = version
  }
}
