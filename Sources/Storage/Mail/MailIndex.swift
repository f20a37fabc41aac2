/// Which message lies where.
struct MailIndex {
  struct Entry {
    var location: Location
    /// The file as it was told; nil for one that is to be told.
    var stamp: FileStamp?
  }

  private(set) var entries: [String: Entry] = [:]
  /// The deferred messages, which are asked for their time often.
  private(set) var deferred: Set<String> = []
  private var ids: [Location: String] = [:]
  /// Nearly always one each: copies by other programs share their unique part.
  private var idsByUnique: [[UInt8]: [String]] = [:]

  subscript(id: String) -> Entry? { entries[id] }

  func id(at location: Location) -> String? { ids[location] }
  func ids(unique: [UInt8]) -> [String] { idsByUnique[unique] ?? [] }

  func locations(inFolder folder: Int, part: Location.Part) -> [Location] {
    ids.keys.filter { $0.folder == folder && $0.part == part }
  }

  /// Takes a message in, under an id that no other has: the unique part, or that with a number
  /// behind it for a further copy.
  mutating func add(_ location: Location) -> String {
    let unique = location.name.unique
    let base = MailIndex.text(of: unique)
    var id = base
    var copies = 1
    while entries[id] != nil {
      copies += 1
      id = "\(base)#\(copies)"
    }
    return add(location, as: id)
  }

  /// Takes a message in under an id that is free.
  mutating func add(_ location: Location, as id: String) -> String {
    entries[id] = Entry(location: location)
    note(id, at: location)
    return id
  }

  mutating func move(_ id: String, to location: Location) {
    guard var entry = entries[id] else { return }
    forget(id, at: entry.location)
    entry.location = location
    entries[id] = entry
    note(id, at: location)
  }

  mutating func setStamp(_ stamp: FileStamp?, of id: String) {
    entries[id]?.stamp = stamp
  }

  mutating func remove(_ id: String) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    forget(id, at: entry.location)
  }

  private mutating func note(_ id: String, at location: Location) {
    ids[location] = id
    idsByUnique[location.name.unique, default: []].append(id)
    if location.folder == FolderTable.deferred { deferred.insert(id) }
  }

  private mutating func forget(_ id: String, at location: Location) {
    ids[location] = nil
    deferred.remove(id)
    let unique = location.name.unique
    idsByUnique[unique]?.removeAll { $0 == id }
    if idsByUnique[unique]?.isEmpty == true { idsByUnique[unique] = nil }
  }

  /// Bytes as text that no other bytes give: printable ASCII stands for itself, all else is `%` and
  /// two hexadecimal digits.
  private static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      if (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "%") && byte != UInt8(ascii: "#") {
        text.append(byte)
      } else {
        let digits = String(byte, radix: 16)
        text += Array("%\(digits.count < 2 ? "0" : "")\(digits)".utf8)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
