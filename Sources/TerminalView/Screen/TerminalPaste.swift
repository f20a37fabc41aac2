internal import CNcurses
internal import Glibc
internal import Programs

extension Terminal {
  /// Makes the terminal mark what is pasted, so that no letter of it is taken for a key, or ends that.
  static func markPastes(_ isOn: Bool) {
    guard let mode = unsafe curses_paste_mode(isOn ? 1 : 0) else { return }
    unsafe write(STDOUT_FILENO, mode, strlen(mode))
  }

  /// Reads on in the paste that has begun. Returns it once its end has come; nil where the input runs
  /// dry before, since it may be longer than what the terminal's driver holds.
  ///
  /// Byte by byte, since ncurses loses a character whose bytes do not come together. There are no keys
  /// inside: what looks like one is left out.
  mutating func readPaste() -> ScreenKey? {
    while true {
      let code = unsafe wgetch(window)
      if code < 0 { return nil }
      let isByteOfEnd = UInt8(exactly: code).map { paste?.take($0) == true } ?? false
      if isByteOfEnd || code == curses_key_paste_end { break }
    }
    defer { paste = nil }
    return paste.map { .key(.paste($0.text)) }
  }
}
