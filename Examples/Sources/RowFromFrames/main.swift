import Gestures
import InputModel
import Interaction
import Pipeline

// A touchscreen whose axes declare 40 units a millimetre: 160×90 mm.
let axis = { AxisFacts(minimum: 0, maximum: $0, resolution: 40) }
let facts = DeviceFacts(
  node: "/dev/input/event4", name: "screen", kind: .touchscreen, x: axis(6400), y: axis(3600))
let screen = DeviceDescription(id: DeviceID(rawValue: 1), facts: facts, options: DeviceOptions())

var pipeline = Pipeline(settings: PipelineSettings())
var events: [PipelineEvent] = []
var now = Instant(microseconds: 0)
pipeline.add(screen, at: now, into: &events)

// A finger lands, goes 10 mm to the left in steps of 1 mm, and lifts.
for step in 0...11 {
  var frame = ContactFrame(device: screen.id, time: now)
  let place = Vector(x: Millimetres(80 - Double(step)), y: Millimetres(45))
  let phase = step == 0 ? ContactPhase.down : step == 11 ? .up : .moved
  frame.append(ContactUpdate(slot: 0, phase: phase, position: place))
  pipeline.feed(frame, into: &events)
  now = now + .milliseconds(8)
}

// What comes of it moves a row of a list.
var row = SwipeRow(width: screen.surface?.points.width ?? Points(320))
for case .gesture(let pan) in events {
  if pan.phase == .began { _ = row.grab(at: pan.time) }
  row.drag(by: pan.translation.x)
  let looks = row.appearance(at: pan.time)
  if pan.phase == .ended { row.release(velocity: pan.velocity.x, at: pan.time) }
  print(
    "\(pan.time.microseconds / 1000) ms: \(pan.kind) \(pan.phase) at",
    "\((pan.translation.x.value * 10).rounded() / 10) pt, \(looks.background)")
}
print("let go for:", row.action.map { "\($0)" } ?? "nothing")
