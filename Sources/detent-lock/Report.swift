internal import Glibc
internal import SafeText
internal import Supervision

/// Sentences to standard error, which is that of whoever started the lock.
enum Report {
  static func visible(_ name: String) -> String { Escaping.visible(name) }

  /// Says a sentence where somebody can take it at once. A terminal that ^S has stopped would hold up
  /// the lock.
  static func tryToSay(_ sentence: String) {
    var output = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    guard unsafe poll(&output, 1, 0) > 0, output.revents == Int16(POLLOUT) else { return }
    say(sentence)
  }

  static func say(_ sentence: String) {
    let line = Array("detent: \(sentence)\n".utf8)
    _ = unsafe write(STDERR_FILENO, line, line.count)
  }

  /// Why a lock ended that was not unlocked.
  static func say(_ ending: SupervisorEnding, console: Int) {
    switch ending {
    case .unlocked: break
    case .released: say("the console was freed by detent unlock")
    case .screenFailed(let end):
      say(
        "the screen ended (\(words(for: end))) before it drew anything, so nothing was locked; detent"
          + " lock in this terminal tells more")
    case .screenSilent: say("the screen drew nothing, so nothing was locked")
    case .deviceRefused: say("not all input devices can be held, so nothing was locked")
    case .notShown:
      say(
        "tty\(console) does not come up, so nothing was locked: another program has locked the"
          + " console, or the program on the console that is shown refuses to leave it")
    }
  }

  private static func words(for end: ScreenEnd) -> String {
    switch end {
    case .exit(let status): "status \(status)"
    case .signal(let number): "signal \(number)"
    case .unstarted(let code): "it cannot be started: error \(code)"
    }
  }
}
