internal import CLinux
public import InputModel

/// The kernel's CLOCK_MONOTONIC, by which input events are stamped.
public enum MonotonicClock {
  public static func now() -> Instant {
    Instant(microseconds: linux_monotonic_microseconds())
  }
}
