internal import Glibc

/// A mutex whose holder gets the priority of whoever waits for it, so that a thread of ordinary
/// priority cannot hold one of real time up.
@safe @usableFromInline final class InheritingLock: @unchecked Sendable {
  // At a stable address until deinit, and only used through the pthread calls.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    unsafe mutex.initialize(to: pthread_mutex_t())
    var attributes = pthread_mutexattr_t()
    unsafe pthread_mutexattr_init(&attributes)
    unsafe pthread_mutexattr_setprotocol(&attributes, Int32(PTHREAD_PRIO_INHERIT))
    unsafe pthread_mutex_init(mutex, &attributes)
    unsafe pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  @usableFromInline func lock() { unsafe pthread_mutex_lock(mutex) }
  @usableFromInline func unlock() { unsafe pthread_mutex_unlock(mutex) }
}
