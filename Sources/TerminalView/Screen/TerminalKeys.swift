internal import CNcurses
internal import Glibc

extension Terminal {
  /// Makes the answer to `queryStatus` a key.
  func expectStatusReports() {
    unsafe define_key("\u{1B}[0n", curses_key_status)
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

  /// The next key that was pressed; nil where none waits. Keys without a meaning are passed over.
  func nextKey() -> ScreenKey? {
    while true {
      var code = wint_t(0)
      let result = unsafe wget_wch(window, &code)
      if result == curses_key_code {
        if let key = functionKey(Int32(bitPattern: code)) { return key }
      } else if result == curses_ok {
        if let key = characterKey(code) { return key }
      } else {
        return nil
      }
    }
  }

  private func functionKey(_ code: Int32) -> ScreenKey? {
    switch code {
    case curses_key_up: .up
    case curses_key_down: .down
    case curses_key_left: .left
    case curses_key_right: .right
    case curses_key_enter: .enter
    case curses_key_backspace: .backspace
    case curses_key_mouse: click()
    case curses_key_status: .statusReport
    default: nil
    }
  }

  private func characterKey(_ code: wint_t) -> ScreenKey? {
    switch code {
    case 0x1B: return .escape
    case 0x0A, 0x0D: return .enter
    case 0x09: return .tab
    case 0x08, 0x7F: return .backspace
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
