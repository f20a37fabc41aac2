import InputModel
import Testing

@testable import LinuxInput

@Suite struct LogRelayTests {
  private static let second: Int64 = 1_000_000

  @Test func tenLinesAtOnceThenOneASecondAndTheRestIsCounted() {
    let relay = LogRelay()
    for _ in 0..<25 { relay.take("event4  - Pad: kernel bug", isError: true, at: 5 * Self.second) }
    #expect(relay.drain().messages.count == 10)
    relay.take("event4  - Pad: kernel bug", isError: true, at: 6 * Self.second)
    let messages = relay.drain().messages.map(\.message)
    #expect(messages == ["15 messages suppressed", "event4  - Pad: kernel bug"])
  }

  @Test func droppedEventsAreNoticedHoweverManyLinesThereAre() {
    let relay = LogRelay()
    for _ in 0..<20 { relay.take("event4  - Pad: x", isError: false, at: 0) }
    relay.take(
      "event12 - event7: SYN_DROPPED event - some input events have been lost.\n", isError: false,
      at: 0)
    #expect(relay.drain().dropped == ["event12"])
    #expect(relay.isEmpty)
  }

  @Test func theLineAfterADropTellsThatFurtherOnesAreNotTold() {
    let relay = LogRelay()
    let end = "WARNING: log rate limit exceeded (5 msgs per 30s). Discarding future messages."
    relay.take("event4  - Pad: SYN_DROPPED event - some", isError: false, at: 0)
    relay.take("event4  - Pad: \(end)", isError: false, at: 0)
    #expect(relay.drain().silenced == ["event4"])
    #expect(relay.isEmpty)
    // The limit of another message, or of another device, says nothing of drops.
    relay.take("event4  - Pad: SYN_DROPPED event - some", isError: false, at: 0)
    relay.take("event5  - Pad: \(end)", isError: false, at: 0)
    relay.take("event4  - Pad: \(end)", isError: false, at: 0)
    #expect(relay.drain().silenced.isEmpty)
  }

  @Test func whatLibinputSaysOfEveryDeviceIsLeftOut() {
    let relay = LogRelay()
    relay.take("event4  - Pad: is tagged by udev as: Touchpad\n", isError: false, at: 0)
    relay.take("event4  - Pad: device is a touchpad\n", isError: false, at: 0)
    relay.take("event4  - Pad: device removed\n", isError: false, at: 0)
    #expect(relay.isEmpty)
  }

  @Test func aLineOfSeveralLinesBecomesOne() {
    let relay = LogRelay()
    relay.take("Axis 0x35\nSee there\n", isError: false, at: 0)
    #expect(relay.drain().messages.map(\.message) == ["Axis 0x35 See there"])
  }

  @Test(arguments: [
    ("event4  - Pad: message", "event4"), ("event12 - event3: message", "event12"),
    ("client bug: timer event7 debounce: offset negative", "event7"),
    ("Pad - event3", nil), ("no node", nil), ("event - x", nil),
  ])
  func aLinesNodeIsAtItsHead(line: String, name: String?) {
    #expect(LogRelay.nodeName(in: line) == name)
  }
}
