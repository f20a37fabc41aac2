internal import CLinux
internal import Glibc

/// A thread of our own: joinable, with a name that `ps -L` shows.
///
/// A queue of the system's would share its threads with whatever blocks them; this one runs only
/// what it was made for.
@safe public final class WorkerThread: @unchecked Sendable {
  /// Enough for what the threads call, and little enough to be locked in memory: an ordinary user
  /// may lock 8 MB, which is the size of a stack by default.
  public static let stackSize = 512 << 10

  /// Taken by the thread that joins; set once in `init`.
  private let thread: pthread_t

  /// Why no thread could be started.
  public struct StartError: Error, Hashable, Sendable {
    /// The errno of pthread_create.
    public var code: Int32
  }

  private final class Body {
    let name: String
    let run: @Sendable () -> Void

    init(name: String, run: @escaping @Sendable () -> Void) {
      self.name = name
      self.run = run
    }
  }

  /// Starts a thread that runs `body`. The kernel shows the first 15 bytes of `name`.
  public init(
    name: String, stackSize: Int = WorkerThread.stackSize,
    _ body: @escaping @Sendable () -> Void
  ) throws(StartError) {
    let argument = unsafe Unmanaged.passRetained(Body(name: name, run: body))
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    let code = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument = unsafe argument else { return nil }
        let body = unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue()
        unsafe pthread_setname_np(pthread_self(), String(body.name.prefix(15)))
        body.run()
        return nil
      }, argument.toOpaque())
    guard code == 0 else {
      unsafe argument.release()
      throw StartError(code: code)
    }
    self.thread = thread
  }

  /// Waits for the thread to end. Call once.
  public func join() {
    pthread_join(thread, nil)
  }

  /// Waits up to `seconds` for the thread to end. Returns whether it did; if so, call no more.
  public func join(within seconds: Int) -> Bool {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    time.tv_sec += seconds
    return unsafe pthread_timedjoin_np(thread, nil, &time) == 0
  }
}
