internal import InputModel
internal import Interaction
internal import Pipeline
internal import Programs
internal import SeededSource
internal import Storage

/// The mail program itself on a touchscreen, as fast as its virtual time goes: random swipes, taps,
/// throws and shakes of the list, and what scripts can ask for, until it is killed.
struct SwipingHand {
  private static let device = DeviceID(rawValue: 1)
  private static let size = (width: 160.0, height: 90.0)

  private var random: Seeded
  private var runner: InlineRunner<MailboxProgram>
  private var now = Instant(microseconds: 1_000_000)
  private var number = 0

  /// A Maildir that closures share.
  private final class Keeper {
    var mail: Maildir

    init(_ mail: consuming Maildir) {
      self.mail = mail
    }
  }

  init(_ mail: consuming Maildir, seed: UInt64) {
    random = Seeded(seed: seed)
    let keeper = Keeper(mail)
    runner = InlineRunner(
      program: MailboxProgram(.elsewhere) { _ in LocalTime.civil(LocalTime.now()) },
      settings: PipelineSettings(),
      mail: { request in
        var events: [MailEvent] = []
        keeper.mail.perform(request) { events.append($0) }
        keeper.mail.attend { events.append($0) }
        return events
      })
    let axis = { AxisFacts(minimum: 0, maximum: $0, resolution: 40) }
    let facts = DeviceFacts(
      node: "/dev/input/event0", name: "hand", kind: .touchscreen, x: axis(6400), y: axis(3600))
    let time = now
    runner.feed(at: time) { pipeline, output in
      pipeline.add(
        DeviceDescription(id: SwipingHand.device, facts: facts, options: DeviceOptions()),
        at: time, into: &output)
    }
    runner.becomeReady(at: time)
    var events: [MailEvent] = []
    keeper.mail.load { events.append($0) }
    for event in events { runner.tell(event, at: time) }
  }

  consuming func play() -> Never {
    var hand = self
    Say.line("ready")
    while true {
      hand.step()
      _ = hand.runner.takeLines()
    }
  }

  private mutating func step() {
    number += 1
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<6: swipe()
    case 6..<8: touch(from: place(), by: (0, Double.random(in: -40...40, using: &random)))
    case 8: touch(from: place(), by: (0, 0))
    case 9: write()
    default: ask()
    }
    wait(milliseconds: Int64.random(in: 20...1500, using: &random))
  }

  private mutating func swipe() {
    let travel = Double.random(in: -60...60, using: &random)
    touch(from: place(), by: (travel, Double.random(in: -2...2, using: &random)))
    guard Bool.random(using: &random) else { return }
    wait(milliseconds: 900)
    tell("choose \(Int.random(in: 0..<8, using: &random))")
  }

  private mutating func write() {
    let end = ["send", "cancel"].randomElement(using: &random) ?? "send"
    let lines = [
      "key escape", "compose", "type a@example.org", "key tab", "type draft", "key tab",
      "type draft \(number)\\n", end, "choose \(Int.random(in: 0..<3, using: &random))", "cancel",
      "choose 1",
    ]
    for line in lines {
      tell(line)
      wait(milliseconds: 900)
    }
  }

  private mutating func ask() {
    let places = ["mailbox", "deferred", "archive", "trash", "drafts", "outbox", "list work"]
    let lines = [
      "undo", "undo", "undo", "redo", "dismiss", "menu", "key escape", "key down", "archive",
      "show \(places.randomElement(using: &random) ?? "mailbox")",
    ]
    tell(lines.randomElement(using: &random) ?? "undo")
  }

  private mutating func tell(_ line: String) {
    runner.handle(commandLine: line, at: now)
  }

  private mutating func place() -> (x: Double, y: Double) {
    (
      Double.random(in: 0...SwipingHand.size.width, using: &random),
      Double.random(in: 0...SwipingHand.size.height, using: &random)
    )
  }

  private mutating func touch(from start: (x: Double, y: Double), by way: (x: Double, y: Double)) {
    feed(.down, start.x, start.y)
    for step in 1...10 {
      wait(milliseconds: 8)
      let share = Double(step) / 10
      let x = min(max(start.x + way.x * share, 0), SwipingHand.size.width)
      let y = min(max(start.y + way.y * share, 0), SwipingHand.size.height)
      feed(.moved, x, y)
    }
    wait(milliseconds: Bool.random(using: &random) ? 8 : 200)
    feed(.up, 0, 0)
  }

  private mutating func feed(_ phase: ContactPhase, _ x: Double, _ y: Double) {
    var frame = ContactFrame(device: SwipingHand.device, time: now)
    frame.append(
      ContactUpdate(
        slot: 0, phase: phase, position: Vector(x: Millimetres(x), y: Millimetres(y))))
    runner.feed(at: now) { pipeline, output in pipeline.feed(frame, into: &output) }
  }

  private mutating func wait(milliseconds: Int64) {
    now = now + .milliseconds(milliseconds)
    runner.advance(to: now)
  }
}
