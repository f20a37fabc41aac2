import InputModel
import Recording
import Testing

@Suite struct LibinputRecordTests {
  private static let text = """
    # libinput record
    version: 1
    ndevices: 2
    libinput:
      version: "1.22.1"
    devices:
    - node: /dev/input/event5
      evdev:
        # a comment
        name: "A \\"pad\\" \\x07"
        id: [3, 1133, 45085, 273]
        codes:
          0: [0, 1, 3] # EV_SYN
          3: [47, 53, 54, 57]
        absinfo:
          47: [0, 4, 0, 0, 0]
          53: [-5, 1920, 8, 0, 12]
        properties: [0, 2]
      hid: [5, 1, 9, 2]
      udev:
        properties:
        - ID_INPUT=1
        - ID_INPUT_TOUCHPAD=1
        - LIBINPUT_CALIBRATION_MATRIX=1 0 0 0 1 0
        virtual: false
      quirks:
      - ModelX=1
      events:
      - evdev:
        - [  0,   10,  3, 57,   7] # EV_ABS / ABS_MT_TRACKING_ID
        - [  0,   10,  0,  0,   0]
        libinput: {time: 0.1, type: NONE}
      - evdev:
        - [  2,   20,  3, 53, -3]
      - evdev:
        - [  2,   20,  0,  0,  0]
    - node: /dev/input/event6
      evdev:
        name: second
      events:
    """

  @Test func devicesAndFramesAreRead() throws {
    let reading = Recording.read(Array(LibinputRecordTests.text.utf8))
    #expect(reading.damage == nil)
    #expect(reading.recording.devices.map(\.node) == ["/dev/input/event5", "/dev/input/event6"])
    let device = try #require(reading.recording.devices.first)
    #expect(device.name == "A \"pad\" \u{7}")
    #expect(device.identity == .init(bus: 3, vendor: 1133, product: 45085, version: 273))
    #expect(device.codes == [0: [0, 1, 3], 3: [47, 53, 54, 57]])
    #expect(device.axes[53] == .init(minimum: -5, maximum: 1920, fuzz: 8, resolution: 12))
    #expect(device.properties == [0, 2])
    #expect(device.udevProperties["LIBINPUT_CALIBRATION_MATRIX"] == "1 0 0 0 1 0")
    #expect(device.quirks == ["ModelX=1"])
    #expect(device.kind == .touchpad)
    #expect(
      device.frames == [
        RecordedFrame(time: Instant(microseconds: 10), events: [.absolute(57, 7)]),
        RecordedFrame(time: Instant(microseconds: 2_000_020), events: [.absolute(53, -3)]),
      ])
  }

  @Test(
    arguments: [
      (2, "version: 0", 2, "the version, a number from 1 on, is expected"),
      (2, "versions: 1", 1, "version: 1 is expected"),
      (6, "devices: 5", 6, "a list of devices is expected"),
      (11, "    id: [3, 1133, 45085]", 11, "bus, vendor, product and version are expected"),
      (13, "      x: [0]", 13, "the number of an event type is expected"),
      (16, "      47: [0, 4]", 16, "minimum, maximum, fuzz, flat and resolution are expected"),
      (
        31, "    - [  0,   10,  3, 57, x]", 31,
        "[seconds, microseconds, type, code, value] is expected"
      ),
      (
        31, "    - [  0,   1000000,  3, 57, 1]", 31,
        "[seconds, microseconds, type, code, value] is expected"
      ),
    ])
  func damageIsNamed(place: Int, line: String, number: Int, expectation: String) {
    var lines = LibinputRecordTests.text.split(separator: "\n", omittingEmptySubsequences: false)
    lines[place - 1] = line[...]
    let reading = Recording.read(Array(lines.joined(separator: "\n").utf8))
    #expect(reading.damage == RecordingDamage(line: number, expectation))
  }

  /// A file that ends in the middle, as one does whose disk was full.
  @Test func whatStoodBeforeCounts() throws {
    let text = LibinputRecordTests.text
    let whole = Recording.read(Array(text.utf8)).recording
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let cut = (lines.prefix(34) + ["    - [  2,   20,  3"]).joined(separator: "\n")
    let reading = Recording.read(Array(cut.utf8))
    let damage = try #require(reading.damage)
    #expect(damage.message.contains("YAML is expected"))
    var first = try #require(whole.devices.first)
    first.frames.removeLast()
    #expect(reading.recording == Recording(devices: [first]))
  }

  @Test(arguments: ["# Notes\n\nA swipe.", "a,b\n1,2", "- 1"])
  func anotherKindOfFileIsNamedAsSuch(text: String) {
    let damage = Recording.read(Array(text.utf8)).damage
    #expect(damage?.message.contains("a recording of libinput record or evemu is expected") == true)
  }

  @Test func noTextIsNoRecording() {
    for text in [
      "", "\0", "[", "- 1", "version: 1\n---\nversion: 1", "{version: 1, devices: [{}]}",
    ] {
      let reading = Recording.read(Array(text.utf8))
      #expect(reading.recording.devices.isEmpty)
    }
  }

  /// Two files in one are not half read in silence.
  @Test func aSecondDocumentIsDamage() {
    let text = LibinputRecordTests.text
    let reading = Recording.read(Array("\(text)\n---\n\(text)".utf8))
    #expect(reading.damage?.message.contains("a second document is not expected") == true)
    #expect(reading.recording == Recording.read(Array(text.utf8)).recording)
  }

  /// libyaml would need minutes for these 400 kB.
  @Test(arguments: ["{a: ", "[a, "]) func depthIsBoundedWhereItIsPassedOver(nest: String) {
    let text = "version: 1\nunknown: " + String(repeating: nest, count: 100_000)
    let reading = Recording.read(Array(text.utf8))
    #expect(reading.damage == RecordingDamage(line: 2, "nested more than 100 deep"))
  }

  @Test func writtenAndReadIsTheSame() throws {
    var recording = Recording.read(Array(LibinputRecordTests.text.utf8)).recording
    recording.devices[0].name = "“é” \"\\ \u{1}\n\u{85}\u{1F600}:#-"
    recording.devices[0].frames.append(
      RecordedFrame(time: Instant(microseconds: 3_000_000), events: [], followsDrop: true))
    let written = recording.libinputRecord(system: ["kernel": "6.1 \"x\""])
    let reading = Recording.read(written)
    #expect(reading.damage == nil)
    #expect(reading.recording == recording)
    #expect(Recording.read(Recording().libinputRecord()).recording == Recording())
  }

  @Test func keysAreNotRecorded() {
    #expect(!RawEvent.key(30, 1).isRecorded)
    #expect(!RawEvent.key(0x2C0, 1).isRecorded)
    #expect(RawEvent.key(EventCode.buttonTouch, 1).isRecorded)
    #expect(RawEvent.key(EventCode.toolQuintTap, 1).isRecorded)
    #expect(RawEvent.key(EventCode.buttonLeft, 1).isRecorded)
    #expect(RawEvent.absolute(EventCode.absX, 1).isRecorded)
  }
}
