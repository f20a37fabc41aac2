/// What the lock's screen tells the process that holds the console.
///
/// Whole lines, so that no stray byte and no cut-off write is taken for one of them.
public enum LockMessage: String, CaseIterable, Hashable, Sendable {
  /// The first picture is on the console.
  case drawn = "detent-lock-screen drawn"
  /// A slide was completed, and a secret is asked for.
  case slid = "detent-lock-screen slid"
  /// All is done, and its animation is over. This alone unlocks.
  case unlocked = "detent-lock-screen unlocked"

  /// The bytes to write, all at once.
  public var bytes: [UInt8] { Array(rawValue.utf8) + [LockMessage.end] }

  static let end = UInt8(ascii: "\n")
  static let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0
}

/// Puts messages together from pieces.
///
///     reading ──a line that is no message──► spoilt: nothing counts any more
public struct LockMessageReader: Hashable, Sendable {
  private var line: [UInt8] = []
  private var isSpoilt = false

  public init() {}

  /// Takes bytes. Returns the messages that they complete.
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [LockMessage] {
    var messages: [LockMessage] = []
    for byte in bytes where !isSpoilt {
      guard byte == LockMessage.end else {
        line.append(byte)
        isSpoilt = line.count > LockMessage.longest
        continue
      }
      if let message = LockMessage(rawValue: String(decoding: line, as: UTF8.self)) {
        messages.append(message)
      } else {
        isSpoilt = true
      }
      line.removeAll(keepingCapacity: true)
    }
    return messages
  }
}
