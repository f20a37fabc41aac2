import LockMessages
import Testing

@Suite struct LockMessageTests {
  @Test func messagesComeInAnyPieces() {
    let bytes = LockMessage.drawn.bytes + LockMessage.unlocked.bytes
    for length in 1...bytes.count {
      var reader = LockMessageReader()
      var messages: [LockMessage] = []
      for start in stride(from: 0, to: bytes.count, by: length) {
        messages += reader.read(bytes[start..<min(start + length, bytes.count)])
      }
      #expect(messages == [.drawn, .unlocked])
    }
  }

  @Test(arguments: [
    "detent-lock-screen unlocked", "detent-lock-screen unlocke\n", "unlocked\n", "\n",
    " detent-lock-screen unlocked\n", "detent-lock-screen unlocked \n",
    "detent-lock-screen unlocked\r\n", "DETENT-LOCK-SCREEN UNLOCKED\n",
    "detent-lock-screen unlocked\0\n",
  ])
  func whatIsNearlyATokenIsNone(text: String) {
    var reader = LockMessageReader()
    let messages = reader.read(text.utf8)
    #expect(messages.isEmpty)
  }

  @Test func nothingCountsAfterAStrayLine() {
    for stray in ["x\n", String(repeating: "x", count: 1000), "\u{FF}\n"] {
      var reader = LockMessageReader()
      let messages = reader.read(Array(stray.utf8) + LockMessage.unlocked.bytes)
      #expect(messages.isEmpty)
      let later = reader.read(LockMessage.unlocked.bytes)
      #expect(later.isEmpty)
    }
  }
}
