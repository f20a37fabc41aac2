internal import InputModel
internal import Latency
internal import LinuxInput
internal import Synchronization

/// What a bare loop of libinput measures on the same device meanwhile.
final class FloorMeter: Sendable {
  private let loop: BareLoop
  private let begin: Instant
  private let isRealtime: Bool
  private let content = Mutex(LatencyHistogram())

  /// A meter that counts what comes `warmUp` after now, on a thread of real time if asked.
  init(node: String, after warmUp: Interval, _ isRealtime: Bool) throws(InputError) {
    loop = try BareLoop(node: node)
    begin = MonotonicClock.now() + warmUp
    self.isRealtime = isRealtime
  }

  /// Kernel time to the loop's hands.
  var histogram: LatencyHistogram { content.withLock { $0 } }

  /// Measures until `stop`.
  func run() {
    if isRealtime { _ = RealtimeScheduling.enter() }
    let isThere = loop.run { kernel, now in
      guard kernel >= begin, SampleFault(kernel: kernel, read: now, started: now) == nil else {
        return
      }
      content.withLock { $0.add(now - kernel) }
    }
    if !isThere {
      StandardError.say("the bare loop ended with the device: its figures are of the time before")
    }
  }

  func stop() {
    loop.stop()
  }
}
