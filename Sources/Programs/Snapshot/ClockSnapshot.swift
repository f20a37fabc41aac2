/// What a clock on the wall shows.
public struct ClockSnapshot: Hashable, Sendable {
  /// Hours from 0 to 23 and minutes, such as `9:41`.
  public var time: String
  /// The day in words, such as `Wednesday 4 March`.
  public var date: String

  public init(time: String, date: String) {
    self.time = time
    self.date = date
  }
}
