/// Which text runs from right to left, and what to do about it.
///
/// Most terminals show characters where they were put. Some reorder what is between the rims of a
/// line by Unicode's bidirectional algorithm (VTE, mlterm, Konsole, mintty): there a date would change
/// places with the Hebrew subject before it. To reorder here would reverse the words twice there, and
/// nothing tells the two kinds apart; so text is put in the order in which it is read, and each piece
/// of it that holds letters from right to left stands between two LEFT-TO-RIGHT MARKs. The algorithm
/// then turns those letters within their own cells and leaves the neighbours alone, and a line that
/// begins with them stays at the left.
///
/// The mark, not an isolate: one that begins a piece would need a cell of its own, and isolates are
/// younger, so that more terminals show them as a sign (Windows Terminal until 2025). A mark takes no
/// width in wcwidth, and VTE hands it to FriBidi with the cell that it stands behind. Linux's console,
/// which reorders nothing, gets none.
/// https://terminal-wg.pages.freedesktop.org/bidi/, https://www.unicode.org/reports/tr9/
enum Direction {
  static let leftToRightMark: UInt32 = 0x200E

  /// Whether a scalar is of a block of Hebrew, Arabic or another script from right to left, by the
  /// ranges that Unicode keeps for them.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
