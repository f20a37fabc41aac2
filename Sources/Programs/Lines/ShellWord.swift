/// A word of a command line, as it is typed in a shell.
enum ShellWord {
  /// The word, in quotes where the shell would take it for something else. Control characters are written
  /// as bash and zsh have them, between `$'` and `'`.
  static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.unicodeScalars.allSatisfy(isPlain) { return word }
    guard word.unicodeScalars.contains(where: isControl) else {
      return "'" + word.replacing("'", with: "'\\''") + "'"
    }
    return "$'" + word.unicodeScalars.map(escaped).joined() + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "+", ".", ",", ":", "=", "@", "%", "/": true
    default: false
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\\", "'": return "\\\(scalar)"
    default:
      guard isControl(scalar) else { return String(scalar) }
      return "\\x" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
    }
  }
}
