import InputModel
import Interaction
import Pipeline
import Programs
import Testing

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
    (-9.40, RowOutcome.rescheduled, 8), (-40.45, .rescheduled, 8), (-40.60, .listed, 5),
  ])
  func toTheLeftOptionsCome(millimetres: Double, outcome: RowOutcome, tiles: Int) throws {
    var bench = MailboxBench()
    bench.drag(by: millimetres)
    #expect(bench.outcomes().isEmpty)
    let options = try #require(bench.picture?.panel)
    #expect(options.tiles.count == tiles)
    bench.tap(options.tiles[2].frame.center)
    let outcomes = bench.outcomes()
    #expect(outcomes.map(\.outcome) == [outcome])
    #expect(outcomes.first?.option?.label == options.tiles[2].label)
  }

  @Test func aTapElsewhereTakesTheDefault() throws {
    var bench = MailboxBench()
    bench.drag(by: -20)
    let panel = try #require(bench.picture?.panel?.frame)
    bench.tap(Vector(x: panel.x + Points(3), y: panel.y + Points(3)))
    #expect(bench.outcomes().first?.option == .reschedule(.laterToday))
  }

  @Test func undoBringsRowsBackInTurn() throws {
    var bench = MailboxBench()
    let before = try #require(bench.picture).pages[0].rows.map(\.message.id)
    bench.drag(by: 20)
    bench.drag(by: 50)
    _ = bench.outcomes()
    bench.press(.character("u"))
    bench.wait(3000)
    bench.press(.character("u"))
    bench.wait(3000)
    bench.press(.character("u"))
    let outcomes = bench.outcomes()
    #expect(outcomes.map(\.outcome) == [.undone, .undone])
    #expect(outcomes.map(\.id) == [before[1], before[0]])
    #expect(try #require(bench.picture).pages[0].rows.map(\.message.id) == before)
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
    #expect(try #require(bench.picture).pages[0].rows.first?.message.id != Message.samples[0].id)
  }

  @Test func theListEmptiesWithoutHarm() {
    var bench = MailboxBench()
    for _ in Message.samples { bench.drag(by: 20) }
    #expect(bench.outcomes().count == Message.samples.count)
    bench.drag(by: 20)
    bench.press(.character("a"))
    bench.wait(3000)
    #expect(bench.outcomes().isEmpty)
    #expect(bench.picture?.pages[0].rows.isEmpty == true)
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
