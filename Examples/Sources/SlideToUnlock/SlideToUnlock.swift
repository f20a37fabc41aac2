import Gestures
import Glibc
import InputModel
import Interaction
import LinuxInput
import LiveInput
import Pipeline

/// Slide to unlock on the first touchscreen: tells why a touch is refused, prints `unlocked` and ends.
@main
struct SlideToUnlock: EventHandler {
  /// The touchscreen, on which the lock is laid out.
  var touchscreen: DeviceID?
  var screen = LockScreen(surface: Size(width: Points(320), height: Points(480)))
  var unlocked: () -> Void = {}

  static func main() {
    do throws(InputError) {
      let reader = try InputReader(
        configuration: InputConfiguration(readsAccelerometers: false),
        sink: HandlingSink(handler: SlideToUnlock()))
      let control = reader.control
      reader.sink.handler.unlocked = {
        print("unlocked")
        control.stop()
      }
      try reader.run()
    } catch {
      print(error.message)
      exit(1)
    }
  }

  mutating func handle(_ event: PipelineEvent) {
    var output: [LockOutput] = []
    switch event {
    case .added(let device, let time) where touchscreen == nil && device.kind == .touchscreen:
      guard let surface = device.surface else { return }
      touchscreen = device.id
      screen.resize(to: surface.points, at: time, into: &output)
      print("slide on \(device.node)")
    case .removed(touchscreen, _):
      touchscreen = nil
    case .gesture(let gesture) where gesture.device == touchscreen:
      screen.handle(gesture, down: gesture.place?.down, into: &output)
    default: break
    }
    for case .refused(let reason, _) in output { print(reason.sentence) }
    for case .lock(let report) in output where report.phase == .unlocked { unlocked() }
  }

  mutating func advance(to now: Instant) -> Instant? {
    var output: [LockOutput] = []
    screen.advance(to: now, into: &output)
    return screen.deadline
  }
}
