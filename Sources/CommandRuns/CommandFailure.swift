internal import Glibc

/// Why a command could not be run.
public struct CommandFailure: Error, Hashable, Sendable {
  public let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }

  init(code: Int32, doing: String) {
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    sentence = "\(doing): \(reason)"
  }
}
