import Gestures
import InputModel
@testable import Interaction
import KeptNumbers
import Latency
import Metrics
import Pipeline
import SeededSource
import Testing

@testable import Programs

/// What is counted of what a program is told.
@Suite struct EventTallyTests {
  private static let device = LatencyProgramTests.device
  private static let start = LatencyProgramTests.start

  private let numbers = KeptNumbers()

  private func tally(_ share: EventTally.Share = .all) -> EventTally {
    EventTally(into: numbers, bound: .milliseconds(8), share: share)
  }

  private static func gesture(_ kind: GestureKind, _ phase: GesturePhase) -> PipelineEvent {
    .gesture(
      GestureEvent(
        id: GestureID(rawValue: 1), kind: kind, phase: phase, device: device.id, time: start))
  }

  private var latencies: Int {
    let text = Exposition.text(numbers.values, of: MetricSource("a", .latency))
    let line = text.split(separator: "\n").first { $0.hasPrefix("detent_latency_seconds_count") }
    return line?.split(separator: " ").last.flatMap { Int($0) } ?? -1
  }

  @Test func devicesComeAndGo() {
    var tally = tally()
    var other = Self.device
    other.id = DeviceID(rawValue: 2)
    other.kind = .accelerometer
    tally.take(.added(Self.device, at: Self.start))
    tally.take(.added(other, at: Self.start))
    tally.take(.dropped(other.id, at: Self.start))
    tally.take(.removed(Self.device.id, at: Self.start))
    #expect(numbers.values[.devices(.touchscreen)] == 0)
    #expect(numbers.values[.devices(.accelerometer)] == 1)
    #expect(numbers.values[.drops(.accelerometer)] == 1)
    #expect(numbers.values[.drops(.touchscreen)] == 0)
  }

  /// Another screen after one that died with its devices.
  @Test func whoeverCountsAnewSeesNoDeviceAtFirst() {
    numbers.set(.devices(.touchpad), to: 3)
    _ = tally(.screen)
    #expect(numbers.values[.devices(.touchpad)] == 0)
  }

  @Test func aGestureCountsAtItsEnd() {
    var tally = tally()
    for phase in [GesturePhase.began, .changed, .changed, .ended] {
      tally.take(Self.gesture(.edgePan, phase))
    }
    tally.take(Self.gesture(.pan, .began))
    tally.take(Self.gesture(.pan, .cancelled))
    tally.take(Self.gesture(.shake, .ended))
    #expect(numbers.values[.gestures(.edgePan, .ended)] == 1)
    #expect(numbers.values[.gestures(.edgePan, .cancelled)] == 0)
    #expect(numbers.values[.gestures(.pan, .cancelled)] == 1)
    #expect(numbers.values[.gestures(.shake, .ended)] == 1)
  }

  /// The same as `detent latency` reports, whatever comes.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func countsWhatAMeasurementCounts(seed: UInt64) {
    var random = Seeded(seed: seed)
    var tally = tally()
    var program = LatencyProgramTests.measuring()
    tally.take(.added(Self.device, at: Self.start))
    var kernel = Self.start
    for _ in 0..<200 {
      if Bool.random(using: &random) { kernel = kernel + .milliseconds(8) }
      let phase = [ContactPhase.down, .moved, .up, .cancelled].randomElement(using: &random)
      let event = LatencyProgramTests.contact(kernel, phase ?? .moved)
      let passage = LatencyProgramTests.passage(
        kernel, read: .random(in: -50...100, using: &random),
        started: .random(in: 100...12_000, using: &random))
      program.note(passage, of: event)
      tally.take(passage, of: event)
    }
    let overall = program.measurement.overall
    #expect(latencies == overall[.kernelToHandler].count)
    #expect(numbers.values[.misses] == UInt64(overall.misses))
    #expect(
      numbers.values[.setAside(.negative)] == UInt64(overall.setAside[.negative, default: 0]))
    #expect(latencies > 0 && overall.misses > 0)
  }

  @Test func whatTheQueueCountsIsAddedOnce() {
    var tally = tally()
    numbers.add(10, to: .merged)
    var figures = QueueFigures()
    for merges in [0, 3, 3, 5] {
      figures.merges = merges
      figures.admitted = 2 * merges
      tally.take(figures)
    }
    #expect(numbers.values[.merged] == 15)
    #expect(numbers.values[.admitted] == 10)
  }

  @Test func countersNeverFall() {
    var tally = tally()
    var figures = QueueFigures()
    figures.merges = 9
    tally.take(figures)
    tally.take(QueueFigures())
    #expect(numbers.values[.merged] == 9)
  }

  @Test func aLockIsLockedFromItsFirstWord() {
    var tally = tally()
    #expect(numbers.values[.locked] == 0)
    tally.take(nil as LockTally?)
    #expect(numbers.values[.locked] == 0)
    tally.take(LockTally())
    #expect(numbers.values[.locked] == 1)
  }

  @Test func refusalsAndUnlocksAreCountedOnce() {
    var tally = tally()
    var lock = LockTally()
    for phase in [SlideLock.Phase.dragging, .springing, .locked] { lock.take(Self.report(phase)) }
    lock.take(.besideThumb)
    lock.take(.interrupted(.jumped))
    tally.take(lock)
    tally.take(lock)
    lock.take(Self.report(.dragging))
    lock.take(Self.report(.springing, refusal: "slide in one go, from the start"))
    lock.take(.notInOneGo)
    for phase in [SlideLock.Phase.dragging, .unlocked, .unlocked] { lock.take(Self.report(phase)) }
    tally.take(lock)
    #expect(numbers.values[.refusals(.tooShort)] == 1)
    #expect(numbers.values[.refusals(.besideThumb)] == 1)
    #expect(numbers.values[.refusals(.jumped)] == 1)
    #expect(numbers.values[.refusals(.notInOneGo)] == 1)
    #expect(numbers.values[.unlocks] == 1)
    #expect(numbers.values[.locked] == 0)
    lock.take(Self.report(.springing))
    tally.take(lock)
    #expect(numbers.values[.locked] == 1)
    #expect(numbers.values[.refusals(.tooShort)] == 1)
  }

  /// The process that holds the console knows better.
  @Test func aScreenSaysNeitherThatItIsOpenNorWhatSecretsAreRight() {
    var tally = tally(.screen)
    numbers.set(.locked, to: 1)
    var lock = LockTally()
    lock.take(.held)
    lock.take(Self.report(.unlocked))
    tally.take(lock)
    tally.take(.accepted)
    #expect(numbers.values[.locked] == 1)
    #expect(numbers.values[.unlocks] == 0)
    #expect(numbers.values[.attempts(.accepted)] == 0)
    #expect(numbers.values[.refusals(.held)] == 1)
  }

  @Test func secretsAreCountedByWhatCameOfThem() {
    let tally = tally()
    tally.take(.refused(wait: .zero))
    tally.take(.refused(wait: .zero))
    tally.take(.closed(wait: .zero))
    tally.take(.failed(reason: "", wait: .zero))
    tally.take(.accepted)
    #expect(numbers.values[.attempts(.refused)] == 2)
    #expect(numbers.values[.attempts(.failed)] == 1)
    #expect(numbers.values[.attempts(.accepted)] == 1)
  }

  private static func report(_ phase: SlideLock.Phase, refusal: String? = nil) -> LockReport {
    LockReport(time: start, phase: phase, fraction: 0, showsReset: false, refusal: refusal)
  }
}
