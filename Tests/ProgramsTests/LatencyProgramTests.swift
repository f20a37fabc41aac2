import Gestures
import InputModel
import Latency
import Pipeline
import Programs
import Testing

@Suite struct LatencyProgramTests {
  static let device = DeviceDescription(
    id: DeviceID(rawValue: 1), node: "/dev/input/event4", name: "Panel", kind: .touchscreen)
  static let start = Instant(microseconds: 5_000_000)

  /// A program that is past its warm-up of a second.
  static func measuring(_ settings: LatencySettings = LatencySettings()) -> LatencyProgram {
    var program = LatencyProgram(settings: settings)
    var lines: [Line] = []
    program.handle(.added(device, at: start - Interval(seconds: 1)), into: &lines)
    program.handle(.ready(at: start - Interval(seconds: 1)), into: &lines)
    program.advance(to: start, into: &lines)
    return program
  }

  static func contact(_ kernel: Instant, _ phase: ContactPhase = .moved) -> PipelineEvent {
    .contact(
      ContactEvent(device: device.id, time: kernel, slot: 0, phase: phase, location: .zero))
  }

  static func passage(_ kernel: Instant, read: Int64 = 50, started: Int64 = 200) -> Passage {
    let read = kernel + Interval(microseconds: read)
    let started = kernel + Interval(microseconds: started)
    return Passage(
      stamps: StageStamps(kernel: kernel, read: read, recognized: read), started: started,
      ended: started + Interval(microseconds: 10))
  }

  @Test func theWarmUpDoesNotCount() {
    var program = LatencyProgram()
    var lines: [Line] = []
    program.handle(.added(Self.device, at: Self.start), into: &lines)
    program.note(Self.passage(Self.start), of: Self.contact(Self.start))
    program.handle(.ready(at: Self.start), into: &lines)
    program.note(Self.passage(Self.start), of: Self.contact(Self.start))
    var figures = QueueFigures()
    figures.merges = 7
    program.note(figures)
    #expect(program.deadline == Self.start + Interval(seconds: 1))
    program.advance(to: Self.start + Interval(seconds: 1), into: &lines)
    figures.merges = 9
    program.note(figures)
    let later = Self.start + Interval(seconds: 2)
    program.note(Self.passage(later), of: Self.contact(later))
    #expect(program.measurement.overall[.kernelToHandler].count == 1)
    #expect(program.measurement.queue.merges == 2)
  }

  /// A contact and the gesture that it moves come from one frame: one sample.
  @Test func aFrameCountsOnce() {
    var program = Self.measuring()
    for number in 0..<3 {
      let kernel = Self.start + .milliseconds(Int64(number * 8))
      program.note(Self.passage(kernel), of: Self.contact(kernel))
      program.note(Self.passage(kernel, started: 900), of: Self.contact(kernel))
    }
    let latency = program.measurement.overall
    #expect(latency[.kernelToHandler].count == 3)
    #expect(latency[.kernelToHandler].maximum == Interval(microseconds: 200))
    #expect(latency[.total].maximum == Interval(microseconds: 210))
  }

  @Test func itIsDoneAfterItsDuration() {
    var program = Self.measuring(LatencySettings(duration: Interval(seconds: 3)))
    var lines: [Line] = []
    #expect(program.deadline == Self.start + Interval(seconds: 3))
    program.advance(to: Self.start + .milliseconds(2999), into: &lines)
    #expect(!program.isDone)
    program.advance(to: Self.start + Interval(seconds: 3), into: &lines)
    #expect(program.isDone)
    #expect(program.deadline == nil)
  }

  /// It asks for no wake-up; a line comes with a sample, once a second.
  @Test func aLineComesWhileThereIsSomethingNew() {
    var program = Self.measuring()
    var lines: [Line] = []
    #expect(program.deadline == nil)
    program.note(Self.passage(Self.start), of: Self.contact(Self.start))
    #expect(program.deadline == nil)
    program.advance(to: Self.start + Interval(seconds: 0.9), into: &lines)
    #expect(lines.isEmpty)
    program.advance(to: Self.start + Interval(seconds: 1), into: &lines)
    program.advance(to: Self.start + Interval(seconds: 1.1), into: &lines)
    #expect(lines.count == 1)
    #expect(program.deadline == nil)
  }

  @Test func dropsFaultsAndMissesAreCountedADevice() throws {
    var program = Self.measuring()
    var lines: [Line] = []
    program.handle(.dropped(Self.device.id, at: Self.start), into: &lines)
    program.note(Self.passage(Self.start, read: -3), of: Self.contact(Self.start))
    let second = Self.start + .milliseconds(8)
    program.note(Self.passage(second, read: 300, started: 11_000_000), of: Self.contact(second))
    let third = Self.start + .milliseconds(16)
    program.note(Self.passage(third, read: -2_000_000), of: Self.contact(third))
    let fourth = Self.start + .milliseconds(24)
    program.note(Self.passage(fourth, started: 8001), of: Self.contact(fourth))
    let latency = try #require(program.measurement.devices.first?.latency)
    #expect(latency.drops == 1)
    #expect(latency.setAside == [.negative: 1, .tooOld: 1, .otherClock: 1])
    #expect(latency.misses == 1)
    #expect(latency[.kernelToHandler].count == 1)
  }

  /// A device that is plugged in anew goes on with its figures.
  @Test func aReplugGoesOn() {
    var program = Self.measuring()
    var lines: [Line] = []
    program.note(Self.passage(Self.start), of: Self.contact(Self.start))
    program.handle(.removed(Self.device.id, at: Self.start), into: &lines)
    var again = Self.device
    again.id = DeviceID(rawValue: 2)
    program.handle(.added(again, at: Self.start), into: &lines)
    #expect(program.measurement.devices.count == 1)
    #expect(program.measurement.devices.first?.latency[.kernelToHandler].count == 1)
  }

  /// What a finger wrote late on purpose comes back as the difference of the medians.
  @Test func delaysComeBack() throws {
    let settings = LatencySettings(written: { kernel in
      let isLate = kernel.microseconds % 16_000 == 0
      let delay = isLate ? Interval.milliseconds(5) : .zero
      return WrittenFrame(touched: kernel - delay, written: kernel, delay: delay)
    })
    var program = Self.measuring(settings)
    for number in 0..<100 {
      let kernel = Self.start + .milliseconds(Int64(number * 8))
      program.note(Self.passage(kernel), of: Self.contact(kernel))
    }
    let difference = try #require(program.measurement.difference(of: .milliseconds(5)))
    #expect(difference.length == .milliseconds(5))
    #expect(difference.samples == 50)
    #expect(program.measurement.difference(of: .milliseconds(7)) == nil)
  }

  @Test func aPictureCountsForTheDeviceThatWasTouched() {
    var program = Self.measuring()
    program.note(drawn: .milliseconds(9), by: .answer)
    #expect(program.measurement.overall[.handlerToDrawn].count == 0)
    program.note(Self.passage(Self.start), of: Self.contact(Self.start))
    program.note(drawn: .milliseconds(9), by: .answer)
    #expect(program.measurement.overall[.handlerToDrawn].count == 1)
    #expect(program.measurement.drawnEvidence == .answer)
  }
}
