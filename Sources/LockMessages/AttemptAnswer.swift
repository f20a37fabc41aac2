public import InputModel

/// What the process that holds the console answers to a screen that wants a secret checked: a packet
/// each.
public enum AttemptAnswer: Hashable, Sendable {
  /// The secret is to be written into the descriptor that comes with it, which is closed then.
  case started
  case accepted
  /// The secret is wrong; the next may be tried after `wait`.
  case refused(wait: Interval)
  /// It was not checked, or nobody knows what came of it; the next may be tried after `wait`.
  case failed(reason: String, wait: Interval)
  /// Nothing may be tried yet: told to a new screen, too.
  case closed(wait: Interval)

  /// The bytes of the longest packet.
  public static let longest = 1024

  /// The packet by which a screen asks.
  public static let request = Array("detent-lock-screen attempt".utf8)

  public var bytes: [UInt8] {
    let text =
      switch self {
      case .started: "started"
      case .accepted: "accepted"
      case .refused(let wait): "refused \(wait.microseconds)"
      case .failed(let reason, let wait): "failed \(wait.microseconds) \(reason)"
      case .closed(let wait): "closed \(wait.microseconds)"
      }
    return Array(text.utf8.prefix(AttemptAnswer.longest))
  }

  /// Reads a packet; nil where it is no answer.
  public init?(_ bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let wait = words.count > 1 ? Int64(words[1]).map { Interval(microseconds: $0) } : nil
    switch (words[0], wait, words.count) {
    case ("started", _, 1): self = .started
    case ("accepted", _, 1): self = .accepted
    case ("refused", let wait?, 2): self = .refused(wait: wait)
    case ("failed", let wait?, 3): self = .failed(reason: String(words[2]), wait: wait)
    case ("closed", let wait?, 2): self = .closed(wait: wait)
    default: return nil
    }
  }
}
