import InputModel
import LockMessages
import Testing

@Suite struct AttemptAnswerTests {
  @Test(arguments: [
    AttemptAnswer.started, .accepted, .refused(wait: .zero), .refused(wait: Interval(seconds: 300)),
    .failed(reason: "PAM says: no such module", wait: Interval(seconds: 5)),
    .failed(reason: "", wait: .zero), .closed(wait: .milliseconds(1)),
  ])
  func answersComeAsTheyWent(answer: AttemptAnswer) {
    #expect(AttemptAnswer(answer.bytes) == answer)
  }

  @Test(arguments: [
    "", " ", "accepte", "accepted ", "accepted 0", "Accepted", "accepted\n", "accepted\0",
    "refused",
    "refused x", "refused 1 2", "failed 1", "closed", "started 1",
  ])
  func whatIsNearlyAnAnswerIsNone(text: String) {
    #expect(AttemptAnswer(text.utf8) == nil)
  }
}
