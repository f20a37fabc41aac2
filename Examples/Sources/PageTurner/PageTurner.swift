import Gestures
import Glibc
import InputModel
import Interaction
import LinuxInput
import LiveInput
import Pipeline

/// Turns pages on the first touch device: by two fingers anywhere, or by one from the left or right
/// rim. A page that is let go with speed goes on, and one without goes to the nearest.
@main
struct PageTurner: EventHandler {
  static let count = 5

  var device: DeviceID?
  /// The pages side by side, as wide as the device.
  var pages = Slide(stops: [.zero])
  /// The gesture that turns.
  var turning: GestureID?
  var shown: (Int) -> Void = { page in
    print("page \(page) of \(PageTurner.count)")
    // A pipe, too, is told at once.
    fflush(nil)
  }

  static func main() {
    do throws(InputError) {
      var settings = PipelineSettings()
      settings.gestures.contactCounts = 1...2
      let reader = try InputReader(
        configuration: InputConfiguration(readsAccelerometers: false),
        sink: HandlingSink(settings: settings, handler: PageTurner()))
      try reader.run()
    } catch {
      print(error.message)
      exit(1)
    }
  }

  mutating func handle(_ event: PipelineEvent) {
    switch event {
    case .added(let device, _) where self.device == nil:
      guard let width = device.surface?.points.width else { return }
      self.device = device.id
      pages = Slide(stops: (0..<PageTurner.count).map { width * Double($0) }, yielding: 1.0 / 3)
      shown(pages.stop + 1)
    case .removed(device, _):
      device = nil
    case .gesture(let gesture) where gesture.device == device:
      follow(gesture)
    default: break
    }
  }

  mutating func follow(_ gesture: GestureEvent) {
    if gesture.phase == .began, turns(gesture) {
      turning = gesture.id
      pages.grab(at: gesture.time)
    }
    guard gesture.id == turning else { return }
    // The page after this one lies to the right: a finger to the left brings it.
    pages.drag(by: -gesture.translation.x)
    switch gesture.phase {
    case .began, .changed: return
    case .ended: pages.release(velocity: -gesture.velocity.x, at: gesture.time)
    case .cancelled: pages.cancel(at: gesture.time)
    }
    turning = nil
  }

  func turns(_ gesture: GestureEvent) -> Bool {
    switch gesture.kind {
    case .edgePan: gesture.edge == .left || gesture.edge == .right
    case .pan:
      gesture.contacts == 2
        && gesture.translation.x.magnitude > gesture.translation.y.magnitude
    case .tap, .shake: false
    }
  }

  mutating func advance(to now: Instant) -> Instant? {
    if pages.advance(to: now) != nil { shown(pages.stop + 1) }
    return pages.deadline
  }
}
