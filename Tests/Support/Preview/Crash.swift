import Glibc
import TerminalView

/// Ways to die with the terminal taken.
enum Crash {
  static func now(_ way: String) {
    switch way {
    case "trap": fatalError("on purpose")
    case "abort": abort()
    case "overflow": print(depth(1))
    case "thread-overflow": onThread { print(depth(1)) }
    case "segv": raise(SIGSEGV)
    case "bus": kill(getpid(), SIGBUS)
    case "sys": kill(getpid(), SIGSYS)
    default: break
    }
  }

  private static func onThread(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let box = unsafe Unmanaged.passRetained(Body(body)).toOpaque()
    unsafe pthread_create(
      &thread, nil,
      { @Sendable box in
        CrashGuard.coverThread()
        if let box = unsafe box { unsafe Unmanaged<Body>.fromOpaque(box).takeRetainedValue().run() }
        return nil
      }, box)
    pthread_join(thread, nil)
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Recursion that no optimiser makes a loop of, and that no stack holds. Each call takes much of it:
  /// ThreadSanitizer remembers 65536 calls, and dies by itself of more.
  private static func depth(_ level: Int) -> Int {
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1000) { room in
      level == 0 ? 0 : depth(level + 1) &+ depth(level &+ 2) &+ room.count
    }
  }
}
