internal import CLinux
internal import Glibc

/// A console that is kept open, so that it counts as in use: for a free one that is shown, logind
/// starts a login.
public struct VirtualConsole: ~Copyable {
  /// What a console does with keys, as the kernel counts it (KDGKBMODE).
  public struct KeyboardMode: Hashable, Sendable {
    public let rawValue: Int32

    /// Nil for a number that the kernel does not know.
    public init?(rawValue: Int32) {
      guard (0...K_OFF).contains(rawValue) else { return nil }
      self.rawValue = rawValue
    }

    /// Keys come to nothing, those that switch consoles or restart the machine included.
    public static let off = KeyboardMode(known: K_OFF)
    public static let unicode = KeyboardMode(known: K_UNICODE)

    private init(known: Int32) { rawValue = known }
  }

  public let number: Int
  private var descriptor: Int32

  public init(number: Int) throws(ConsoleError) {
    self.number = number
    descriptor = try VirtualConsole.open(number)
  }

  deinit {
    close(descriptor)
  }

  public static func path(of number: Int) -> String { "/dev/tty\(number)" }

  public var keyboardMode: KeyboardMode {
    get throws(ConsoleError) {
      guard let mode = KeyboardMode(rawValue: linux_keyboard_mode(descriptor)) else {
        throw .call("the keyboard mode of tty\(number) cannot be read")
      }
      return mode
    }
  }

  public func setKeyboardMode(_ mode: KeyboardMode) throws(ConsoleError) {
    guard linux_keyboard_set_mode(descriptor, mode.rawValue) == 0 else {
      throw .call("the keyboard mode of tty\(number) cannot be set")
    }
  }

  /// Lets the shown console be seen, where a screen that died had it turned off.
  public func unblank() {
    _ = linux_console_blank(descriptor, 0)
  }

  /// Opens the console again. A session that ends on it takes all descriptors with it; the former one
  /// is closed last, so that the console is in use all the while.
  public mutating func reopen() throws(ConsoleError) {
    let former = descriptor
    descriptor = try VirtualConsole.open(number)
    close(former)
  }

  private static func open(_ number: Int) throws(ConsoleError) -> Int32 {
    let path = path(of: number)
    let descriptor = unsafe Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .call("\(path) cannot be opened") }
    return descriptor
  }
}
