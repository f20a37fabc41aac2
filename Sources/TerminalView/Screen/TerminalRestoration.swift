internal import CNcurses
internal import CTerminalGuard
internal import Glibc

/// What gives the terminal back after a crash: its settings and a few fixed bytes, fetched from
/// terminfo beforehand, since a signal handler may not ask for them.
struct TerminalRestoration {
  private let settings: termios
  private let bytes: [CChar]

  /// The settings of the terminal before anything changes them.
  static func currentSettings() -> termios {
    var settings = termios()
    unsafe _ = tcgetattr(STDOUT_FILENO, &settings)
    return settings
  }

  /// Reads terminfo, so the terminal must have been taken.
  init(of settings: termios) {
    self.settings = settings
    var bytes: [CChar] = []
    unsafe bytes += TerminalRestoration.sequence(curses_mouse_off())
    unsafe bytes += TerminalRestoration.sequence(curses_paste_mode(0))
    if TerminalColors.canHavePalette {
      unsafe bytes += TerminalRestoration.sequence(curses_capability("oc"))
    }
    for name in ["sgr0", "op", "rmkx", "cnorm", "rmcup"] {
      unsafe bytes += TerminalRestoration.sequence(curses_capability(name))
    }
    if unsafe curses_capability("rmcup") == nil { bytes += [0x0D, 0x0A] }
    self.bytes = bytes
  }

  func arm() {
    var settings = settings
    unsafe terminal_guard_arm(STDOUT_FILENO, &settings, bytes, bytes.count)
  }

  func disarm() {
    terminal_guard_disarm()
  }

  /// A terminfo string without its padding marks, `$<5/>` and the like.
  private static func sequence(_ string: UnsafePointer<CChar>?) -> [CChar] {
    guard let string = unsafe string else { return [] }
    var result: [CChar] = []
    var isPadding = false
    var previous = CChar(0)
    for index in unsafe 0..<strlen(string) {
      let byte = unsafe string[index]
      if byte == 0x3C, previous == 0x24 {
        result.removeLast()
        isPadding = true
      } else if !isPadding {
        result.append(byte)
      } else if byte == 0x3E {
        isPadding = false
      }
      previous = byte
    }
    return result
  }
}

/// Covers threads other than the one that took the screen.
public enum CrashGuard {
  /// Gives the calling thread the stack that a crash by stack overflow needs to restore the
  /// terminal. The thread's end frees it. Returns false where memory is short.
  @discardableResult
  public static func coverThread() -> Bool {
    terminal_guard_cover_thread() == 0
  }
}
