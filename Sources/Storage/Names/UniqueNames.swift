internal import CLinux
internal import Glibc

/// Names for new messages, as the Maildir page asks: `SECONDS.DELIVERY.HOST`, unique over all
/// programs of all hosts.
struct UniqueNames {
  /// Marks files of Detent's, so that it removes no other program's.
  static let mark = "detent"

  private let host: String
  private var count = 0

  init(host: String) {
    // As the Maildir page has it for names that would end the path or the unique part.
    self.host = String(
      host.map { character in
        switch character {
        case "/": "\\057"
        case ":": "\\072"
        case ",": "\\054"
        default: String(character)
        }
      }.joined().prefix(64))
  }

  mutating func next() -> [UInt8] {
    count += 1
    let now = linux_realtime_microseconds()
    let delivery = "M\(now % 1_000_000)P\(getpid())Q\(count)"
    return Array("\(now / 1_000_000).\(delivery)\(UniqueNames.mark).\(host)".utf8)
  }

  /// Whether a name is of this making.
  static func isOwn(_ name: [UInt8]) -> Bool {
    let parts = name.split(
      separator: UInt8(ascii: "."), maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0].allSatisfy { (0x30...0x39).contains($0) }
      && parts[1].starts(with: "M".utf8)
      && parts[1].suffix(UniqueNames.mark.utf8.count).elementsEqual(UniqueNames.mark.utf8)
  }
}
