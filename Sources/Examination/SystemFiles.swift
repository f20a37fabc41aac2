internal import CLinux
internal import Glibc

/// Small files and folders of the system, as far as this user may see them.
enum SystemFiles {
  private static let largest = 1 << 16

  /// The text of a file, at most 64 KiB of it; nil where it cannot be read.
  static func text(_ path: String) -> String? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while bytes.count < largest {
      let count = unsafe read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The names in a folder; nil where it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let stream = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let name = unsafe linux_next_name(stream) { names.append(unsafe String(cString: name)) }
    return names
  }

  /// Where a link leads to, as it stands there.
  static func link(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &target, target.count)
    guard count >= 0 else { return nil }
    return String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }
}
