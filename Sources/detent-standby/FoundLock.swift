internal import LinuxConsole

/// A lock that is not of this process's making.
enum FoundLock {
  case none
  /// Another process holds the console, which is shown.
  case held
  /// The process that held it was killed: the console is locked, and nobody draws on it.
  case abandoned

  static func look() -> FoundLock {
    guard let folder = try? StateFolder(), case .record(let record) = try? folder.readRecord()
    else { return .none }
    do throws(ConsoleError) {
      // Taken and given back at once, where nobody has it.
      if try HolderLock.take(folder) != nil { return .abandoned }
      return try ConsoleSwitch.shown() == record.console ? .held : .none
    } catch {
      return .none
    }
  }
}
