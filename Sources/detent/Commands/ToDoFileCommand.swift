internal import Glibc
internal import InputModel
internal import Invocation
internal import LinuxInput
internal import SafeText
internal import Storage
internal import ToDoExchange
internal import ToDoStorage

/// `detent todo export` and `detent todo import`.
enum ToDoFileCommand {
  static func run(_ invocation: Invocation) -> Int32 {
    Subcommand.reporting(.todo, .text) {
      var store = try ToDoStore(path: invocation.database) {
        WallClock.civil(at: MonotonicClock.now())
      }
      if store.isUnchecked { try store.check() }
      if let status = try signIn(&store, invocation.account) { return status }
      switch invocation.toDoTask {
      case .app: return ExitStatus.done
      case .exportItems(let file): return try export(store, to: file)
      case .importItems(let file): return try take(file, into: store)
      }
    }
  }

  /// Signs in. Returns the exit status where nobody is.
  private static func signIn(
    _ store: inout ToDoStore, _ account: String?
  ) throws -> Int32? {
    guard let account else {
      guard try store.signInRemembered() else {
        StandardError.say("no account is remembered: say whose items with --account NAME")
        return ExitStatus.usage
      }
      return nil
    }
    switch try PasswordPrompt.ask(Escaping.visible(account)) {
    case .ended(let signal): return ExitStatus.signal(signal)
    case .password(let password):
      try store.signIn(name: account, password: password)
      return nil
    }
  }

  private static func export(
    _ store: borrowing ToDoStore, to file: ToDoTask.File
  ) throws(StorageError) -> Int32 {
    let items = try store.exportedItems()
    let bytes =
      switch file.format {
      case .json: ItemJSON.bytes(of: items)
      case .iCalendar: ItemCalendar.bytes(of: items)
      }
    try ExchangeFile.write(bytes, to: file.path)
    return PlainOutput.write("\(items.count) exported\n")
  }

  private static func take(
    _ file: ToDoTask.File, into store: borrowing ToDoStore
  ) throws(StorageError) -> Int32 {
    let bytes = try ExchangeFile.read(file.path)
    let found: ExchangedItems
    do throws(ExchangeError) {
      switch file.format {
      case .json: found = try ItemJSON.items(in: bytes)
      case .iCalendar:
        found = try ItemCalendar.items(in: bytes, now: WallClock.civil(at: MonotonicClock.now()))
      }
    } catch {
      StandardError.say("\(file.path): \(error.reason); nothing was imported")
      return ExitStatus.usage
    }
    let count = try store.importItems(found.items)
    if found.omitted > 0 {
      StandardError.say("\(found.omitted) entries that are no tasks with a text were left out")
    }
    return PlainOutput.write(
      "\(count.added) added, \(count.changed) changed, \(count.same) already there\n")
  }
}
