internal import Glibc

/// Reads commands from standard input, a line each, where a script writes them.
struct CommandReader: ~Copyable {
  /// A longer line is no command, and is passed over.
  private static let longest = 1 << 20

  private var rest: [UInt8] = []
  private var isPassingOver = false

  /// The descriptor to wait for; −1 where nothing comes.
  private(set) var descriptor: Int32

  /// A reader, which reads nothing from a terminal: a program in the background would be stopped.
  init(reads: Bool) {
    descriptor = reads && isatty(STDIN_FILENO) == 0 ? STDIN_FILENO : -1
  }

  /// Reads what is there. Returns the lines that are whole, at the end of input the last one, too.
  mutating func read() -> [Inbox.Item] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
    }
    guard count > 0 else {
      if count < 0, errno == EINTR || errno == EAGAIN { return [] }
      descriptor = -1
      return end()
    }
    var items: [Inbox.Item] = []
    for byte in buffer[..<count] {
      if byte == UInt8(ascii: "\n") {
        items += end()
      } else if !isPassingOver {
        rest.append(byte)
        if rest.count > CommandReader.longest {
          items.append(.fault("a line of over 1 MiB is no command"))
          isPassingOver = true
        }
      }
    }
    return items
  }

  /// The line that ends here; none where it is empty or passed over.
  private mutating func end() -> [Inbox.Item] {
    defer {
      rest.removeAll(keepingCapacity: true)
      isPassingOver = false
    }
    guard !isPassingOver else { return [] }
    var text = String(decoding: rest, as: UTF8.self)
    if text.last == "\r" { text.removeLast() }
    return text.isEmpty ? [] : [.commandLine(text)]
  }
}
