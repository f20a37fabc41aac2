internal import Glibc
internal import Synchronization
internal import SafeText

/// Sentences to standard error, held back while a picture is drawn on the same terminal.
enum StandardError {
  private static let held = Mutex<[String]?>(nil)
  private static let mostHeld = 50

  /// Writes a sentence as a line of its own. Control characters in it are made visible.
  static func say(_ sentence: String) {
    let line = "detent: \(Escaping.visible(sentence))\n"
    let isHeld = held.withLock { lines in
      guard lines != nil else { return false }
      lines?.append(line)
      if let count = lines?.count, count > mostHeld { lines?.removeFirst() }
      return true
    }
    if !isHeld { write(line) }
  }

  /// Keeps sentences until `release`, so that they do not break into a picture.
  static func hold() {
    guard isatty(STDERR_FILENO) == 1 else { return }
    held.withLock { $0 = $0 ?? [] }
  }

  /// Writes what was held back.
  static func release() {
    let lines = held.withLock { lines in
      defer { lines = nil }
      return lines ?? []
    }
    for line in lines { write(line) }
  }

  /// Writes a text as it is, such as a question on the terminal.
  static func write(_ line: String) {
    var bytes = Array(line.utf8)
    _ = unsafe bytes.withUnsafeMutableBytes {
      unsafe Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count)
    }
  }
}
