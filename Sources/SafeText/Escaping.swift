/// Makes harmless what would steer a terminal instead of being shown.
///
/// Device names, mail and tasks come from strangers. A control sequence in them could move the
/// cursor, retitle the window or answer a question in the user's name; a bidirectional override
/// could show words in an order in which nobody wrote them.
public enum Escaping {
  /// `text` with control, format, private and unassigned characters written out.
  ///
  /// C0, DEL and C1 become `\x1b`, all others `\u{202e}`. The result holds no such character in any
  /// locale; joiners and variation selectors, which only shape their neighbours, stay.
  public static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: return false
    case 0x00AD, 0x034F, 0x200C, 0x200D, 0xFE00...0xFE0F: return false
    default: break
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return true }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    guard scalar.value < 0x100 else { return "\\u{\(digits)}" }
    return scalar.value < 0x10 ? "\\x0\(digits)" : "\\x\(digits)"
  }
}
