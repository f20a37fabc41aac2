public import InputModel

/// What `detent latency` was asked for.
public struct LatencyOptions: Hashable, Sendable {
  /// Two reports that are held against each other instead of measuring.
  public struct Comparison: Hashable, Sendable {
    public var old: String
    public var new: String
  }

  /// A file that a report is written to, in the format that its name ends with.
  public struct Output: Hashable, Sendable {
    public enum Format: String, CaseIterable, Hashable, Sendable {
      case json
      case csv
      case hgrm
      case svg
    }

    public var path: String
    public var format: Format
  }

  /// That of most panels and pads.
  public static let usualRate = 125.0

  /// How long is measured; nil until a signal or a key ends it.
  public var duration: Interval?
  public var warmUp = Interval(seconds: 1)
  public var outputs: [Output] = []
  public var comparison: Comparison?
  /// Measures a finger of its own, made by uinput.
  public var isSynthetic = false
  /// Frames a second of that finger.
  public var rate = LatencyOptions.usualRate
  /// Puts delays into that finger and looks whether they come back.
  public var checksItself = false
  /// Reads the same device by a bare loop as well.
  public var hasFloor = false

  public init() {}
}
