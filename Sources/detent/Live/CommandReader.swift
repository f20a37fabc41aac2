internal import Glibc

/// Reads commands from standard input, a line each, where a script writes them.
struct CommandReader: ~Copyable {
  /// A longer line is no command of a script; it is passed on in pieces of this length.
  private static let longest = 1 << 20

  private var rest: [UInt8] = []

  /// The descriptor to wait for; −1 where nothing comes.
  private(set) var descriptor: Int32

  /// A reader, which reads nothing from a terminal: a program in the background would be stopped.
  init(reads: Bool) {
    descriptor = reads && isatty(STDIN_FILENO) == 0 ? STDIN_FILENO : -1
  }

  /// Reads what is there. Returns the lines that are whole, at the end of input the last one, too.
  mutating func read() -> [String] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
    }
    guard count > 0 else {
      if count < 0, errno == EINTR || errno == EAGAIN { return [] }
      descriptor = -1
      defer { rest = [] }
      return rest.isEmpty ? [] : [CommandReader.line(rest[...])]
    }
    rest += buffer[..<count]
    var lines: [String] = []
    var start = 0
    while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(CommandReader.line(rest[start..<end]))
      start = end + 1
    }
    rest.removeFirst(start)
    if rest.count >= CommandReader.longest {
      lines.append(CommandReader.line(rest[...]))
      rest = []
    }
    return lines.filter { !$0.isEmpty }
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.last == "\r" ? String(text.dropLast()) : text
  }
}
