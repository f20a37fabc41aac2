import InputModel
import Recording
import Testing

@Suite struct EvemuTests {
  private static let text = """
    # EVEMU 1.3
    N: A pad\twith a tab
    I: 0011 0002 0008 0200
    P: 05 00
    P: 80
    B: 00 0b 00
    B: 01 00 04
    B: 01 01
    B: 03 03 00
    A: 00 -10 1023 1 2 41
    A: 01 0 767 0 0
    L: 00 00
    S: 05 00 00
    E: 0.000000 0003 0000 0490  # a comment
    E: 0.000000 0003 0001 -278
    E: 0.000001 0000 0000 0000
    E: 1.250000 0003 0000 7
    E: 1.250000 0000 0003 0000
    E: 1.250000 0003 0000 8
    E: 1.250000 0000 0000 0000
    """

  @Test func deviceAndFramesAreRead() throws {
    let reading = Recording.read(Array(EvemuTests.text.utf8))
    #expect(reading.damage == nil)
    let device = try #require(reading.recording.devices.first)
    #expect(device.name == "A pad\twith a tab")
    #expect(
      device.identity == .init(bus: 0x11, vendor: 2, product: 8, version: 0x200))
    // The third byte of bits begins at 16.
    #expect(device.properties == [0, 2, 23])
    #expect(device.codes == [0: [0, 1, 3], 1: [10, 16], 3: [0, 1]])
    #expect(device.axes[0] == .init(minimum: -10, maximum: 1023, fuzz: 1, flat: 2, resolution: 41))
    #expect(device.axes[1] == .init(minimum: 0, maximum: 767))
    #expect(
      device.frames == [
        RecordedFrame(
          time: Instant(microseconds: 1),
          events: [.absolute(0, 490), .absolute(1, -278)]),
        RecordedFrame(time: Instant(microseconds: 1_250_000), events: [], followsDrop: true),
      ])
  }

  @Test(
    arguments: [
      ("X: 1", 15, "one of N: I: P: B: A: E: or # is expected"),
      ("rubbish", 15, "one of N: I: P: B: A: E: or # is expected"),
      ("E: 0.5 0003 0000 1", 15, "a time in seconds, such as 1.234567, is expected"),
      ("E: 0.000000 zz 0000 1", 15, "an event type is expected"),
      ("E: 0.000000 0003 0000", 15, "a value is expected"),
      ("E: 0.000000 0003 0000 99999999999", 15, "a value is expected"),
      ("A: 00 1", 15, "a maximum is expected"),
      ("P: 100", 15, "a byte in hexadecimal is expected"),
    ])
  func damageIsNamed(line: String, number: Int, expectation: String) throws {
    var lines = EvemuTests.text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.insert(line[...], at: number - 1)
    let reading = Recording.read(Array(lines.joined(separator: "\n").utf8))
    #expect(reading.damage == RecordingDamage(line: number, expectation))
    #expect(reading.recording.devices.first?.name == "A pad\twith a tab")
  }

  @Test func framesBeforeTheDamageCount() throws {
    let lines = EvemuTests.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = (lines.prefix(16) + ["E: cut"]).joined(separator: "\n")
    let reading = Recording.read(Array(text.utf8))
    #expect(reading.damage?.line == 17)
    #expect(reading.recording.devices.first?.frames.count == 1)
  }
}
