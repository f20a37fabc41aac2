internal import Interaction
internal import Latency
internal import Programs
internal import Storage

/// Keeps a Maildir.
final class MailKeeper: Keeper {
  /// Mail is parsed on it: the 512 kB of other threads are too few for nested parts.
  private static let stackSize = 8 << 20

  /// A noncopyable Maildir on its way to the one thread that uses it.
  private final class Holder: @unchecked Sendable {
    var maildir: Maildir

    init(_ maildir: consuming Maildir) {
      self.maildir = maildir
    }
  }

  private let holder: Holder
  private let desk = KeeperDesk<MailRequest>()

  /// Opens the folder; throws where it is no Maildir or may not be read.
  init(path: String) throws(StorageError) {
    holder = Holder(try Maildir(path: path))
  }

  func start(_ tell: @escaping @Sendable (Inbox.Item) -> Void) throws(WorkerThread.StartError) {
    try desk.start(name: "detent-mail", stackSize: MailKeeper.stackSize) { [self] in
      holder.maildir.load { tell(.mail($0)) }
      while attend({ tell(.mail($0)) }) {}
    }
  }

  func takeRequests(of program: inout some Program) { desk.ask(program.takeMailRequests()) }

  func collectLosses() { desk.collectLosses() }

  func end() -> [String] { desk.end() }

  /// Waits for something to do and does it. Returns false once there is nothing more to come.
  private func attend(_ tell: (MailEvent) -> Void) -> Bool {
    let due = desk.wait(for: holder.maildir.descriptor)
    for request in due.requests {
      holder.maildir.perform(request) { event in
        if case .failed(_, let reason, _) = event { desk.noteLoss(reason) }
        tell(event)
      }
    }
    if due.isReadable { holder.maildir.attend(tell) }
    return !due.isEnding
  }
}
