import Gestures
import InputModel
import Pipeline
import SeededSource
import Testing

/// Random streams, legal and not: every `began` has exactly one end, and the state comes to rest.
@Suite struct RandomSceneTests {
  static let scenes = 10_000
  static let batch = 500

  @Test(arguments: 0..<scenes / batch)
  func everyBeganHasOneEnd(number: Int) {
    for index in 0..<Self.batch {
      var random = Seeded(seed: UInt64(number * Self.batch + index + 1))
      var (bench, allowsOneFinger) = Self.bench(&random)
      var checker = LifeChecker()
      for _ in 0..<Int.random(in: 20...120, using: &random) {
        Self.step(&bench, &random)
        checker.follow(bench.events())
      }
      bench.interrupt(.shutdown)
      checker.follow(bench.events())
      #expect(checker.faults.isEmpty, "scene \(number * Self.batch + index)")
      #expect(checker.live.isEmpty, "scene \(number * Self.batch + index)")
      // At rest: one clean tap is one tap, where one finger is allowed.
      bench.wait(1000)
      bench.down(0, 50, 30)
      bench.wait(20)
      bench.up(0)
      let story = bench.gestures().story
      #expect(
        story == (allowsOneFinger ? ["tap ended"] : []), "scene \(number * Self.batch + index)")
    }
  }

  static func bench(_ random: inout Seeded) -> (Bench, allowsOneFinger: Bool) {
    var settings = GestureSettings()
    if Bool.random(using: &random) { settings.contactCounts = 1...5 }
    let fingers = Int.random(in: 1...3, using: &random)
    let bench = Bench(
      Bool.random(using: &random) ? .touchscreen : .touchpad,
      options: DeviceOptions(
        rotation: QuarterTurn.allCases.randomElement(using: &random) ?? .none, fingers: fingers),
      settings: settings, reportsContacts: true)
    return (bench, (settings.contactCounts ?? fingers...fingers).contains(1))
  }

  static func step(_ bench: inout Bench, _ random: inout Seeded) {
    let slot = Int32.random(in: -1...6, using: &random)
    let x = Double.random(in: -5...165, using: &random)
    let y = Double.random(in: -5...95, using: &random)
    bench.wait(Int64.random(in: 0...60, using: &random))
    switch Int.random(in: 0..<100, using: &random) {
    case ..<25: bench.down(slot, x, y)
    case ..<55: bench.move(slot, x, y)
    case ..<70: bench.up(slot)
    case ..<73: bench.frame(ContactUpdate(slot: slot, phase: .cancelled))
    case ..<76: bench.interrupt(.eventsDropped)
    case ..<77: bench.interrupt(.suspended)
    case ..<85: bench.raw(SlotTests.land(slot, id: Int32.random(in: -1...5, using: &random), x, y))
    case ..<90: bench.raw([.absolute(EventCode.absMTTrackingID, -1)])
    case ..<95:
      bench.frame(
        Bench.update(slot, .down, x, y), ContactUpdate(slot: slot, phase: .up),
        Bench.update(slot, .down, y, x), Bench.update(slot, .moved, x, y))
    default:
      bench.raw(
        (0..<8).map { _ in
          RawEvent(
            type: UInt16.random(in: 0...4, using: &random),
            code: UInt16.random(in: 0...0x40, using: &random),
            value: Int32.random(in: Int32.min...Int32.max, using: &random))
        })
    }
  }
}

/// Checks the life of gestures and contacts event by event.
struct LifeChecker {
  var live: Set<GestureID> = []
  var ended: Set<GestureID> = []
  var faults: [String] = []
  private var contacts: Set<Int32> = []

  mutating func follow(_ events: [PipelineEvent]) {
    for event in events {
      switch event {
      case .gesture(let gesture): follow(gesture)
      case .contact(let contact): follow(contact)
      case .added, .removed, .grabChanged, .ready, .rate, .dropped, .shakeMeter, .refused: break
      }
    }
  }

  private mutating func follow(_ gesture: GestureEvent) {
    switch (gesture.kind, gesture.phase) {
    case (.tap, .ended), (.shake, .ended):
      note(ended.insert(gesture.id).inserted, "an identifier came twice")
    case (.pan, .began), (.edgePan, .began):
      note(live.isEmpty, "two gestures of one device at once")
      note(!ended.contains(gesture.id), "an identifier came twice")
      live.insert(gesture.id)
    case (.pan, .changed), (.edgePan, .changed):
      note(live.contains(gesture.id), "a change without a beginning")
    case (.pan, _), (.edgePan, _):
      note(live.remove(gesture.id) != nil, "an end without a beginning")
      ended.insert(gesture.id)
      note((gesture.phase == .cancelled) == (gesture.interruption != nil), "a reason amiss")
    case (.tap, _), (.shake, _):
      faults.append("a phase that this kind has not")
    }
    note(gesture.velocity.x.value.isFinite && gesture.velocity.y.value.isFinite, "no velocity")
    note(gesture.translation.x.value.isFinite, "no translation")
  }

  private mutating func follow(_ contact: ContactEvent) {
    note((contact.phase == .cancelled) == (contact.interruption != nil), "a reason amiss")
    switch contact.phase {
    case .down: note(contacts.insert(contact.slot).inserted, "a contact landed twice")
    case .moved: note(contacts.contains(contact.slot), "a contact moved that is not down")
    case .up, .cancelled:
      note(contacts.remove(contact.slot) != nil, "a contact lifted that is not down")
    }
  }

  private mutating func note(_ isRight: Bool, _ fault: String) {
    if !isRight { faults.append(fault) }
  }
}
