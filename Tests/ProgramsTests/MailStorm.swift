import InputModel
import Interaction
import Pipeline
import Programs
import SeededSource

/// A mailbox whose keeper answers late, refuses at times, and shares the mail with others.
struct MailStorm {
  private static let device = DeviceID(rawValue: 1)
  private static let places: [Place] = [
    .mailbox, .deferred, .archive, .list("House"), .trash, .drafts,
  ]

  var runner: InlineRunner<MailboxProgram>
  private var random: Seeded
  private var now = Instant(microseconds: 1_000_000)
  private var isDown = false
  private let keeper: SlowKeeper

  init(seed: UInt64) {
    random = Seeded(seed: seed)
    let keeper = SlowKeeper()
    self.keeper = keeper
    runner = InlineRunner(
      program: MailboxProgram(.elsewhere) { MailboxBench.start.adding(seconds: $0.wholeSeconds) },
      settings: PipelineSettings(), mail: { keeper.take($0) })
    let time = now
    runner.begin(on: Self.device, at: time)
    runner.tell(.lists(["House", "To read"]), at: time)
    runner.tell(.stored(keeper.content), at: time)
    runner.tell(.loaded, at: time)
  }

  mutating func step() {
    now = now + .milliseconds(Int64.random(in: 1...400, using: &random))
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: touch()
    case 6..<10: runner.handle(.key(key()), at: now)
    case 10..<14: runner.handle(commandLine: command(), at: now)
    case 14: meddle()
    default: answer(1)
    }
  }

  /// Lifts what is down, waits for everything, and answers what is asked.
  mutating func settle() {
    if isDown { feed(.up) }
    for _ in 0..<300 {
      now = now + .milliseconds(3000)
      runner.advance(to: now)
      for command in ["cancel", "choose 1", "dismiss"] {
        runner.handle(commandLine: command, at: now)
      }
      answer(100)
    }
  }

  /// What the program shows, by place.
  private var shown: [String: String] {
    var found: [String: String] = [:]
    var runner = runner
    _ = runner.takeLines()
    let more = keeper.places.values.filter { !Self.places.contains($0) }
    for place in Self.places + Set(more).sorted(by: { $0.name < $1.name }) {
      runner.handle(commandLine: "key escape", at: now)
      runner.handle(commandLine: "show \(place.name)", at: now)
      runner.advance(to: now + .milliseconds(5000))
      runner.handle(commandLine: "list", at: now + .milliseconds(5000))
      for case .message(let message, _, let place) in runner.takeLines() {
        found[message.id] = found[message.id].map { "\($0), \(place.name)" } ?? place.name
      }
    }
    return found
  }

  /// Where what is shown and what is kept differ.
  var differences: [String] {
    let (shown, kept) = (shown, kept)
    return Set(shown.keys).union(kept.keys).sorted().compactMap { id in
      shown[id] == kept[id]
        ? nil : "\(id): shown in \(shown[id] ?? "none"), kept in \(kept[id] ?? "none")"
    }
  }

  private var kept: [String: String] { keeper.places.mapValues(\.name) }

  private mutating func touch() {
    guard isDown else {
      feed(.down, Double.random(in: 0...160, using: &random), y())
      isDown = true
      return
    }
    if Bool.random(using: &random) {
      let x = Double.random(in: 0...160, using: &random)
      for _ in 0..<8 {
        now = now + .milliseconds(8)
        feed(.moved, min(max(x + Double.random(in: -9...9, using: &random), 0), 160), y())
      }
    } else {
      feed(.up)
      isDown = false
    }
  }

  private mutating func y() -> Double { Double.random(in: 0...90, using: &random) }

  private mutating func feed(_ phase: ContactPhase, _ x: Double = 0, _ y: Double = 0) {
    var frame = ContactFrame(device: Self.device, time: now)
    frame.append(
      ContactUpdate(slot: 0, phase: phase, position: Vector(x: Millimetres(x), y: Millimetres(y))))
    runner.feed(at: now) { pipeline, output in pipeline.feed(frame, into: &output) }
  }

  private mutating func key() -> Key {
    let keys: [Key] = [
      .up, .down, .left, .right, .enter, .escape, .tab, .character("u"), .character("r"),
      .character("a"), .character("m"), .character("s"), .character("d"), .character("l"),
      .character("2"), .end, .pageUp,
    ]
    return keys.randomElement(using: &random) ?? .up
  }

  private mutating func command() -> String {
    let row = Int.random(in: 0..<12, using: &random)
    let commands = [
      "archive \(row)", "delete \(row)", "defer \(row)", "file \(row)", "choose \(row)", "undo",
      "redo", "dismiss", "menu", "select \(row)", "key escape",
      "show \(Self.places.randomElement(using: &random)?.name ?? "mailbox")",
    ]
    return commands.randomElement(using: &random) ?? "undo"
  }

  /// Another program moves a message, takes one away or brings one.
  private mutating func meddle() {
    for event in keeper.meddle(using: &random) { runner.tell(event, at: now) }
  }

  private mutating func answer(_ count: Int) {
    for _ in 0..<count {
      for event in keeper.answer(using: &random) { runner.tell(event, at: now) }
    }
  }
}

extension Instant {
  fileprivate var wholeSeconds: Int { Int(microseconds / 1_000_000) }
}
