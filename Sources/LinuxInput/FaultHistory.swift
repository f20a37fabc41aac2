internal import InputModel

/// When a device could not be read on, by which it is opened again without haste.
///
/// A fault after a calm is told, and the device opened again at once. One that follows another is neither,
/// so that a node that always fails costs one attempt a pause and fills no log.
struct FaultHistory: Hashable, Sendable {
  /// How long a device must be read well for its next fault to be news.
  static let calm = Interval(seconds: 10)
  /// How long a device rests that has failed again.
  static let pause = Interval(seconds: 1)

  private var last: Instant?

  /// Takes note of a fault. Returns whether it is news.
  mutating func note(at time: Instant) -> Bool {
    defer { last = time }
    return last.map { time - $0 >= FaultHistory.calm } ?? true
  }
}
