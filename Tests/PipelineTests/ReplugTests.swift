import Gestures
import InputModel
import Pipeline
import Testing

/// Devices that go while a finger is on its way.
@Suite struct ReplugTests {
  private static func device(_ number: UInt32) -> DeviceDescription {
    let axis = AxisFacts(minimum: 0, maximum: 6400, resolution: 40)
    return DeviceDescription(
      id: DeviceID(rawValue: number),
      facts: DeviceFacts(
        node: "/dev/input/event4", name: "bench", kind: .touchscreen, x: axis, y: axis, slots: 10),
      options: DeviceOptions())
  }

  @Test func aThousandThatGoInMidGestureEachCancelTheirPan() {
    var pipeline = Pipeline(settings: PipelineSettings())
    var now = Instant(microseconds: 1_000_000)
    var output: [PipelineEvent] = []
    // A screen that stays is not touched by any of it.
    pipeline.add(Self.device(0), at: now, into: &output)
    for number in 1...UInt32(1000) {
      let device = Self.device(number)
      pipeline.add(device, at: now, into: &output)
      pipeline.feed(
        SlotTests.land(0, id: 4, 80, 45).span, from: device.id, at: now, into: &output)
      for step in 1...5 {
        now = now + .milliseconds(8)
        pipeline.feed(
          SlotTests.at(80 - Double(step), 45).span, from: device.id, at: now, into: &output)
      }
      pipeline.remove(device.id, at: now, into: &output)
      // What still comes of it afterwards is nobody's.
      pipeline.feed(
        [.absolute(EventCode.absMTTrackingID, -1)].span, from: device.id, at: now, into: &output)
    }
    let gestures = output.compactMap { if case .gesture(let gesture) = $0 { gesture } else { nil } }
    let phases = gestures.map(\.phase).filter { $0 != .changed }
    // One after the other, so each pan has its own end.
    let isPaired = phases.enumerated().allSatisfy {
      $1 == ($0.isMultiple(of: 2) ? .began : .cancelled)
    }
    #expect(phases.count == 2000 && isPaired)
    #expect(gestures.filter { $0.phase == .cancelled }.allSatisfy { $0.interruption == .unplugged })
    #expect(pipeline.advance(to: now + Interval(seconds: 10)) == nil)
  }
}
