internal import Glibc

/// Text to standard output.
enum PlainOutput {
  /// Writes the text whole. Returns the exit status that follows.
  static func write(_ text: String) -> Int32 {
    write(Array(text.utf8)[...]) ? ExitStatus.done : ExitStatus.outputClosed
  }

  /// Writes bytes whole. Returns false when standard output is closed.
  static func write(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
