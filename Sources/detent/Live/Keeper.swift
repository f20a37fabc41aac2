internal import Interaction
internal import Latency
internal import Programs

/// Keeps what a program shows, on a thread of its own, so that a slow disk holds nothing else up.
protocol Keeper: Sendable {
  /// Reads what is there and tells of it, and then of what changes.
  func start(_ tell: @escaping @Sendable (Inbox.Item) -> Void) throws(WorkerThread.StartError)

  /// Takes what the program asks for. Never waits for it.
  func takeRequests(of program: inout some Program)

  /// The program may end at any moment: what cannot be done from now on is told by `end`.
  func collectLosses()

  /// Does what was asked for and ends. Returns why some of it could not be done.
  func end() -> [String]
}
