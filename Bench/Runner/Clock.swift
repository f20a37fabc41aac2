internal import Glibc

/// CLOCK_MONOTONIC, finer than the kernel's stamps.
enum Clock {
  static func nanoseconds() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  static func microseconds() -> Int64 { nanoseconds() / 1000 }

  static func sleep(seconds: Double) {
    usleep(UInt32(max(seconds, 0) * 1e6))
  }
}
