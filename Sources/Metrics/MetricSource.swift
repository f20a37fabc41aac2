public import InputModel

/// Whose numbers they are.
public struct MetricSource: Hashable, Sendable {
  /// The commands that keep numbers. Each shows those that it has.
  public enum Command: String, CaseIterable, Hashable, Sendable {
    case lock
    case latency
    case run
  }

  /// What tells series of several files apart that one machine's collector reads: the file's name without
  /// its ending, of which there is one in a folder.
  public var name: String
  public var command: Command
  /// How the command does it, such as `kiosk`; empty where there is one way only.
  public var mode: String
  public var version: String

  public init(
    _ name: String, _ command: Command, mode: String = "", version: String = DetentVersion.text
  ) {
    self.name = name
    self.command = command
    self.mode = mode
    self.version = version
  }
}
