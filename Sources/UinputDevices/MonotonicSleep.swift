internal import CLinux
public import InputModel

/// Real time for players: the clock of the kernel's stamps.
public enum MonotonicSleep {
  public static func now() -> Instant {
    Instant(microseconds: linux_monotonic_microseconds())
  }

  /// Sleeps until a moment, however late the last sleep woke.
  public static func sleep(until moment: Instant) {
    linux_sleep_until(moment.microseconds)
  }
}
