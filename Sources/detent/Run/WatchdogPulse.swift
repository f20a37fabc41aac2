internal import InputModel
internal import LinuxInput
internal import SystemdService

/// Pings the service manager's watchdog for as long as pulses come through the input queue.
struct WatchdogPulse {
  /// Nil where nobody watches.
  private let interval: Interval?
  private var due: Instant
  private var arrivals = -1

  init() {
    // Four times within the span after which the service is given up.
    interval = ServiceState.watchdogInterval.map { Interval(microseconds: max($0 / 4, 1000)) }
    due = MonotonicClock.now()
  }

  /// Milliseconds until `attend` is wanted; −1 where nobody watches.
  var wait: Int32 {
    guard interval != nil else { return -1 }
    return Int32(clamping: max((due - MonotonicClock.now()).microseconds, 0) / 1000 + 1)
  }

  /// Pings where a pulse has arrived since the last time, and sends the next.
  mutating func attend(_ beat: () -> Int) {
    let now = MonotonicClock.now()
    guard let interval, due <= now else { return }
    due = now + interval
    let count = beat()
    if count != arrivals { ServiceState.ping() }
    arrivals = count
  }
}
