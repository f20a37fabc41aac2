internal import CNcurses
internal import Glibc

/// Owns the terminal: its settings, ncurses' handle for it, and the crash guard over both.
///
/// One at a time; what ncurses keeps is global, so it must be used from one thread.
@safe struct Terminal: ~Copyable {
  private let screen: OpaquePointer
  let window: UnsafeMutablePointer<WINDOW>
  private let restoration: TerminalRestoration
  let isUTF8: Bool
  private var hasOwnPalette = false
  private var pairs: ColorPairs
  /// A paste that has begun and not ended.
  var paste: PasteReader?

  init(keysSignal: Bool) throws(ScreenError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    let settings = TerminalRestoration.currentSettings()
    let isUTF8 = TerminalLocale.activate()
    let handles = unsafe try Terminal.start()
    unsafe screen = handles.screen
    unsafe window = handles.window
    restoration = TerminalRestoration(of: settings)
    self.isUTF8 = isUTF8
    pairs = ColorPairs()
    restoration.arm()
    configure(keysSignal: keysSignal)
  }

  deinit {
    Terminal.markPastes(false)
    endwin()
    restoration.disarm()
    unsafe delscreen(screen)
  }

  /// What terminfo, the locale and NO_COLOR leave to draw with.
  var capabilities: Capabilities {
    Capabilities(
      utf8: isUTF8, colors: TerminalColors.known, hasOwnPalette: hasOwnPalette,
      hasConsoleFont: TerminalColors.isConsole)
  }

  var size: ScreenSize {
    ScreenSize(columns: Int(unsafe getmaxx(window)), rows: Int(unsafe getmaxy(window)))
  }

  /// Takes over the size that the driver knows now, as far as it is drawn.
  func resize() {
    guard let size = Terminal.driverSize else { return }
    let most = ScreenSize.largest
    resizeterm(Int32(min(size.rows, most.rows)), Int32(min(size.columns, most.columns)))
    redrawAll()
  }

  /// The size that the driver knows; nil where it knows none.
  private static var driverSize: ScreenSize? {
    var (columns, rows) = (Int32(0), Int32(0))
    guard unsafe curses_driver_size(STDOUT_FILENO, &columns, &rows) != 0 else { return nil }
    return ScreenSize(columns: Int(columns), rows: Int(rows))
  }

  /// Gives the terminal to others, as before stopping by ^Z.
  mutating func suspend() {
    // Its end would come to the shell.
    paste = nil
    Terminal.markPastes(false)
    endwin()
    restoration.disarm()
  }

  /// Takes the terminal again.
  func resume() {
    restoration.arm()
    reset_prog_mode()
    Terminal.markPastes(true)
    redrawAll()
  }

  /// Makes the next `flush` draw every cell.
  func redrawAll() {
    unsafe werase(window)
    curses_redraw_all()
  }

  mutating func put(_ cell: Cell, column: Int, row: Int, width: Int) {
    let pair = pairs.number(of: cell.style)
    let attributes = cell.style.attributes.curses
    var text = cell.character.unicodeScalars.map { wchar_t(bitPattern: $0.value) }
    // Where the C library has another width, it would move the rest of the line.
    if let base = text.first, wcwidth(base) != width {
      text = Array(repeating: 0x3F, count: width)
    }
    if cell.isDirectionRim, text.count < curses_cell_scalars {
      text.append(wchar_t(bitPattern: Direction.leftToRightMark))
    }
    if text.first == 0x3F {
      for index in 0..<width { put([0x3F], column + index, row, attributes, pair) }
    } else {
      put(text, column, row, attributes, pair)
    }
  }

  /// Sends what was put since the last time.
  func flush() {
    unsafe wnoutrefresh(window)
    doupdate()
  }

  private func put(
    _ text: [wchar_t], _ column: Int, _ row: Int, _ attributes: attr_t, _ pair: Int32
  ) {
    let terminated = text + [0]
    unsafe curses_put(window, Int32(row), Int32(column), terminated, attributes, pair)
  }

  private static func start() throws(ScreenError) -> (
    screen: OpaquePointer, window: UnsafeMutablePointer<WINDOW>
  ) {
    if let size = driverSize, !ScreenSize.largest.holds(size) {
      throw .tooLarge(columns: size.columns, rows: size.rows, most: .largest)
    }
    let name = Environment.value("TERM") ?? ""
    // The driver's size, not what LINES and COLUMNS once were.
    use_env(false)
    use_tioctl(true)
    guard let screen = unsafe TerminalColors.start(name) else {
      throw .unsupportedTerminal(name: name)
    }
    guard let window = unsafe curses_window(), unsafe curses_capability("cup") != nil else {
      endwin()
      unsafe delscreen(screen)
      throw .unsupportedTerminal(name: name)
    }
    return unsafe (screen, window)
  }

  private mutating func configure(keysSignal: Bool) {
    if keysSignal { cbreak() } else { raw() }
    noecho()
    nonl()
    unsafe keypad(window, true)
    unsafe nodelay(window, true)
    unsafe leaveok(window, true)
    set_escdelay(25)
    curs_set(0)
    expectSequences()
    Terminal.markPastes(true)
    if unsafe curses_capability("kmous") != nil { _ = curses_enable_mouse() }
    if has_colors() {
      start_color()
      use_default_colors()
      hasOwnPalette = TerminalColors.takePalette()
    }
  }
}
