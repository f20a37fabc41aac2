internal import CLibevdev
internal import CLinux
internal import Glibc
internal import InputModel
internal import Recording

/// One node that is recorded.
final class RecordedReader {
  private let evdev: EvdevDevice
  private var assembly = FrameAssembly()
  private(set) var device: RecordedDevice
  private(set) var hasGone = false

  var descriptor: Int32 { evdev.descriptor }

  init(node: String, monitor: borrowing UdevMonitor, log: LogRelay) throws(SystemError) {
    let evdev = try EvdevDevice(node: node, log: log)
    var device = evdev.recorded
    device.node = node
    device.udevProperties = monitor.inputProperties(of: node)
    // The kernel repeats nothing, so what it has is told first, where nothing touches.
    if !evdev.isTouched, device.kind != .accelerometer {
      var state: [RawEvent] = []
      evdev.appendState(to: &state)
      device.frames.append(RecordedFrame(time: MonotonicClock.now(), events: state))
    }
    self.evdev = evdev
    self.device = device
  }

  /// Reads all that there is.
  func read() {
    var events = [input_event](repeating: input_event(), count: 64)
    while true {
      let count = unsafe Glibc.read(
        descriptor, &events, events.count * MemoryLayout<input_event>.stride)
      guard count > 0 else {
        hasGone = count == 0 || errno != EAGAIN && errno != EINTR
        return
      }
      for event in events.prefix(count / MemoryLayout<input_event>.stride) { take(event) }
    }
  }

  private func take(_ event: input_event) {
    let raw = RawEvent(type: event.type, code: event.code, value: event.value)
    guard raw.isRecorded else { return }
    let time = Instant(
      microseconds: Int64(event.time.tv_sec) &* 1_000_000 &+ Int64(event.time.tv_usec))
    if let frame = assembly.take(raw, at: time) { device.frames.append(frame) }
  }
}
