internal import Glibc

/// The machine's settings for keyboards.
enum KeyboardSettings {
  private static let files = ["/etc/default/keyboard", "/etc/vconsole.conf"]

  /// The layout of the first file that names one, else that of the United States.
  static var layout: KeyboardLayout {
    files.lazy.compactMap(text).compactMap(KeyboardLayout.init(parsing:)).first ?? .us
  }

  /// The locale whose compose sequences are used.
  static var locale: String {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      if let value = unsafe getenv(name), unsafe value.pointee != 0 {
        return unsafe String(cString: value)
      }
    }
    return "C"
  }

  private static func text(_ path: String) -> String? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = unsafe read(file, &bytes, bytes.count)
    return count >= 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
