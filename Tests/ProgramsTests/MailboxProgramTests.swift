import InputModel
import Interaction
import Pipeline
import Programs
import Testing

/// A mailbox on a 160×90 mm touchscreen, driven in millimetres on virtual time.
struct MailboxBench {
  static let device = DeviceID(rawValue: 1)

  var runner: InlineRunner<MailboxProgram>
  var now = Instant(microseconds: 1_000_000)

  init(surface: Size<Points>? = nil) {
    runner = InlineRunner(
      program: MailboxProgram(surface: surface), settings: PipelineSettings())
    let axis = { AxisFacts(minimum: 0, maximum: $0, resolution: 40) }
    let facts = DeviceFacts(
      node: "/dev/input/event0", name: "bench", kind: .touchscreen, x: axis(6400), y: axis(3600))
    let time = now
    runner.feed(at: time) { pipeline, output in
      pipeline.add(
        DeviceDescription(id: Self.device, facts: facts, options: DeviceOptions()), at: time,
        into: &output)
    }
    runner.becomeReady(at: time)
  }

  mutating func frame(_ phase: ContactPhase, _ x: Double = 0, _ y: Double = 0) {
    var frame = ContactFrame(device: Self.device, time: now)
    let position = Vector(x: Millimetres(x), y: Millimetres(y))
    frame.append(ContactUpdate(slot: 0, phase: phase, position: position))
    runner.feed(at: now) { pipeline, output in pipeline.feed(frame, into: &output) }
  }

  mutating func wait(_ milliseconds: Int64) {
    now = now + .milliseconds(milliseconds)
    runner.advance(to: now)
  }

  mutating func drag(by dx: Double, _ dy: Double = 0, from x: Double = 80, _ y: Double = 12) {
    frame(.down, x, y)
    for step in 1...40 {
      wait(8)
      frame(.moved, x + dx * Double(step) / 40, y + dy * Double(step) / 40)
    }
    wait(60)
    frame(.up)
    wait(3000)
  }

  mutating func tap(_ point: Vector<Points>) {
    frame(.down, Millimetres(point.x).value, Millimetres(point.y).value)
    wait(40)
    frame(.up)
    wait(3000)
  }

  /// The outcomes since the last call.
  mutating func outcomes() -> [OutcomeReport] {
    runner.takeLines().compactMap { if case .outcome(let report) = $0 { report } else { nil } }
  }

  var picture: MailboxSnapshot? {
    if case .mailbox(let mailbox) = runner.program.snapshot(at: now).picture {
      mailbox
    } else {
      nil
    }
  }
}

@Suite struct MailboxProgramTests {
  @Test(arguments: [
    (-9.30, RowOutcome.returned), (9.30, .returned), (9.40, .archived), (40.45, .archived),
    (40.60, .deleted),
  ])
  func distancesDecide(millimetres: Double, outcome: RowOutcome) {
    var bench = MailboxBench()
    bench.drag(by: millimetres)
    #expect(bench.outcomes().map(\.outcome) == [outcome])
  }

  @Test(arguments: [
    (-9.40, RowOutcome.rescheduled, 8), (-40.45, .rescheduled, 8), (-40.60, .listed, 4),
  ])
  func toTheLeftOptionsCome(millimetres: Double, outcome: RowOutcome, tiles: Int) throws {
    var bench = MailboxBench()
    bench.drag(by: millimetres)
    #expect(bench.outcomes().isEmpty)
    let options = try #require(bench.picture?.options)
    #expect(options.tiles.count == tiles)
    bench.tap(options.tiles[2].frame.center)
    let outcomes = bench.outcomes()
    #expect(outcomes.map(\.outcome) == [outcome])
    #expect(outcomes.first?.option == options.tiles[2].option)
  }

  @Test func aTapElsewhereTakesTheDefault() throws {
    var bench = MailboxBench()
    bench.drag(by: -20)
    let panel = try #require(bench.picture?.options?.panel)
    bench.tap(Vector(x: panel.x + Points(3), y: panel.y + Points(3)))
    #expect(bench.outcomes().first?.option == .reschedule(.laterToday))
  }

  @Test func undoBringsRowsBackInTurn() throws {
    var bench = MailboxBench()
    let before = try #require(bench.picture).rows.map(\.message.id)
    bench.drag(by: 20)
    bench.drag(by: 50)
    _ = bench.outcomes()
    bench.runner.handle(.undo, at: bench.now)
    bench.wait(3000)
    bench.runner.handle(.undo, at: bench.now)
    bench.wait(3000)
    bench.runner.handle(.undo, at: bench.now)
    let outcomes = bench.outcomes()
    #expect(outcomes.map(\.outcome) == [.undone, .undone])
    #expect(outcomes.map(\.id) == [before[1], before[0]])
    #expect(try #require(bench.picture).rows.map(\.message.id) == before)
  }

  @Test func aTapOnTheNoticeUndoes() throws {
    var bench = MailboxBench()
    bench.frame(.down, 80, 12)
    for step in 1...10 {
      bench.wait(8)
      bench.frame(.moved, 80 + Double(step) * 2, 12)
    }
    bench.wait(60)
    bench.frame(.up)
    bench.wait(1500)
    let notice = try #require(bench.runner.program.snapshot(at: bench.now).notice)
    #expect(notice.action == "Undo")
    _ = bench.outcomes()
    bench.tap(notice.frame.center)
    #expect(bench.outcomes().map(\.outcome) == [.undone])
  }

  @Test func aVerticalPanScrollsAndMovesNoRow() throws {
    var bench = MailboxBench(surface: Size(width: Points(320), height: Points(240)))
    bench.drag(by: 0, -20, from: 80, 60)
    #expect(bench.outcomes().isEmpty)
    #expect(try #require(bench.picture).rows.first?.message.id != Message.samples[0].id)
  }

  @Test func theListEmptiesWithoutHarm() {
    var bench = MailboxBench()
    for _ in Message.samples { bench.drag(by: 20) }
    #expect(bench.outcomes().count == Message.samples.count)
    bench.drag(by: 20)
    bench.runner.handle(.archive, at: bench.now)
    bench.wait(3000)
    #expect(bench.outcomes().isEmpty)
    #expect(bench.picture?.rows.isEmpty == true)
  }

  @Test func aTapOnTheCloseButtonGivesGrabbedDevicesBack() throws {
    var bench = MailboxBench()
    #expect(bench.runner.program.snapshot(at: bench.now).closeButton == nil)
    bench.runner.announce(
      .grabChanged(MailboxBench.device, isGrabbed: true, at: bench.now))
    let button = try #require(bench.runner.program.snapshot(at: bench.now).closeButton)
    #expect(button.width == Points(44) && button.height == Points(44))
    bench.tap(button.center)
    let isAsked = bench.runner.takeGrabRelease()
    #expect(isAsked)
    let isAskedAgain = bench.runner.takeGrabRelease()
    #expect(!isAskedAgain)
  }

  @Test func aRowTakenBackReturns() {
    var bench = MailboxBench()
    bench.frame(.down, 80, 12)
    for step in 1...10 {
      bench.wait(8)
      bench.frame(.moved, 80 - Double(step) * 3, 12)
    }
    let now = bench.now
    bench.runner.feed(at: now) { pipeline, output in
      pipeline.remove(MailboxBench.device, at: now, into: &output)
    }
    bench.wait(3000)
    #expect(bench.outcomes().map(\.outcome) == [.returned])
  }
}
