/// The first words of a message, as lists show them below the subject.
enum Excerpt {
  private static let length = 200
  /// Text beyond this is not looked at, in bytes of UTF-8.
  private static let scope = 8192

  static func text(of body: BodyText) -> String {
    switch body {
    case .plain(let text): ofPlain(start(of: text))
    case .html(let text): FoldedText.line(HTMLText.plain(start(of: text)), limit: length)
    }
  }

  private static func start(of text: String) -> String {
    String(decoding: text.utf8.prefix(scope), as: UTF8.self)
  }

  /// Without quoted lines, and without what follows the signature's mark (RFC 3676, 4.3).
  private static func ofPlain(_ text: String) -> String {
    var kept = ""
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      if line.elementsEqual("-- ".utf8) || line.elementsEqual("-- \r".utf8) { break }
      if line.first == UInt8(ascii: ">") { continue }
      kept += Substring(line)
      kept += "\n"
      // Enough even where much of it is blanks.
      if kept.utf8.count > length * 10 { break }
    }
    return FoldedText.line(kept, limit: length)
  }
}
