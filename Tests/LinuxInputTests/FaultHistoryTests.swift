import InputModel
import Testing

@testable import LinuxInput

@Suite struct FaultHistoryTests {
  @Test func aNodeThatFailsAtEachAttemptIsNewsOnce() {
    var history = FaultHistory()
    var time = Instant(microseconds: 5)
    var news: [Bool] = []
    for _ in 0..<100 {
      news.append(history.note(at: time))
      time = time + FaultHistory.pause
    }
    #expect(news == [true] + [Bool](repeating: false, count: 99))
  }

  @Test func aFaultAfterACalmIsNewsAgain() {
    var history = FaultHistory()
    var news = [history.note(at: Instant(microseconds: 0))]
    news.append(history.note(at: Instant(microseconds: 0) + FaultHistory.calm))
    #expect(news == [true, true])
  }
}
