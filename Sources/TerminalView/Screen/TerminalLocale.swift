internal import CNcurses
internal import Glibc

/// The locale of the terminal's characters.
public enum TerminalLocale {
  /// Takes the locale of the environment for characters. Returns whether its encoding is UTF-8.
  ///
  /// Where the environment asks for a UTF-8 locale that is not installed, C's own UTF-8 does.
  public static func activate() -> Bool {
    if unsafe setlocale(LC_CTYPE, "") == nil, asksForUTF8 {
      unsafe _ = setlocale(LC_CTYPE, "C.UTF-8")
    }
    return curses_locale_is_utf8() != 0
  }

  private static var asksForUTF8: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let value = names.lazy.compactMap(Environment.value).first else { return false }
    let name = value.lowercased()
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }
}

enum Environment {
  /// The value of a variable; nil where it is missing or empty.
  static func value(_ name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    let value = unsafe String(cString: text)
    return value.isEmpty ? nil : value
  }
}
