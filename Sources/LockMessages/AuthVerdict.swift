/// What `detent-auth` says of a secret, in one line.
///
/// Only the whole line counts, together with the exit status 0: a process that is killed while it
/// writes, or that prints something else, has accepted nothing.
public enum AuthVerdict: Hashable, Sendable {
  case accepted
  /// The secret is wrong.
  case refused
  /// The secret was not checked, for this reason.
  case failed(String)
  /// It may have been wrong: nobody can tell, for this reason.
  case undecided(String)

  private static let name = "detent-auth "
  private static let failure = "failed "
  private static let indecision = "undecided "
  /// A longer reason is cut off.
  private static let longestReason = 200
  /// The bytes of the longest line.
  public static let longest = 1024

  /// The line, with its end.
  public var line: String {
    switch self {
    case .accepted: "\(AuthVerdict.name)accepted\n"
    case .refused: "\(AuthVerdict.name)refused\n"
    case .failed(let reason): AuthVerdict.line(AuthVerdict.failure, reason)
    case .undecided(let reason): AuthVerdict.line(AuthVerdict.indecision, reason)
    }
  }

  private static func line(_ word: String, _ reason: String) -> String {
    let characters = reason.prefix(longestReason).map { $0.isNewline ? " " : String($0) }
    return "\(name)\(word)\(characters.joined())\n"
  }

  /// Reads all that a process printed; nil where it is no verdict.
  public init?(_ output: [UInt8]) {
    let text = String(decoding: output, as: UTF8.self)
    guard text.hasPrefix(AuthVerdict.name), text.utf8.count <= AuthVerdict.longest else {
      return nil
    }
    let rest = text.dropFirst(AuthVerdict.name.count)
    if rest.hasPrefix(AuthVerdict.failure), rest.hasSuffix("\n") {
      self = .failed(String(rest.dropFirst(AuthVerdict.failure.count).dropLast()))
    } else if rest.hasPrefix(AuthVerdict.indecision), rest.hasSuffix("\n") {
      self = .undecided(String(rest.dropFirst(AuthVerdict.indecision.count).dropLast()))
    } else if text == AuthVerdict.accepted.line {
      self = .accepted
    } else if text == AuthVerdict.refused.line {
      self = .refused
    } else {
      return nil
    }
  }
}
