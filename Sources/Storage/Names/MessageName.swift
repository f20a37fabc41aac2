/// The name of a message's file: `UNIQUE,FIELD,FIELD:2,FLAGS`, any bytes but NUL and `/`.
///
/// The unique part stays with the message for good; other programs change the rest. Fields before
/// the colon have a precedent in Dovecot's `S=` and `W=`: `due=1764518400` is when a deferred message
/// comes back, in seconds since 1970.
struct MessageName: Hashable, Sendable {
  let bytes: [UInt8]

  private static let colon = UInt8(ascii: ":")
  private static let comma = UInt8(ascii: ",")
  private static let dueField = Array("due=".utf8)
  /// mbsync's number of a message within its folder. Its manual asks programs that move a message
  /// to drop it: in another folder the number would be another message's.
  private static let folderField = Array("U=".utf8)

  /// A message's name in a folder; nil for what is none there, since names with a leading dot are
  /// left to programs.
  init?(listed bytes: [UInt8]) {
    guard let first = bytes.first, first != UInt8(ascii: ".") else { return nil }
    self.bytes = bytes
  }

  /// A new message's name.
  init(unique: [UInt8], flags: String? = nil) {
    bytes = unique + (flags.map { Array(":2,\($0)".utf8) } ?? [])
  }

  var unique: [UInt8] {
    Array(bytes.prefix { $0 != MessageName.comma && $0 != MessageName.colon })
  }

  /// From the colon on; empty where there is none.
  private var information: ArraySlice<UInt8> { bytes.drop { $0 != MessageName.colon } }

  private var fields: [ArraySlice<UInt8>] {
    Array(
      bytes.prefix { $0 != MessageName.colon }
        .split(separator: MessageName.comma, omittingEmptySubsequences: false).dropFirst())
  }

  func hasFlag(_ flag: Character) -> Bool {
    let information = information
    guard let letter = flag.asciiValue, information.starts(with: ":2,".utf8) else { return false }
    return information.dropFirst(3).contains(letter)
  }

  /// When the message comes back, in seconds since 1970.
  var due: Int64? {
    for field in fields where field.starts(with: MessageName.dueField) {
      return Int64(String(decoding: field.dropFirst(MessageName.dueField.count), as: UTF8.self))
    }
    return nil
  }

  /// When the message came, as names begin with it; 0 where it does not.
  var delivered: Int64 {
    Int64(String(decoding: bytes.prefix { (0x30...0x39).contains($0) }.prefix(18), as: UTF8.self))
      ?? 0
  }

  /// The name in another folder's `cur`: with the flags, and with what belongs to the old folder
  /// left out.
  func moved(unique other: [UInt8]? = nil, leavesFolder: Bool, due: Int64?) -> MessageName {
    var name = other ?? unique
    for field in fields where !field.starts(with: MessageName.dueField) {
      if leavesFolder && field.starts(with: MessageName.folderField) { continue }
      name.append(MessageName.comma)
      name += field
    }
    if let due {
      name.append(MessageName.comma)
      name += MessageName.dueField + Array(String(due).utf8)
    }
    let information = information
    return MessageName(bytes: name + (information.isEmpty ? ArraySlice(":2,".utf8) : information))
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}
