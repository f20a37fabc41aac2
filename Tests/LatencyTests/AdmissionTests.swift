import InputModel
import Testing

@testable import Latency

/// An element that says what it is and carries a number.
struct Step: QueueElement, Hashable {
  var admission: Admission
  var number: Int

  static func key(_ gesture: Int) -> QueueKey { QueueKey(group: 0, number: UInt64(gesture)) }
  static func began(_ gesture: Int, _ number: Int = 0) -> Step {
    Step(admission: .opens(key(gesture)), number: number)
  }
  static func changed(_ gesture: Int, _ number: Int = 0) -> Step {
    Step(admission: .continues(key(gesture)), number: number)
  }
  static func ended(_ gesture: Int, _ number: Int = 0) -> Step {
    Step(admission: .closes(key(gesture)), number: number)
  }
  static func single(_ number: Int = 0) -> Step { Step(admission: .single, number: number) }
}

@Suite struct AdmissionTests {
  static let stamps = StageStamps(
    kernel: Instant(microseconds: 0), read: Instant(microseconds: 0),
    recognized: Instant(microseconds: 0))

  static func drain(_ control: inout AdmissionControl<Step>) -> [Step] {
    var steps: [Step] = []
    while let entry = control.next() { steps.append(entry.element) }
    return steps
  }

  static func offer(_ control: inout AdmissionControl<Step>, _ steps: Step...) -> [Bool] {
    steps.map { control.offer($0, stamps) }
  }

  @Test func aBeganKeepsAPlaceForItsEnd() {
    var control = AdmissionControl<Step>(capacity: 3)
    let admitted = Self.offer(&control, .began(1), .single(), .single(), .began(2), .ended(1))
    #expect(admitted == [true, true, false, false, true])
    #expect(Self.drain(&control) == [.began(1), .single(), .ended(1)])
    #expect(control.figures.refusals == 2)
  }

  /// A reader that begins a gesture twice keeps no place for ever.
  @Test func aKeyThatIsOpenIsNotOpenedAgain() {
    var control = AdmissionControl<Step>(capacity: 9)
    let admitted = Self.offer(&control, .began(1), .began(1), .ended(1), .ended(1), .began(1))
    #expect(admitted == [true, false, true, false, true])
    #expect(control.reserved == 1)
  }

  @Test func stepsAndEndOfARefusedBeganNeverComeThrough() {
    var control = AdmissionControl<Step>(capacity: 2)
    let admitted = Self.offer(&control, .single(), .began(1), .changed(1), .ended(1))
    #expect(admitted == [true, false, false, false])
    #expect(Self.drain(&control) == [.single()])
  }

  @Test func aStepGivesWayToTheNextOneBehindAllOthers() {
    var control = AdmissionControl<Step>(capacity: 9)
    let admitted = Self.offer(
      &control, .began(1), .changed(1, 1), .single(5), .changed(1, 2), .ended(1))
    #expect(admitted.allSatisfy { $0 })
    #expect(Self.drain(&control) == [.began(1), .single(5), .changed(1, 2), .ended(1)])
    #expect(control.figures.merges == 1)
  }

  @Test func anEmptyQueueMergesNothing() {
    var control = AdmissionControl<Step>(capacity: 9)
    var steps: [Step] = []
    for step in [Step.began(1), .changed(1, 1), .changed(1, 2), .ended(1)] {
      _ = control.offer(step, Self.stamps)
      steps += Self.drain(&control)
    }
    #expect(steps == [.began(1), .changed(1, 1), .changed(1, 2), .ended(1)])
    #expect(control.figures.merges == 0)
  }

  /// Random interleavings against the promises: what is admitted comes out once, in order, every
  /// began that comes out is followed by its end, and every step comes out or is counted by the one
  /// that it merged into.
  @Test(arguments: 0..<200)
  func thePromisesHold(seed: Int) {
    var random = Dice(state: UInt64(seed + 1))
    var control = AdmissionControl<Step>(capacity: random.roll(2, 12))
    var next = 0
    var live: [Int] = []
    var admitted: [Step] = []
    var out: [Step] = []
    var (steps, told) = (0, 0)
    let take = { (control: inout AdmissionControl<Step>) in
      guard let entry = control.next() else { return false }
      out.append(entry.element)
      if case .continues = entry.element.admission { told += 1 }
      told += entry.stamps.merged
      return true
    }
    for number in 0..<400 {
      switch random.roll(0, 9) {
      case 0...1:
        next += 1
        let step = Step.began(next, number)
        if control.offer(step, Self.stamps) {
          admitted.append(step)
          live.append(next)
        }
      case 2...4:
        if !live.isEmpty {
          let gesture = live[random.roll(0, live.count - 1)]
          if control.offer(.changed(gesture, number), Self.stamps) { steps += 1 }
        }
      case 5:
        if !live.isEmpty {
          let step = Step.ended(live.remove(at: random.roll(0, live.count - 1)), number)
          let isAdmitted = control.offer(step, Self.stamps)
          #expect(isAdmitted)
          admitted.append(step)
        }
      case 6:
        let step = Step.single(number)
        if control.offer(step, Self.stamps) { admitted.append(step) }
      default:
        _ = take(&control)
      }
      #expect(control.depth + control.reserved <= 12)
    }
    for gesture in live {
      let step = Step.ended(gesture, 400)
      let isAdmitted = control.offer(step, Self.stamps)
      #expect(isAdmitted)
      admitted.append(step)
    }
    while take(&control) {}
    #expect(told == steps)
    #expect(out.map(\.number) == out.map(\.number).sorted())
    let lasting = out.filter { if case .continues = $0.admission { false } else { true } }
    #expect(lasting == admitted)
  }
}

/// A reproducible die: a linear congruential generator (Knuth's MMIX constants).
struct Dice {
  var state: UInt64

  mutating func roll(_ low: Int, _ high: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return low + Int((state >> 33) % UInt64(high - low + 1))
  }
}
