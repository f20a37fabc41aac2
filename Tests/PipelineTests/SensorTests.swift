import Gestures
import InputModel
import Motions
import SeededSource
import Testing

@testable import Pipeline

@Suite struct SensorTests {
  private static let id = DeviceID(rawValue: 3)

  private static func events(
    of fixture: SensorFixture, _ motion: Motion, seed: UInt64, reportsMeters: Bool = false
  ) -> [PipelineEvent] {
    var pipeline = Pipeline(settings: PipelineSettings(reportsMeters: reportsMeters))
    var output: [PipelineEvent] = []
    pipeline.add(fixture.description(id: id), at: Instant(microseconds: 0), into: &output)
    let frames = fixture.frames(of: motion, seed: seed)
    // A second before anything moves.
    if let first = frames.first {
      pipeline.feed(first.events.span, from: id, at: Instant(microseconds: 0), into: &output)
    }
    for frame in frames {
      pipeline.feed(frame.events.span, from: id, at: frame.time, into: &output)
    }
    return output
  }

  private static func shakes(_ events: [PipelineEvent]) -> Int {
    events.count { if case .gesture(let gesture) = $0 { gesture.kind == .shake } else { false } }
  }

  private static func refusals(_ events: [PipelineEvent]) -> [AccelerometerFault] {
    events.compactMap { if case .refused(_, let fault, _) = $0 { fault } else { nil } }
  }

  @Test(arguments: SensorFixture.all)
  func shakesOfAnySensorAreOneEach(fixture: SensorFixture) {
    for seed in 4000..<4010 as Range<UInt64> {
      let shake = HumanShake(seed: seed)
      if shake.looksLikeHopping { continue }
      let events = Self.events(of: fixture, shake.motion, seed: seed)
      #expect(Self.shakes(events) == 1, "shake \(seed)")
      #expect(Self.refusals(events).isEmpty)
    }
  }

  /// Slower ones tell changes only, and not each sample while they rest.
  @Test(arguments: SensorFixture.all.filter { $0.sensor.rate >= 200 })
  func instrumentsAreToldTheRateOfSamples(fixture: SensorFixture) {
    let still = Motion(seconds: 4, gravity: Acceleration(x: 0, y: 0, z: 1), pushes: [])
    let rates = { (reportsMeters: Bool) in
      Self.events(of: fixture, still, seed: 1, reportsMeters: reportsMeters).compactMap {
        if case .rate(let report) = $0 { report } else { nil }
      }
    }
    let told = rates(true)
    #expect(told.count == 3)
    for report in told {
      #expect((report.rate / fixture.sensor.rate - 1).magnitude < 0.02, "\(report.rate) Hz")
      #expect((Double(report.count) / fixture.sensor.rate - 1).magnitude < 0.02)
    }
    #expect(rates(false).isEmpty)
  }

  /// Whichever side is up, a second of rest later.
  @Test(arguments: SensorFixture.all)
  func restReadsOneGravity(fixture: SensorFixture) throws {
    let axes = try #require(fixture.description(id: Self.id).accelerometer)
    var scale = AccelerometerScale(unitsPerG: axes.unitsPerG)
    var source = Seeded(seed: 8)
    var now = Instant(microseconds: 0)
    for _ in 0..<40 {
      let side = source.direction()
      var reading: Acceleration?
      for _ in 0..<Int(fixture.sensor.rate) {
        now = now + Interval(seconds: 1 / fixture.sensor.rate)
        reading = scale.acceleration(of: fixture.units(of: side), at: now)
      }
      let magnitude = try #require(reading).magnitude
      #expect((magnitude - 1).magnitude <= 0.05, "reads \(magnitude) g")
    }
    #expect(scale.fault == nil)
  }

  /// Each is told once, and makes no shake from then on.
  @Test func whatIsNoGravityIsRefused() {
    let still = Motion(seconds: 6, gravity: Acceleration(x: 0, y: 0, z: 1), pushes: [])
    let wrong: [(SensorFixture, AccelerometerFault)] = [
      (
        SensorFixture(name: "declares mm", resolution: 1, sensor: Sensor(rate: 50, unitsPerG: 256)),
        .notGravity(percent: 25600)
      ),
      (
        SensorFixture(
          name: "declares too much", resolution: 8192, sensor: Sensor(rate: 50, unitsPerG: 2048)),
        .notGravity(percent: 25)
      ),
      (
        SensorFixture(
          name: "is coarse", sensor: Sensor(rate: 50, unitsPerG: 16, noise: 0), clock: 0),
        .tooCoarse(units: 16)
      ),
    ]
    for (fixture, fault) in wrong {
      let told = Self.refusals(Self.events(of: fixture, still, seed: 1))
      #expect(told.count == 1)
      switch (told.first, fault) {
      case (.notGravity(let percent)?, .notGravity(let expected)):
        #expect(abs(percent - expected) * 50 <= expected)
      case (let first, _): #expect(first == fault)
      }
    }
  }

  /// Half a second in which nothing is felt is no rest, and no reason to refuse.
  @Test func aFallRefusesNothing() {
    let fall = Push(.plateau, Acceleration(x: 0, y: 0, z: -1), at: 3, for: 1)
    let motion = Motion(seconds: 8, gravity: Acceleration(x: 0, y: 0, z: 1), pushes: [fall])
    for fixture in SensorFixture.all {
      #expect(Self.refusals(Self.events(of: fixture, motion, seed: 1)).isEmpty)
    }
  }
}
