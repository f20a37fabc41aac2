import InputModel
import LinuxInput
import LiveInput
import Testing

/// A touchscreen of 160×90 mm without a kernel: what a reader would deliver, 125 times a second.
struct Panel<Handler: EventHandler> {
  static var id: DeviceID { DeviceID(rawValue: 1) }

  var sink: HandlingSink<Handler>
  var now = Instant(microseconds: 1_000_000)

  init(_ sink: HandlingSink<Handler>) {
    self.sink = sink
    let axis = { (side: Int32) in AxisFacts(minimum: 0, maximum: side * 40, resolution: 40) }
    let facts = DeviceFacts(
      node: "/dev/input/event0", name: "panel", kind: .touchscreen, x: axis(160), y: axis(90),
      slots: 10)
    self.sink.added(
      DeviceDescription(id: Self.id, facts: facts, options: DeviceOptions()), at: now)
    self.sink.ready(at: now)
  }

  /// Sends one frame in which all of these contacts do the same.
  mutating func send(_ phase: ContactPhase, _ places: [(x: Double, y: Double)]) {
    now = now + .milliseconds(8)
    var frame = ContactFrame(device: Self.id, time: now)
    for (slot, place) in places.enumerated() {
      frame.append(
        ContactUpdate(
          slot: Int32(slot), phase: phase,
          position: Vector(x: Millimetres(place.x), y: Millimetres(place.y))))
    }
    sink.received(frame)
    _ = sink.advance(to: now)
  }

  /// Lets fingers land, go some way in so many frames, and lift.
  mutating func stroke(from places: [(x: Double, y: Double)], by way: Double, frames: Int) {
    send(.down, places)
    for frame in 1...frames {
      send(.moved, places.map { ($0.x + way * Double(frame) / Double(frames), $0.y) })
    }
    send(.up, places)
  }

  /// Lets time pass, and expects that nothing is left to come.
  mutating func settle() {
    now = now + .milliseconds(5000)
    _ = sink.advance(to: now)
    let next = sink.advance(to: now)
    #expect(next == nil)
  }
}

/// What a sample's closure was told.
final class Told<Value> {
  var values: [Value] = []
}
