internal import CNcurses
internal import Glibc
public import Themes

/// What can be known of the terminal without taking it.
public struct TerminalSurvey: Hashable, Sendable {
  /// Whether standard input and output are a terminal.
  public private(set) var isTerminal: Bool
  /// TERM; empty where it is not set.
  public private(set) var name: String
  /// Whether terminfo knows how to place the cursor on it.
  public private(set) var isKnown = false
  public private(set) var colors = ColorDepth.none
  /// Whether COLORTERM promises exact colours that terminfo has no entry for.
  public private(set) var lacksDirectEntry = false
  public private(set) var isUTF8: Bool
  /// Whether it reports the mouse.
  public private(set) var hasMouse = false
  /// Nil where the driver knows none.
  public private(set) var size: ScreenSize?

  public init() {
    isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    name = Environment.value("TERM") ?? ""
    isUTF8 = TerminalLocale.activate()
    var (columns, rows) = (Int32(0), Int32(0))
    if unsafe curses_driver_size(STDOUT_FILENO, &columns, &rows) != 0 {
      size = ScreenSize(columns: Int(columns), rows: Int(rows))
    }
    let direct = TerminalColors.directEntries(of: name)
    let entries = direct + [name]
    guard let entry = entries.first(where: TerminalSurvey.look) else { return }
    isKnown = unsafe curses_capability("cup") != nil
    colors = TerminalColors.known
    hasMouse = unsafe curses_capability("kmous") != nil
    lacksDirectEntry = !direct.isEmpty && entry == name
  }

  /// The text as a terminal without UTF-8 can show it.
  public static func ascii(_ text: String) -> String {
    text.unicodeScalars.map(Transliteration.ascii).joined()
  }

  /// Reads an entry of terminfo's, which is the current one then. Returns whether there is one.
  private static func look(_ entry: String) -> Bool {
    var status: Int32 = 0
    return unsafe !entry.isEmpty && setupterm(entry, STDOUT_FILENO, &status) == curses_ok
  }
}
