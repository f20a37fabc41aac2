internal import Glibc
public import InputModel

/// Real time for players: the clock of the kernel's stamps.
public enum MonotonicSleep {
  public static func now() -> Instant {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
  }

  /// Sleeps until a moment, however late the last sleep woke.
  public static func sleep(until moment: Instant) {
    var time = timespec(
      tv_sec: Int(moment.microseconds / 1_000_000),
      tv_nsec: Int(moment.microseconds % 1_000_000) * 1000)
    // 1 is TIMER_ABSTIME, which the C library's module does not show.
    while unsafe clock_nanosleep(CLOCK_MONOTONIC, 1, &time, nil) == EINTR {}
  }
}
