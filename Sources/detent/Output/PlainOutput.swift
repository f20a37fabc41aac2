internal import Glibc
internal import TerminalView

/// Bytes to standard output.
enum PlainOutput {
  private static let isASCII = isatty(STDOUT_FILENO) == 1 && !TerminalSurvey().isUTF8

  /// The text as standard output shows it: without UTF-8 where that is a terminal that has none.
  static func shown(_ text: String) -> String { isASCII ? TerminalSurvey.ascii(text) : text }

  /// Writes the text whole. Returns the exit status that follows.
  static func write(_ text: String) -> Int32 {
    write(Array(text.utf8)[...]) ?? ExitStatus.done
  }

  /// Writes bytes whole, waiting for whoever reads.
  ///
  /// - Returns: the exit status where they cannot be written: as SIGPIPE would, and silently, where
  ///   the output is closed; a failure, with the reason said, for anything else.
  static func write(_ bytes: ArraySlice<UInt8>) -> Int32? {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait()
      case EPIPE: return ExitStatus.outputClosed
      default:
        let reason = unsafe String(cString: strerror(errno))
        StandardError.say("standard output cannot be written: \(reason)")
        return ExitStatus.failure
      }
    }
    return nil
  }

  /// Others may have made the output non-blocking: it is then waited for.
  private static func wait() {
    var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    unsafe poll(&output, 1, -1)
  }
}
