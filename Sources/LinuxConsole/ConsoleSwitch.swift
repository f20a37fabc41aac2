internal import CLinux
internal import Glibc

/// The kernel's switch between consoles: which one is shown, and whether that may change.
///
/// Each call opens /dev/tty0 anew. A descriptor of it belongs to the console that was shown when it
/// was opened, and dies with that one's session (vhangup, `__tty_hangup` of the kernel).
public enum ConsoleSwitch {
  private static let path = "/dev/tty0"

  /// The number of the console that is shown.
  public static func shown() throws(ConsoleError) -> Int {
    try perform("the console that is shown cannot be told", linux_console_shown)
  }

  /// The number of a console that nobody has open.
  public static func free() throws(ConsoleError) -> Int {
    let number = try perform("no free console can be asked for", linux_console_free)
    guard number > 0 else { throw .failure("all consoles are in use") }
    return number
  }

  /// Asks for a console to be shown, which comes to pass later, or never where switching is locked.
  public static func activate(_ number: Int) throws(ConsoleError) {
    _ = try perform("tty\(number) cannot be shown") {
      linux_console_activate($0, Int32(clamping: number))
    }
  }

  /// Forbids or allows switching. It is one flag for all consoles and all programs, which cannot be
  /// read, and which outlives who set it.
  public static func setLocked(_ isLocked: Bool) throws(ConsoleError) {
    _ = try perform("switching between consoles cannot be \(isLocked ? "" : "un")locked") {
      linux_console_lock_switching($0, isLocked ? 1 : 0)
    }
  }

  /// Frees the memory of a console, unless somebody has it open.
  public static func freeMemory(of number: Int) throws(ConsoleError) {
    _ = try perform("tty\(number) cannot be freed") {
      linux_console_free_memory($0, Int32(clamping: number))
    }
  }

  private static func perform(
    _ what: String, _ call: (Int32) -> Int32
  ) throws(ConsoleError) -> Int {
    let descriptor = unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      if code == ENOENT || code == ENXIO || code == ENODEV {
        throw .failure("this machine has no Linux consoles (\(path) is absent)")
      }
      throw .call("\(path) cannot be opened", code: code)
    }
    defer { close(descriptor) }
    let result = call(descriptor)
    guard result >= 0 else { throw .call(what) }
    return Int(result)
  }
}
