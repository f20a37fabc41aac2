import Gestures
import Glibc
import Holds
import InputModel
import LinuxInput
import LiveInput
import Pipeline

/// Tells where three fingers rest on any touch device, by a recogniser that Detent does not have.
@main
struct ThreeFingerHold: EventHandler {
  /// One for each device, since fingers on two devices are two hands.
  var recognizers: [DeviceID: HoldRecognizer] = [:]
  var found: (Hold) -> Void = { hold in
    print("held at \(Int(hold.location.x.value)), \(Int(hold.location.y.value)) pt")
    // A pipe, too, is told at once.
    fflush(nil)
  }

  static func main() {
    do throws(InputError) {
      let settings = PipelineSettings(reportsContacts: true)
      let reader = try InputReader(
        configuration: InputConfiguration(readsAccelerometers: false),
        sink: HandlingSink(settings: settings, handler: ThreeFingerHold()))
      try reader.run()
    } catch {
      print(error.message)
      exit(1)
    }
  }

  mutating func handle(_ event: PipelineEvent) {
    switch event {
    case .added(let device, _) where device.surface != nil:
      recognizers[device.id] = HoldRecognizer()
    case .removed(let device, _):
      recognizers[device] = nil
    case .contact(let contact):
      if let hold = recognizers[contact.device]?.handle(contact) { found(hold) }
    default: break
    }
  }

  mutating func advance(to now: Instant) -> Instant? {
    var next: Instant?
    for device in recognizers.keys {
      if let hold = recognizers[device]?.advance(to: now) { found(hold) }
      next = Instant.earliest(next, recognizers[device]?.deadline)
    }
    return next
  }
}
