/// How many cells a character takes.
///
/// The terminal's own count (wcwidth) needs a locale, and a drawing must not depend on one.
enum CellWidth {
  /// 0 for marks that join the character before them, 2 for East Asian wide characters and emoji.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if 0x1160...0x11FF ~= value { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if isRegionalIndicator(scalar) { return 1 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0 ~= value } ? 2 : 1
  }

  static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    0x1F1E6...0x1F1FF ~= scalar.value
  }

  /// Blocks of the East Asian Width property's W and F, beside the emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
