internal import CNcurses
internal import Glibc
internal import Programs

extension Terminal {
  /// Makes keys of what ncurses has no keys for: the answer to `queryStatus`, the marks about a paste,
  /// and the arrows with the control key where terminfo has them.
  func expectSequences() {
    unsafe define_key("\u{1B}[0n", curses_key_status)
    unsafe define_key("\u{1B}[200~", curses_key_paste_start)
    unsafe define_key("\u{1B}[201~", curses_key_paste_end)
    for (name, code) in [("kLFT5", curses_key_word_left), ("kRIT5", curses_key_word_right)] {
      if let sequence = unsafe curses_capability(name) { unsafe define_key(sequence, code) }
    }
  }

  /// Asks the terminal whether it is in order (ECMA-48 DSR 5). It answers once it has taken in all
  /// that was written before.
  func queryStatus() {
    let query: [UInt8] = [0x1B, 0x5B, 0x35, 0x6E]
    _ = unsafe query.withUnsafeBytes { unsafe write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }

  func waitForInput(milliseconds: Int32) {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    unsafe poll(&input, 1, milliseconds)
  }

  /// The next key that was pressed; nil where none waits. Keys without a meaning are passed over, and
  /// a paste comes once its end has come.
  mutating func nextKey() -> ScreenKey? {
    while true {
      if paste != nil { return readPaste() }
      var code = wint_t(0)
      let result = unsafe wget_wch(window, &code)
      if result == curses_key_code {
        if let key = specialKey(Int32(bitPattern: code)) { return key }
      } else if result == curses_ok {
        if code == 0x1B, passSequence() { continue }
        if let key = characterKey(code) { return .key(key) }
      } else {
        return nil
      }
    }
  }

  /// Passes over what follows an escape at once: a sequence that terminfo does not know, or a key held
  /// with Alt. Its letters are no commands. Returns false where nothing follows.
  private func passSequence() -> Bool {
    var code = wint_t(0)
    let result = unsafe wget_wch(window, &code)
    if result == curses_key_code { ungetch(Int32(bitPattern: code)) }
    guard result == curses_ok else { return false }
    if code == 0x1B {
      unget_wch(wchar_t(bitPattern: code))
      return false
    }
    // ECMA-48: CSI has parameters and a final byte from 0x40 on; SS3 is followed by one byte.
    guard code == 0x5B || code == 0x4F else { return true }
    while unsafe wget_wch(window, &code) == curses_ok, !(0x40...0x7E).contains(code) {}
    return true
  }

  private mutating func specialKey(_ code: Int32) -> ScreenKey? {
    switch code {
    case curses_key_mouse: return click()
    case curses_key_status: return .statusReport
    case curses_key_paste_start:
      paste = PasteReader()
      return nil
    default: return functionKey(code).map(ScreenKey.key)
    }
  }

  private func functionKey(_ code: Int32) -> Key? {
    switch code {
    case curses_key_up: .up
    case curses_key_down: .down
    case curses_key_left: .left
    case curses_key_right: .right
    case curses_key_word_left: .wordLeft
    case curses_key_word_right: .wordRight
    case curses_key_home: .home
    case curses_key_end: .end
    case curses_key_page_up: .pageUp
    case curses_key_page_down: .pageDown
    case curses_key_enter: .enter
    case curses_key_backtab: .backtab
    case curses_key_backspace: .backspace
    case curses_key_delete: .delete
    default: nil
    }
  }

  private func characterKey(_ code: wint_t) -> Key? {
    switch code {
    case 0x1B: return .escape
    case 0x0A, 0x0D: return .enter
    case 0x09: return .tab
    case 0x08, 0x7F: return .backspace
    // ^A and ^E, ^U and ^W, as shells read them.
    case 0x01: return .home
    case 0x05: return .end
    case 0x15: return .clearLine
    case 0x17: return .deleteWord
    default:
      guard let scalar = Unicode.Scalar(code), code >= 0x20 else { return nil }
      return .character(Character(scalar))
    }
  }

  private func click() -> ScreenKey? {
    var (column, row) = (Int32(0), Int32(0))
    guard unsafe curses_mouse_press(&column, &row) != 0 else { return nil }
    return .click(column: Int(column), row: Int(row))
  }
}
