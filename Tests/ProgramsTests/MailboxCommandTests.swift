import InputModel
import Interaction
import Programs
import Testing

/// What commands and keys are told where there is nothing to do, and where they must not act.
@Suite struct MailboxCommandTests {
  private func errors(_ bench: inout MailboxBench) -> Int {
    bench.runner.takeLines().count { if case .error = $0 { true } else { false } }
  }

  @Test(arguments: [
    "select 50", "show list Nope", "archive 99", "choose 0", "dismiss", "undo", "redo", "send",
    "type x", "key nokey", "tap x", "fly",
  ])
  func whatIsNotThereIsAnError(line: String) {
    var bench = MailboxBench()
    bench.perform(line)
    #expect(errors(&bench) == 1)
    bench.perform("select 3", "archive")
    #expect(bench.outcomes().map(\.row) == [3])
  }

  @Test func digitsAreNoDays() {
    var bench = MailboxBench()
    bench.perform("defer", "choose 7")
    bench.press(.character("5"))
    #expect(bench.outcomes().isEmpty)
    // The first day that can be picked has the keys: tomorrow.
    bench.press(.enter)
    #expect(bench.outcomes().first?.due == CivilTime(CivilDate(daysSince1970: 20_517), hour: 8))
  }

  @Test func tabGoesRoundTheViews() {
    var bench = MailboxBench()
    let titles = (0..<4).map { _ in
      bench.press(.tab)
      return bench.picture?.bar.title
    }
    #expect(titles == ["Archive", "Deferred", "Mailbox", "Archive"])
  }

  @Test func anUndoKeepsTheColourOfWhatItUndoes() {
    var bench = MailboxBench()
    bench.perform("archive")
    bench.runner.handle(.key(.character("u")), at: bench.now)
    bench.wait(30)
    #expect(bench.picture?.pages.first?.rows.first?.appearance.background == .green)
  }

  @Test func aNoticeTellsWhereToAndUntilWhen() {
    var bench = MailboxBench()
    bench.perform("defer", "choose 2")
    #expect(notice(bench) == "Deferred “Berth 14, new rates” until tomorrow 08:00")
    bench.perform("file", "choose 1")
    #expect(notice(bench) == "Filed “Two books are due” in “To buy”")
  }

  private func notice(_ bench: MailboxBench) -> String? {
    bench.runner.program.snapshot(at: bench.now).notice?.text
  }
}
