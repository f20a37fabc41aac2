/// The colours of the pictures, each in one exact value.
///
/// All are colours of xterm's cube and gray ramp, so that 256 colours show what 24 bits show. `ink`
/// is not quite black: the direct-colour entries of terminfo take a number below eight for a place
/// in the terminal's palette, which may hold any colour.
enum Shade: CaseIterable, Hashable, Sendable {
  /// Text on a light ground.
  case ink
  /// Text on a dark ground.
  case paper
  /// A strip below the short threshold: dark enough for white text, light enough to be seen on black.
  case gray
  case yellow
  /// As far from yellow as from red, and as dark as a brown must be beside them.
  case brown
  case green
  case red
  /// Yellow and brown as ink, read on black and on white.
  case yellowInk
  case brownInk
  case accent
  case accentMiddle
  case link
  case warning
  /// What may be overlooked: 5.9:1 on black, and still 3.4:1 on white.
  case faint
  case rule
  /// Ground and text of what lies over the picture.
  case raised
  /// Ground and text of what lies under it.
  case sunken
  case sunkenText
  case muted
  case shadow
  /// The grounds of what is to be done, of what is done and of history, each with the one of the row
  /// that has the keys. Black on them is 14, 11 and 10 to 1, on the lit ones more (WCAG asks for 4.5).
  case toDo
  case toDoLit
  case done
  case doneLit
  case history
  case historyLit
  /// The same grounds under a mask, still told apart.
  case toDoDark
  case doneDark
  case historyDark
  /// The lines between rows on these grounds.
  case toDoRule
  case doneRule
  case historyRule
  /// What may be overlooked on these grounds: 5:1 at least.
  case groundFaint
  /// What may not: 5.4:1 at least.
  case groundAlert

  var rgb: RGB {
    switch self {
    case .ink: RGB(0x080808)
    case .paper: RGB(0xFFFFFF)
    case .gray: RGB(0x585858)
    case .yellow: RGB(0xFFD700)
    case .brown: RGB(0x875F00)
    case .green: RGB(0x5FAF5F)
    case .red: RGB(0xD70000)
    case .yellowInk: RGB(0xD7AF00)
    case .brownInk: RGB(0xAF5F00)
    case .accent: RGB(0x00AFFF)
    case .accentMiddle: RGB(0x5F87AF)
    case .link: RGB(0x87D7FF)
    case .warning: RGB(0xFF5F5F)
    case .faint: RGB(0x8A8A8A)
    case .rule: RGB(0x6C6C6C)
    case .raised: RGB(0x444444)
    case .sunken: RGB(0x262626)
    case .sunkenText: RGB(0xD0D0D0)
    case .muted: RGB(0x949494)
    case .shadow: RGB(0x121212)
    case .toDo: RGB(0xFFD75F)
    case .toDoLit: RGB(0xFFFFAF)
    case .done: RGB(0x87D787)
    case .doneLit: RGB(0xD7FFD7)
    case .history: RGB(0xBCBCBC)
    case .historyLit: RGB(0xE4E4E4)
    case .toDoDark: RGB(0x5F5F00)
    case .doneDark: RGB(0x005F00)
    case .historyDark: RGB(0x3A3A3A)
    case .toDoRule: RGB(0xD7AF00)
    case .doneRule: RGB(0x5FAF5F)
    case .historyRule: RGB(0x9E9E9E)
    case .groundFaint: RGB(0x444444)
    case .groundAlert: RGB(0x870000)
    }
  }
}

/// A place of a small palette that is given another colour while the program draws.
struct PaletteEntry: Hashable, Sendable {
  var index: UInt8
  var shade: Shade

  /// Black, white and the bright eight stay as they are: they are the text's own.
  static let all = [
    PaletteEntry(index: 1, shade: .red), PaletteEntry(index: 2, shade: .green),
    PaletteEntry(index: 3, shade: .yellow), PaletteEntry(index: 4, shade: .gray),
    PaletteEntry(index: 5, shade: .brown), PaletteEntry(index: 6, shade: .accent),
  ]
}
