internal import Glibc
public import InputModel

/// A mutex with a condition that waits on CLOCK_MONOTONIC.
@safe @usableFromInline final class TimedCondition: @unchecked Sendable {
  // Both live at stable addresses until deinit, and are only used through the pthread calls.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe condition.initialize(to: pthread_cond_t())
    // A thread of ordinary priority that holds the lock gets that of the one that waits for it.
    var protocols = pthread_mutexattr_t()
    unsafe pthread_mutexattr_init(&protocols)
    unsafe pthread_mutexattr_setprotocol(&protocols, Int32(PTHREAD_PRIO_INHERIT))
    unsafe pthread_mutex_init(mutex, &protocols)
    unsafe pthread_mutexattr_destroy(&protocols)
    var attributes = pthread_condattr_t()
    unsafe pthread_condattr_init(&attributes)
    unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    unsafe pthread_cond_init(condition, &attributes)
    unsafe pthread_condattr_destroy(&attributes)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  @usableFromInline func lock() { unsafe pthread_mutex_lock(mutex) }
  @usableFromInline func unlock() { unsafe pthread_mutex_unlock(mutex) }
  @usableFromInline func signal() { unsafe pthread_cond_signal(condition) }

  /// Waits for a signal, or until `deadline`; the lock is released meanwhile.
  @usableFromInline func wait(until deadline: Instant?) {
    guard let deadline else {
      unsafe pthread_cond_wait(condition, mutex)
      return
    }
    let microseconds = max(deadline.microseconds, 0)
    var time = timespec(
      tv_sec: Int(microseconds / 1_000_000), tv_nsec: Int(microseconds % 1_000_000) * 1000)
    unsafe pthread_cond_timedwait(condition, mutex, &time)
  }
}
