import Programs
import Testing

/// Fingers, keys, scripts and other mail programs at random: no message is lost or shown twice, and
/// what the list shows is what whoever keeps the mail has.
@Suite struct MailboxRandomTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func everyMessageIsShownOnce(seed: UInt64) throws {
    var storm = MailStorm(seed: seed)
    for _ in 0..<300 { storm.step() }
    storm.settle()
    #expect(storm.differences == [])
    #expect(!storm.runner.program.isMoving)
  }
}
