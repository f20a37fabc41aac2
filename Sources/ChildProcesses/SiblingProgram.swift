internal import Glibc

/// Another of Detent's programs, which lies beside this one.
public enum SiblingProgram {
  /// Its path; nil where this program's own place cannot be told.
  public static func path(_ name: String) -> String? {
    guard let own = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(own) }
    let folder = unsafe String(cString: own).split(separator: "/").dropLast()
    return "/" + (folder + [name[...]]).joined(separator: "/")
  }
}
