internal import CLinux
public import InputModel

/// Wakes a thread that sleeps until there is something to do; rung while it is awake, it costs no
/// system call.
///
/// A condition variable would do the same, but its waiter takes the lock again before it returns,
/// which is one more hand-over between the two threads.
@safe @usableFromInline final class Doorbell: @unchecked Sendable {
  // At a stable address until deinit, and only used through atomic operations.
  private let bell = UnsafeMutablePointer<linux_doorbell>.allocate(capacity: 1)

  init() {
    unsafe bell.initialize(to: linux_doorbell())
  }

  deinit {
    unsafe bell.deallocate()
  }

  /// How often it was rung.
  @usableFromInline var rings: UInt32 { unsafe linux_doorbell_rings(bell) }

  /// Wakes the sleeper, if there is one. Any thread may ring.
  @usableFromInline func ring() { unsafe linux_doorbell_ring(bell) }

  /// Sleeps until it is rung more often than `rings`, or until `deadline`, or for no reason. One
  /// thread may sleep.
  @usableFromInline func wait(past rings: UInt32, until deadline: Instant?) {
    unsafe linux_doorbell_wait(bell, rings, deadline.map { max($0.microseconds, 0) } ?? -1)
  }
}
