internal import Glibc
internal import LinuxConsole

/// The lock's console, and what is changed for it. The record of how it was is written already.
struct HeldConsole: ~Copyable {
  let record: ConsoleRecord
  private var console: VirtualConsole?
  /// Where others look for the lock.
  private(set) var folder: StateFolder

  init(
    _ record: ConsoleRecord, _ console: consuming VirtualConsole, _ folder: consuming StateFolder
  ) {
    self.record = record
    self.console = consume console
    self.folder = folder
  }

  /// Whether it has not been given back yet.
  var isHeld: Bool { console != nil }

  /// Whether the record stands where others look for it.
  var isRecorded: Bool { (try? folder.readRecord()) == .record(record) }

  /// Goes on in the folder that stands there now, where the former has gone.
  mutating func findFolder() throws(ConsoleError) {
    if !folder.isInPlace { folder = try StateFolder(path: folder.path) }
  }

  func writeRecord() throws(ConsoleError) { try folder.write(record) }

  /// Mutes the keys of the console, where they are not mute, and SysRq.
  mutating func muteKeys() {
    attempt { held throws(ConsoleError) in
      // Whatever session ended on it since.
      try held.console?.reopen()
      if try held.console?.keyboardMode != .off { try held.console?.setKeyboardMode(.off) }
    }
    guard record.systemRequest != nil else { return }
    attempt { _ throws(ConsoleError) in
      if try SystemRequest.value() != 0 { try SystemRequest.set(0) }
    }
  }

  /// Writes down how many attempts at the secret have failed.
  func note(failures: Int) throws(ConsoleError) { try folder.writeFailures(failures) }

  mutating func activate() {
    attempt { held throws(ConsoleError) in try ConsoleSwitch.activate(held.record.console) }
  }

  /// Returns whether it was done.
  @discardableResult
  mutating func setSwitchingLocked(_ isLocked: Bool) -> Bool {
    attempt { _ throws(ConsoleError) in try ConsoleSwitch.setLocked(isLocked) }
  }

  /// The screen's session has ended, and all descriptors of the console with it.
  mutating func reopen() {
    attempt { held throws(ConsoleError) in try held.console?.reopen() }
  }

  /// Puts all back. Returns what could not be done.
  mutating func restore() -> [String] {
    ConsoleRestoration.restore(record, console.take(), folder)
  }

  /// What fails is said and tried again in a second; the lock goes on.
  @discardableResult
  private mutating func attempt(_ step: (inout HeldConsole) throws(ConsoleError) -> Void) -> Bool {
    do throws(ConsoleError) {
      try step(&self)
      return true
    } catch {
      Report.tryToSay(error.message)
      return false
    }
  }
}
