internal import CLinux
internal import Glibc

/// A timer by the clock on the wall: it goes off at a second since 1970, and when that clock is set.
package struct Alarm: ~Copyable {
  private let timer: Descriptor
  private var armed: Int64?

  package init() throws(FileError) {
    timer = try Descriptor(timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK)))
  }

  package var descriptor: Int32 { timer.number }

  package mutating func set(_ second: Int64?) {
    guard second != armed else { return }
    armed = second
    // A time of zero would disarm the timer.
    _ = linux_alarm_set(timer.number, second.map { max($0, 1) } ?? 0)
  }

  /// Takes in that it went off; a timer that was set to a moment of another clock is set anew.
  package mutating func acknowledge() {
    var expirations: UInt64 = 0
    guard unsafe read(timer.number, &expirations, 8) == 8 || errno == ECANCELED else { return }
    armed = nil
  }
}
