import Glibc
import InputModel
import Programs
import SeededSource
import Testing

/// A thousand slides as people make them, over all report rates and speeds: each unlocks.
@Suite struct HumanSlideTests {
  /// Reports a second, from an old panel to a fast one.
  static let rates = [25.0, 40, 60, 83, 100, 125, 180, 250, 500, 1000]
  /// Millimetres a second on the average of the way.
  static let speeds = [50.0, 75, 120, 180, 270, 400, 600, 900, 1400, 2000]
  static let hands = 10

  @Test(arguments: rates)
  func everyOneUnlocks(rate: Double) {
    var unlocks = 0
    for (row, speed) in Self.speeds.enumerated() {
      for hand in 0..<Self.hands {
        var random = Seeded(seed: UInt64(rate) << 16 + UInt64(row << 8 + hand + 1))
        let slide = HumanSlide(rate: rate, speed: speed, random: &random)
        let table = slide.play(&random)
        unlocks += table.unlocks
        #expect(table.unlocks == 1, "\(rate) Hz, \(speed) mm/s, hand \(hand): \(slide)")
      }
    }
    #expect(unlocks == Self.speeds.count * Self.hands)
  }
}

/// One slide: a smooth reach with a tremor on a path that slopes, which ends with a rest of one report.
struct HumanSlide {
  private let setup: LockTable.Setup
  private let rate: Double
  private let speed: Double
  /// The share of the thumb's way.
  private let reach: Double
  /// Sideways a millimetre of the way.
  private let slope: Double
  private let amplitude: Double
  /// A resting hand trembles 8 to 12 times a second.
  private let tremor: Double
  /// Where on the thumb the finger lands, as a share of its size from the middle.
  private let landing: (x: Double, y: Double)

  init(rate: Double, speed: Double, random: inout Seeded) {
    self.rate = rate
    self.speed = speed
    setup = LockTable.Setup(
      kind: Bool.random(using: &random) ? .touchscreen : .touchpad,
      fingers: Int.random(in: 0..<4, using: &random) == 0 ? 2 : 1,
      isRaw: Bool.random(using: &random))
    reach = Double.random(in: 0.84...1.04, using: &random)
    slope = Double.random(in: -0.15...0.15, using: &random)
    amplitude = Double.random(in: 0.05...0.3, using: &random)
    tremor = Double.random(in: 8...12, using: &random)
    landing = (
      Double.random(in: -0.4...0.4, using: &random), Double.random(in: -0.4...0.4, using: &random)
    )
  }

  func play(_ random: inout Seeded) -> LockTable {
    var table = LockTable([setup])
    let (lock, scene) = (table.lock, table.snapshot.surface)
    let scale = setup.size.width / scene.width.value
    let way = (lock.track.width.value - lock.thumb.width.value) * scale * reach
    let start = (
      x: (lock.thumb.center.x.value + landing.x * lock.thumb.width.value) * scale,
      y: (lock.thumb.center.y.value + landing.y * lock.thumb.height.value) * setup.size.height
        / scene.height.value
    )
    table.wait(Int64.random(in: 1000...500_000, using: &random))
    table.frame(0, touches(.down, at: start))
    let duration = way / speed
    var elapsed = 0.0
    while elapsed < duration {
      // No device keeps its interval to the microsecond.
      let interval = Double.random(in: 0.9...1.1, using: &random) / rate
      elapsed += interval
      table.wait(Int64(interval * 1e6))
      let share = HumanSlide.eased(min(elapsed / duration, 1))
      let shiver = amplitude * sin(2 * Double.pi * tremor * elapsed)
      let place = (
        x: start.x + way * share + shiver, y: start.y + way * share * slope + shiver / 2
      )
      table.frame(0, touches(.moved, at: place))
    }
    table.wait(Int64(1e6 / rate))
    table.frame(0, touches(.up, at: start))
    table.wait(1_000_000)
    return table
  }

  private func touches(_ phase: ContactPhase, at place: (x: Double, y: Double)) -> [Touch] {
    (0..<setup.fingers).map { index in
      let offset = (Double(index) - Double(setup.fingers - 1) / 2) * 15
      return Touch(
        slot: Int32(index), phase: phase, x: LockTable.settled(place.x + offset),
        y: LockTable.settled(min(max(place.y, 0), setup.size.height)))
    }
  }

  /// The way of a reach with the least jerk: 15 of 8 parts of the mean speed in its middle.
  private static func eased(_ share: Double) -> Double {
    share * share * share * (10 - 15 * share + 6 * share * share)
  }
}
