import LockMessages
import Testing

@Suite struct AuthVerdictTests {
  @Test(arguments: [
    AuthVerdict.accepted, .refused, .failed("PAM has no service detent"),
    .undecided("PAM says: no"),
  ])
  func verdictsComeAsTheyWent(verdict: AuthVerdict) {
    #expect(AuthVerdict(Array(verdict.line.utf8)) == verdict)
  }

  @Test(arguments: [
    "", "accepted\n", "detent-auth accepted", "detent-auth accepted\n\n", "detent-auth  accepted\n",
    "detent-auth accepted \n", "detent-auth accepted\r\n", "detent-auth accepted\0\n",
    "detent-auth accepted\ndetent-auth refused\n", "detent-auth refused\ndetent-auth accepted\n",
    "xdetent-auth accepted\n", "detent-auth failed x",
  ])
  func whatIsNearlyAVerdictIsNone(text: String) {
    #expect(AuthVerdict(Array(text.utf8)) == nil)
  }

  @Test func aReasonIsOneShortLine() {
    let line = AuthVerdict.failed("a\nb" + String(repeating: "c", count: 5000)).line
    #expect(line.hasPrefix("detent-auth failed a bc"))
    #expect(line.count(where: \.isNewline) == 1)
    #expect(line.utf8.count <= AuthVerdict.longest)
  }
}
