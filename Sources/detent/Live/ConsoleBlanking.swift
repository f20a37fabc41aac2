internal import CLinux
internal import Glibc

/// Turns a held console's picture off and on again, its backlight included.
///
/// Only where somebody holds the console: who dies leaves it dark, and a screen that is started again
/// or the holder turns it on.
struct ConsoleBlanking {
  private var isBlank = false

  /// Turns the console on, whatever an earlier screen left.
  init() {
    _ = linux_console_blank(STDOUT_FILENO, 0)
  }

  mutating func set(_ isBlank: Bool) {
    guard isBlank != self.isBlank else { return }
    self.isBlank = isBlank
    _ = linux_console_blank(STDOUT_FILENO, isBlank ? 1 : 0)
  }
}
