internal import Glibc
public import InputModel

/// The kernel's CLOCK_MONOTONIC, by which input events are stamped.
public enum MonotonicClock {
  public static func now() -> Instant {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
  }
}
