internal import Programs
internal import SafeText

/// Lines to standard output, as JSON or as text for a person.
///
/// A write may block for as long as the reader of the pipe likes; only the handler's thread writes.
struct LineOutput: Sendable {
  enum Format: Hashable, Sendable {
    case json
    case text
    /// The picture is drawn instead.
    case none
    /// A report at the end is all.
    case quiet
  }

  let format: Format
  /// Whether the lines tell errors, too, so that standard error need not repeat them.
  let tellsErrors: Bool
  private var buffer: [UInt8] = []

  init(format: Format) {
    self.format = format
    tellsErrors =
      switch format {
      case .json: true
      case .text: StandardDescriptors.errorsGoWithOutput
      case .none, .quiet: false
      }
    buffer.reserveCapacity(format == .none || format == .quiet ? 0 : 1 << 16)
  }

  /// Writes lines at once. Returns the exit status where standard output takes them not.
  mutating func write(_ lines: [Line]) -> Int32? {
    guard !lines.isEmpty else { return nil }
    switch format {
    case .json:
      for line in lines { buffer.append(contentsOf: line.json.utf8) }
    case .text:
      for line in lines {
        guard let text = line.text else { continue }
        buffer.append(contentsOf: PlainOutput.shown(Escaping.visible(text)).utf8)
        buffer.append(UInt8(ascii: "\n"))
      }
    case .none, .quiet:
      return nil
    }
    return flush()
  }

  private mutating func flush() -> Int32? {
    defer { buffer.removeAll(keepingCapacity: true) }
    return PlainOutput.write(buffer[...])
  }
}
