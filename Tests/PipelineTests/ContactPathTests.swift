import Gestures
import InputModel
import Pipeline
import Testing

/// What a contact's step tells of its way.
@Suite struct ContactPathTests {
  @Test func aCalibrationThatStretchesPlacesLeavesTheWayTrue() throws {
    let axis = { AxisFacts(minimum: 0, maximum: $0, resolution: 40) }
    let facts = DeviceFacts(
      node: "/dev/input/event0", name: "panel", kind: .touchscreen, x: axis(6400), y: axis(3600),
      slots: 10, calibration: CalibrationMatrix(1.25, 0, -0.125, 0, 1, 0))
    let device = DeviceDescription(
      id: DeviceID(rawValue: 1), facts: facts, options: DeviceOptions())
    var pipeline = Pipeline(settings: PipelineSettings(reportsContacts: true))
    var events: [PipelineEvent] = []
    var now = Instant(microseconds: 0)
    pipeline.add(device, at: now, into: &events)
    for step in 0...1 {
      var frame = ContactFrame(device: device.id, time: now)
      let place = Vector(x: Millimetres(60 + 4 * Double(step)), y: Millimetres(45))
      frame.append(ContactUpdate(slot: 0, phase: step == 0 ? .down : .moved, position: place))
      pipeline.feed(frame, into: &events)
      now = now + .milliseconds(8)
    }
    let contacts = events.compactMap { event -> ContactEvent? in
      if case .contact(let contact) = event { contact } else { nil }
    }
    try #require(contacts.count == 2)
    let way = contacts[1].path - contacts[0].path
    let shown = contacts[1].location - contacts[0].location
    #expect((way.x - Points(Millimetres(4))).magnitude < Points(0.001))
    #expect((shown.x - Points(Millimetres(5))).magnitude < Points(0.001))
  }
}
