import InputModel
import Interaction
import Programs
import SeededSource

/// A hand on a device of some rate. Mostly it tries to slide, and everything happens to it that may
/// not unlock: more fingers, palms, jumps, lost events, lifts on the way, and touches anywhere. A wild
/// one makes frames of anything.
struct RandomHand {
  private struct Slide {
    var speed: Double
    var slope: Double
    var target: Double
    var hasRested = false
  }

  private let device: Int
  private let setup: LockTable.Setup
  private let interval: Int64
  private let isWild: Bool
  private var fingers: [(slot: Int32, x: Double, y: Double)] = []
  private var slide: Slide?
  private var lastStep: Int64 = 0

  init(device: Int, setup: LockTable.Setup, random: inout Seeded) {
    self.device = device
    self.setup = setup
    isWild = Int.random(in: 0..<5, using: &random) == 0
    interval = Int64(1_000_000 / RandomHand.spread(25...1000, &random))
  }

  /// Feeds one frame, or what is no frame: a rest, an interruption.
  mutating func act(_ table: inout LockTable, _ random: inout Seeded) {
    let jitter = Int64.random(in: -interval / 4...interval / 4, using: &random)
    table.wait(max(interval + jitter, 0))
    if isWild {
      rage(&table, &random)
    } else if Int.random(in: 0..<1000, using: &random) < 12 {
      mishap(&table, &random)
    } else if let slide {
      follow(slide, &table, &random)
    } else if fingers.isEmpty {
      begin(&table, &random)
    } else {
      fidget(&table, &random)
    }
    lastStep = table.now
  }

  /// A number within a range, every magnitude as likely as another.
  private static func spread(_ range: ClosedRange<Double>, _ random: inout Seeded) -> Double {
    var value = range.lowerBound
    let octaves = range.upperBound / range.lowerBound
    var steps = Int.random(in: 0...64, using: &random)
    // The 64th root of the ratio, by six square roots.
    var factor = octaves
    for _ in 0..<6 { factor = factor.squareRoot() }
    while steps > 0 {
      value *= factor
      steps -= 1
    }
    return min(value, range.upperBound)
  }

  private mutating func begin(_ table: inout LockTable, _ random: inout Seeded) {
    let lock = table.lock
    if lock.phase == .unlocked, Int.random(in: 0..<4, using: &random) == 0 { table.reset() }
    let scene = table.snapshot.surface
    let thumb = lock.thumb
    let spare = Double.random(in: 0..<8, using: &random) < 1 ? 3.0 : 0.45
    let places = (
      (thumb.center.x.value + thumb.width.value * Double.random(in: -spare...spare, using: &random))
        / scene.width.value,
      (thumb.center.y.value
        + thumb.height.value * Double.random(in: -spare...spare, using: &random))
        / scene.height.value
    )
    let way = (lock.track.width.value - thumb.width.value) * 25.4 / 163
    slide = Slide(
      speed: RandomHand.spread(200...4000, &random),
      slope: Double.random(in: -0.2...0.2, using: &random),
      target: way * Double.random(in: 0.5...1.2, using: &random))
    let middle = (x: places.0 * setup.size.width, y: places.1 * setup.size.height)
    let count = max(setup.fingers + (Int.random(in: 0..<20, using: &random) == 0 ? 1 : 0), 1)
    let distance = 15.0
    var touches: [Touch] = []
    for index in 0..<count {
      let x = middle.x + (Double(index) - Double(count - 1) / 2) * distance
      let slot = Int32(index)
      fingers.append((slot, LockTable.settled(x), LockTable.settled(middle.y)))
      touches.append(
        Touch(slot: slot, phase: .down, x: fingers[index].x, y: fingers[index].y))
    }
    table.frame(device, touches)
  }

  private mutating func follow(
    _ slide: Slide, _ table: inout LockTable, _ random: inout Seeded
  ) {
    guard !fingers.isEmpty else {
      self.slide = nil
      return
    }
    let seconds = Double(table.now - lastStep) / 1e6
    let step = min(slide.speed * seconds, slide.target)
    if slide.target > 0 {
      self.slide?.target -= step
      move(by: (step, step * slide.slope), tremor: 0.2, &table, &random)
    } else if !slide.hasRested {
      self.slide?.hasRested = true
    } else {
      self.slide = nil
      lift(Int.random(in: 0..<3, using: &random) == 0 ? 1 : fingers.count, &table)
    }
  }

  /// Fingers that are down for no purpose: they wander, land and lift.
  private mutating func fidget(_ table: inout LockTable, _ random: inout Seeded) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: land(&table, &random)
    case 1, 2:
      let way = Double.random(in: -30...30, using: &random)
      move(by: (way, 0), tremor: 1, &table, &random)
    case 3: lift(1, &table)
    default: lift(fingers.count, &table)
    }
  }

  private mutating func mishap(_ table: inout LockTable, _ random: inout Seeded) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: land(&table, &random)
    case 1: lift(1, &table)
    case 2:
      guard let finger = fingers.popLast() else { return }
      table.frame(device, [Touch(slot: finger.slot, phase: .cancelled)])
      if setup.isRaw { table.frame(device, [Touch(slot: finger.slot, phase: .up)]) }
    case 3, 4:
      let way = Double.random(in: -100...100, using: &random)
      if Bool.random(using: &random) { slide?.target -= way }
      move(by: (way, 0), tremor: 0, &table, &random)
    case 5:
      // Another finger under the same number, without a lift between them.
      guard let finger = fingers.first else { return }
      table.frame(device, [Touch(slot: finger.slot, phase: .down, x: finger.x, y: finger.y)])
    case 6: lose(by: .eventsDropped, &table)
    case 7: lose(by: .suspended, &table)
    case 8:
      table.replug(device)
      (fingers, slide) = ([], nil)
    default:
      // Nothing that the kernel may send: unknown slots, and everything at once.
      let slot = Int32.random(in: 6...9, using: &random)
      table.frame(
        device,
        [Touch(slot: slot, phase: .moved, x: 150, y: 50), Touch(slot: slot, phase: .up)])
    }
  }

  /// A frame of some slots, each of which does anything, near the thumb, at the end or anywhere.
  private func rage(_ table: inout LockTable, _ random: inout Seeded) {
    let lock = table.lock
    if lock.phase == .unlocked, Int.random(in: 0..<20, using: &random) == 0 { table.reset() }
    let scene = table.snapshot.surface
    let scale = (
      x: setup.size.width / scene.width.value, y: setup.size.height / scene.height.value
    )
    var touches: [Touch] = []
    for slot in Int32(0)..<4 where Int.random(in: 0..<(slot == 0 ? 2 : 12), using: &random) == 0 {
      let phases: [ContactPhase] = [.down, .down, .moved, .moved, .moved, .up, .up, .cancelled]
      var touch = Touch(slot: slot, phase: phases.randomElement(using: &random) ?? .up)
      let spread = { (around: Double, random: inout Seeded) in
        around + Double.random(in: -6...6, using: &random)
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: touch.x = spread(lock.thumb.center.x.value * scale.x, &random)
      case 2, 3: touch.x = spread(lock.track.maxX.value * scale.x, &random)
      default: touch.x = Double.random(in: 0...setup.size.width, using: &random)
      }
      touch.x = LockTable.settled(touch.x)
      touch.y = LockTable.settled(spread(lock.thumb.center.y.value * scale.y, &random))
      touches.append(touch)
    }
    if !touches.isEmpty { table.frame(device, touches.shuffled(using: &random)) }
  }

  private mutating func lose(by interruption: Interruption, _ table: inout LockTable) {
    table.interrupt(device, by: interruption)
    // The fingers may go on; nobody saw them land.
    if fingers.count > 1 { (fingers, slide) = ([], nil) }
  }

  private mutating func land(_ table: inout LockTable, _ random: inout Seeded) {
    guard let slot = (0..<6).first(where: { free in !fingers.contains { $0.slot == free } })
    else { return }
    let x = LockTable.settled(Double.random(in: 0...setup.size.width, using: &random))
    let y = LockTable.settled(Double.random(in: 0...setup.size.height, using: &random))
    fingers.append((Int32(slot), x, y))
    table.frame(device, [Touch(slot: Int32(slot), phase: .down, x: x, y: y)])
  }

  private mutating func move(
    by way: (x: Double, y: Double), tremor: Double, _ table: inout LockTable,
    _ random: inout Seeded
  ) {
    var touches: [Touch] = []
    for index in fingers.indices {
      let dx = way.x + Double.random(in: -tremor...tremor, using: &random)
      let dy = way.y + Double.random(in: -tremor...tremor, using: &random)
      let x = min(max(fingers[index].x + dx, 0), setup.size.width)
      let y = min(max(fingers[index].y + dy, 0), setup.size.height)
      fingers[index].x = LockTable.settled(x)
      fingers[index].y = LockTable.settled(y)
      touches.append(
        Touch(
          slot: fingers[index].slot, phase: .moved, x: fingers[index].x, y: fingers[index].y))
    }
    // A frame in which one finger lifts and the others still move.
    if touches.count > 1, Int.random(in: 0..<50, using: &random) == 0 {
      touches[0] = Touch(slot: touches[0].slot, phase: .up)
      fingers.removeFirst()
    }
    if !touches.isEmpty { table.frame(device, touches) }
  }

  private mutating func lift(_ count: Int, _ table: inout LockTable) {
    let touches = fingers.prefix(count).map { Touch(slot: $0.slot, phase: .up) }
    fingers.removeFirst(min(count, fingers.count))
    if !touches.isEmpty { table.frame(device, touches) }
  }
}
