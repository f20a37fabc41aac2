internal import Glibc

/// A mapping of the process's memory.
struct MemoryMapping: Hashable {
  var start: UInt
  var end: UInt
  /// Such as `r-xp`.
  var permissions: String
  /// The file, `[heap]`, or empty.
  var path: String

  var size: Int { Int(end - start) }

  /// Reads a line of /proc/self/maps; nil where it is none.
  init?(_ line: Substring) {
    let fields = line.split(separator: " ", maxSplits: 5)
    guard fields.count >= 5 else { return nil }
    let ends = fields[0].split(separator: "-")
    guard ends.count == 2, let start = UInt(ends[0], radix: 16),
      let end = UInt(ends[1], radix: 16), end > start, end - start <= UInt(Int.max)
    else { return nil }
    self.start = start
    self.end = end
    permissions = String(fields[1])
    path = fields.count > 5 ? String(fields[5].drop(while: { $0 == " " })) : ""
  }

  /// The file's name without its folder.
  var name: Substring { path.split(separator: "/").last ?? "" }

  /// The mappings of this process; empty where /proc is not mounted.
  static func all() -> [MemoryMapping] {
    guard let file = unsafe fopen("/proc/self/maps", "re") else { return [] }
    defer { unsafe fclose(file) }
    var text: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = unsafe fread(&piece, 1, piece.count, file)
      guard count > 0 else { break }
      text += piece[..<count]
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap(
      MemoryMapping.init)
  }
}
