internal import Glibc

/// What /proc tells of a process.
struct ProcessTable {
  let name: String
  let parent: pid_t
  /// Whose files it makes.
  let user: uid_t

  init?(_ process: pid_t) {
    guard let text = ProcessTable.read("/proc/\(process)/status") else { return nil }
    var fields: [Substring: [Substring]] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { fields[parts[0]] = parts[1].split { $0 == "\t" || $0 == " " } }
    }
    // Of a user's four numbers the last is that of files.
    guard let name = fields["Name"], let parent = fields["PPid"]?.first.flatMap({ pid_t($0) }),
      let user = fields["Uid"]?.last.flatMap({ uid_t($0) })
    else { return nil }
    self.name = name.joined(separator: " ")
    self.parent = parent
    self.user = user
  }

  /// The processes that hold a file's lock alone, by the file's number. Devices are not compared: where
  /// file systems lie over each other, the kernel's lists and stat(2) have different ones.
  static func lockers(of number: UInt64) -> [pid_t] {
    let lines = read("/proc/locks")?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      // 1: FLOCK  ADVISORY  WRITE 4711 00:2b:1234 0 EOF
      let fields = line.split(separator: " ")
      guard fields.count == 8, fields[1] == "FLOCK", fields[3] == "WRITE",
        fields[5].split(separator: ":").last.flatMap({ UInt64($0) }) == number
      else { return nil }
      return pid_t(fields[4]).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  private static func read(_ path: String) -> String? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = unsafe Glibc.read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? String(decoding: text, as: UTF8.self) : nil }
      text += part[..<count]
    }
  }
}
