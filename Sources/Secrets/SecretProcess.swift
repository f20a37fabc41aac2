internal import CLinux
internal import Glibc

/// A process that holds secrets.
public enum SecretProcess {
  /// Keeps the memory from cores and from other processes of the same user.
  public static func hide() {
    _ = linux_hide_memory()
  }

  /// Locks all memory, that to come included. Returns why not; nil where it is locked.
  ///
  /// Under a limit it is not tried: what came later than the limit's memory would not be had at all.
  public static func lockMemory() -> String? {
    if geteuid() == 0 { _ = linux_set_limit(linux_limit_locked_memory, -1) }
    let limit = linux_memlock_limit()
    guard limit < 0 else {
      return
        "the memlock limit is \(limit >> 10) kB; none (limits.d, LimitMEMLOCK=infinity) grants it"
    }
    guard linux_lock_all_memory() != 0 else { return nil }
    return unsafe "mlockall fails: \(String(cString: strerror(errno)))"
  }
}
