internal import Glibc

/// How this program is called from a shell.
enum ProgramName {
  /// Its name where the shell finds it by that, else its path.
  static var current: String {
    guard let path = SystemFiles.link("/proc/self/exe") else { return "detent" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let folders = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? ""
    let found = folders.split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first { (path: String) in unsafe access(path, X_OK) == 0 }
    if let found, resolved(found) == path { return name }
    return quoted(path)
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "/._-+".utf8.contains(byte)
      }
    }
    guard !isPlain else { return path }
    return "'"
      + path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
