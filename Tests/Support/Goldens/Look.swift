public import TerminalView
internal import Themes

/// A kind of terminal.
public enum Look: String, CaseIterable, Sendable {
  /// All of Unicode and 256 colours.
  case usual
  /// All of Unicode and 24 bits.
  case direct
  /// Linux's console, with the palette changed.
  case console
  case eight
  /// All of Unicode without colours.
  case plain
  /// ASCII without colours.
  case ascii

  public var capabilities: Capabilities {
    switch self {
    case .usual: Capabilities()
    case .direct: Capabilities(colors: .direct)
    case .console: Capabilities(colors: .eight, hasOwnPalette: true, hasConsoleFont: true)
    case .eight: Capabilities(colors: .eight)
    case .plain: Capabilities(colors: .none)
    case .ascii: Capabilities(utf8: false, colors: .none)
    }
  }
}
