import Gestures
import InputModel
import Pipeline
import Programs
import Testing

@Suite struct WatchProgramTests {
  private static func watch(_ device: DeviceDescription, _ events: [PipelineEvent])
    -> WatchedDevice?
  {
    var program = WatchProgram()
    var lines: [Line] = []
    program.handle(.added(device, at: Instant(microseconds: 0)), into: &lines)
    for event in events { program.handle(event, into: &lines) }
    let snapshot = program.snapshot(at: Instant(microseconds: 0))
    guard case .watch(let picture) = snapshot.picture else { return nil }
    return picture.devices.first
  }

  private static let screen: DeviceDescription = {
    var device = DeviceDescription(
      id: DeviceID(rawValue: 1), node: "/dev/input/event4", name: "screen", kind: .touchscreen)
    device.surface = TouchSurface(native: Size(width: Millimetres(160), height: Millimetres(90)))
    return device
  }()

  @Test func contactsOfOneFrameAreOneFrame() {
    let contacts = [(0, 0), (0, 1), (8, 0), (8, 1), (16, 1)].map { milliseconds, slot in
      PipelineEvent.contact(
        ContactEvent(
          device: Self.screen.id, time: Instant(microseconds: milliseconds * 1000),
          slot: Int32(slot), phase: milliseconds == 0 ? .down : .moved, location: .zero))
    }
    #expect(Self.watch(Self.screen, contacts)?.frames == 3)
  }

  @Test func samplesOfAnAccelerometerAreCounted() {
    var device = DeviceDescription(
      id: DeviceID(rawValue: 2), node: "/dev/input/event9", name: "motion", kind: .accelerometer)
    device.accelerometer = AccelerometerAxes(unitsPerG: 8192, firstCode: EventCode.absX)
    let reports = [1, 2].map { second in
      PipelineEvent.rate(
        RateReport(
          device: device.id, time: Instant(microseconds: second * 1_000_000), rate: 99.5,
          jitter: .milliseconds(2), count: 99))
    }
    let watched = Self.watch(device, reports)
    #expect(watched?.frames == 198)
    #expect(watched?.reportRate == 99.5)
    let new = Self.watch(device, [])
    #expect(new != nil && new?.frames == nil)
  }
}
