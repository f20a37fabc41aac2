import InputModel
import LinuxInput
import LiveInput
import Pipeline
import Testing

@testable import SlideToUnlock

/// The sample program without a kernel: what a reader would deliver, and what comes of it.
@Suite struct SlideToUnlockTests {
  static let device = DeviceID(rawValue: 1)

  /// Delivers a slide of 105 mm on a panel of 160×90 mm, which something may befall at its end.
  static func unlocks(_ befalls: (inout HandlingSink<SlideToUnlock>, Instant) -> Void = { _, _ in })
    -> Int
  {
    let count = Count()
    var sample = HandlingSink(handler: SlideToUnlock())
    sample.handler.unlocked = { count.value += 1 }
    let axis = { (side: Int32) in AxisFacts(minimum: 0, maximum: side * 40, resolution: 40) }
    let facts = DeviceFacts(
      node: "/dev/input/event0", name: "panel", kind: .touchscreen, x: axis(160), y: axis(90),
      slots: 10)
    var now = Instant(microseconds: 1_000_000)
    sample.added(
      DeviceDescription(id: device, facts: facts, options: DeviceOptions()), at: now)
    sample.ready(at: now)
    for step in 0...42 {
      now = now + .milliseconds(8)
      let place = Vector(x: Millimetres(25 + Double(step) * 2.5), y: Millimetres(56))
      receive(step == 0 ? .down : .moved, of: 0, at: place, now, &sample)
    }
    now = now + .milliseconds(8)
    befalls(&sample, now)
    receive(.up, of: 0, at: .zero, now, &sample)
    _ = sample.advance(to: now + .milliseconds(5000))
    let next = sample.advance(to: now + .milliseconds(5000))
    #expect(next == nil)
    return count.value
  }

  static func receive(
    _ phase: ContactPhase, of slot: Int32, at place: Vector<Millimetres>, _ time: Instant,
    _ sample: inout HandlingSink<SlideToUnlock>
  ) {
    var frame = ContactFrame(device: device, time: time)
    frame.append(ContactUpdate(slot: slot, phase: phase, position: place))
    sample.received(frame)
  }

  @Test func aSlideUnlocks() {
    #expect(Self.unlocks() == 1)
  }

  @Test func whatVoidsTheTouchDoesNot() {
    #expect(Self.unlocks { $0.interrupted(Self.device, by: .eventsDropped, at: $1) } == 0)
    #expect(Self.unlocks { $0.removed(Self.device, at: $1) } == 0)
    #expect(
      Self.unlocks { Self.receive(.down, of: 1, at: .zero, $1, &$0) } == 0)
  }
}

/// What a sample's closure counts.
final class Count {
  var value = 0
}
