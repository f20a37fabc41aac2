internal import LinuxConsole
internal import MetricsFiles

/// `detent-lock unlock`: the administrator's way out, whether the lock lives or has crashed.
enum UnlockCommand {
  /// The screen's end and the switch to the earlier console, with room for a slow machine.
  private static let patience: Int32 = 15_000

  /// Returns the exit status.
  static func run() throws(ConsoleError) -> Int32 {
    let folder = try StateFolder()
    guard let holder = try HolderLock.take(folder) else { return try ask(folder) }
    defer { withExtendedLifetime(holder) {} }
    switch try folder.readRecord() {
    case .none:
      Report.say("nothing is locked")
      return ExitStatus.unlocked
    case .record(let record):
      let console = try? VirtualConsole(number: record.console)
      let metrics = folder.readMetricsPath()
      let faults = ConsoleRestoration.restore(record, console, folder)
      // Its writer has said last that it is locked, and runs no more.
      if faults.isEmpty, let metrics { MetricsFile(checked: metrics).remove() }
      return tell(faults)
    case .damaged:
      try ConsoleSwitch.setLocked(false)
      try folder.removeRecord()
      return tell([
        "the record of the lock is damaged: switching is allowed again, but the keyboard mode of the"
          + " lock's console and kernel.sysrq are not as they were"
      ])
    }
  }

  private static func ask(_ folder: borrowing StateFolder) throws(ConsoleError) -> Int32 {
    switch try UnlockRequest.ask(folder, patience: patience) {
    case .done: return ExitStatus.unlocked
    case .incomplete(let sentence): return tell([sentence])
    case .nobody:
      Report.say("the lock is just starting or ending: try again")
    case .silence:
      Report.say(
        "the lock does not answer: end detent-lock with SIGKILL and try again, which frees the"
          + " console by the record")
    }
    return ExitStatus.failure
  }

  private static func tell(_ faults: [String]) -> Int32 {
    for fault in faults { Report.say(fault) }
    return faults.isEmpty ? ExitStatus.unlocked : ExitStatus.failure
  }
}
