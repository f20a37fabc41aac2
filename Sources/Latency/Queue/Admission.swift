/// What a queued element is to the gesture that it belongs to.
public enum Admission: Hashable, Sendable {
  /// Begins something that must end: admitted only with a place for its end.
  case opens(QueueKey)
  /// A step that a later one of the same key supersedes.
  case continues(QueueKey)
  /// The end, for which a place is reserved.
  case closes(QueueKey)
  /// Stands alone.
  case single
}

/// What belongs together in a queue, such as one gesture.
public struct QueueKey: Hashable, Sendable {
  public var group: UInt32
  public var number: UInt64

  public init(group: UInt32, number: UInt64) {
    self.group = group
    self.number = number
  }
}

/// An element of a latency-bounded queue.
public protocol QueueElement: Sendable {
  var admission: Admission { get }
}
