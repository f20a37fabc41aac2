internal import Interaction
internal import Latency
internal import LinuxInput
internal import Programs
internal import Storage
internal import Synchronization
internal import ToDoStorage

/// Keeps the accounts and their items.
final class ToDoKeeper: Keeper {
  /// A password is hashed on it, and SQLite uses its stack.
  private static let stackSize = 1 << 20

  /// A noncopyable store on its way to the one thread that uses it.
  private final class Holder: @unchecked Sendable {
    var store: ToDoStore

    init(_ store: consuming ToDoStore) {
      self.store = store
    }
  }

  private let holder: Holder
  private let desk = KeeperDesk<ToDoRequest>()
  /// What a look at a large file has found.
  private let damage = Mutex<ToDoDamage?>(nil)
  /// Looks at a large file, and ends with the program: it only reads.
  private let looking = Mutex<WorkerThread?>(nil)

  /// Opens the database, or makes it; nil for the one in the user's folder for data.
  init(path: String?) throws(StorageError) {
    holder = Holder(
      try ToDoStore(path: path) { WallClock.civil(at: MonotonicClock.now()) })
  }

  /// Tells of the items, and then of what changes. A large file is looked at beside that.
  func start(_ tell: @escaping @Sendable (Inbox.Item) -> Void) throws(WorkerThread.StartError) {
    if holder.store.isUnchecked {
      let path = holder.store.path
      let started = try WorkerThread(name: "detent-check", stackSize: ToDoKeeper.stackSize) {
        [self] in
        guard let found = ToDoDamage(inFileAt: path) else { return }
        damage.withLock { $0 = found }
        desk.ring()
      }
      looking.withLock { $0 = started }
    }
    try desk.start(name: "detent-todo", stackSize: ToDoKeeper.stackSize) { [self] in
      holder.store.load { tell(.toDo($0)) }
      while attend({ tell(.toDo($0)) }) {}
    }
  }

  func takeRequests(of program: inout some Program) { desk.ask(program.takeToDoRequests()) }

  func collectLosses() { desk.collectLosses() }

  func end() -> [String] { desk.end() }

  /// Waits for something to do and does it. Returns false once there is nothing more to come.
  private func attend(_ tell: (ToDoEvent) -> Void) -> Bool {
    let due = desk.wait(for: holder.store.descriptor)
    let found = damage.withLock { damage in
      defer { damage = nil }
      return damage
    }
    if let found { holder.store.take(found, tell) }
    for request in due.requests {
      holder.store.perform(request) { event in
        if case .failed(_, let reason, _) = event { desk.noteLoss(reason) }
        tell(event)
      }
    }
    if due.isReadable { holder.store.attend(tell) }
    return !due.isEnding
  }
}
