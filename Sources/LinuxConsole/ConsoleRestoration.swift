internal import Glibc

/// Puts back what a lock changed.
public enum ConsoleRestoration {
  /// How often it is looked whether the earlier console is shown, and how many times.
  private static let pause: UInt32 = 20_000
  private static let looks = 150

  /// Puts all back and then removes the record. Doing it twice does no harm.
  ///
  /// The lock's console stays open until another is shown, and its keys stay off as long.
  ///
  /// - Returns: what could not be done, a sentence each; the record is kept for another try then.
  public static func restore(
    _ record: ConsoleRecord, _ console: consuming VirtualConsole?,
    _ folder: borrowing StateFolder
  ) -> [String] {
    var faults: [String] = []
    console?.unblank()
    attempt(&faults) { () throws(ConsoleError) in try ConsoleSwitch.setLocked(false) }
    attempt(&faults) { () throws(ConsoleError) in
      guard try ConsoleSwitch.shown() == record.console else { return }
      try ConsoleSwitch.activate(record.earlier)
    }
    awaitSwitch(from: record.console)
    if let console = console.take() {
      restoreKeyboard(console, record, &faults)
    } else {
      faults.append("the keyboard mode of tty\(record.console) is not put back")
    }
    if let value = record.systemRequest {
      attempt(&faults) { () throws(ConsoleError) in try SystemRequest.set(value) }
    }
    // Somebody else may have opened it meanwhile, and then it stays.
    try? ConsoleSwitch.freeMemory(of: record.console)
    if faults.isEmpty {
      attempt(&faults) { () throws(ConsoleError) in try folder.removeFailures() }
      attempt(&faults) { () throws(ConsoleError) in try folder.removeMetricsPath() }
      attempt(&faults) { () throws(ConsoleError) in try folder.removeRecord() }
    }
    return faults
  }

  private static func restoreKeyboard(
    _ console: consuming VirtualConsole, _ record: ConsoleRecord, _ faults: inout [String]
  ) {
    do throws(ConsoleError) {
      try console.reopen()
      try console.setKeyboardMode(record.keyboard)
    } catch {
      faults.append(error.message)
    }
  }

  /// Waits until another console is shown. A program on it may refuse; keys work again all the same.
  private static func awaitSwitch(from console: Int) {
    for _ in 0..<looks {
      guard let shown = try? ConsoleSwitch.shown(), shown == console else { return }
      usleep(pause)
    }
  }

  private static func attempt(
    _ faults: inout [String], _ step: () throws(ConsoleError) -> Void
  ) {
    do throws(ConsoleError) {
      try step()
    } catch {
      faults.append(error.message)
    }
  }
}
