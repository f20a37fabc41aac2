internal import Glibc

/// Another of Detent's programs, which lies beside this one.
public enum SiblingProgram {
  /// Its path; nil where this program's own place cannot be told.
  public static func path(_ name: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    // Where the program's file was replaced, as by an upgrade, the name has an ending and leads nowhere;
    // the folder is right all the same.
    let length = unsafe readlink("/proc/self/exe", &bytes, bytes.count)
    guard length > 0 else { return nil }
    let own = String(decoding: bytes[..<length].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return "/" + (own.split(separator: "/").dropLast() + [name[...]]).joined(separator: "/")
  }
}
