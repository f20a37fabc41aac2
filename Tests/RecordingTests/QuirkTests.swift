import InputModel
import Recording
import Testing

@Suite struct QuirkTests {
  /// A pad that declares no resolution, with axes of the given lengths.
  private static func pad(_ quirks: [String], x: Int32 = 1280, y: Int32 = 704) -> RecordedDevice {
    let axes: [UInt16: RecordedDevice.Axis] = [
      EventCode.absX: .init(minimum: 0, maximum: x), EventCode.absY: .init(minimum: 0, maximum: y),
      EventCode.absMTSlot: .init(minimum: 0, maximum: 1),
      EventCode.absMTPositionX: .init(minimum: 0, maximum: x),
      EventCode.absMTPositionY: .init(minimum: 0, maximum: y),
      EventCode.absMTPressure: .init(minimum: 0, maximum: 255),
    ]
    let frame = RecordedFrame(
      time: Instant(microseconds: 0),
      events: [
        .absolute(EventCode.absMTPositionX, 5), .absolute(EventCode.absMTPressure, 40),
        .key(EventCode.toolDoubleTap, 1),
      ])
    return RecordedDevice(
      properties: [0],
      codes: [
        EventCode.key: [EventCode.toolFinger, EventCode.toolDoubleTap, EventCode.buttonTouch],
        EventCode.absolute: Set(axes.keys),
      ],
      axes: axes, quirks: quirks, frames: [frame])
  }

  private static func size(_ device: RecordedDevice) -> (Double, Double, SizeSource)? {
    guard let facts = device.facts(index: 0) else { return nil }
    let description = DeviceDescription(
      id: DeviceID(rawValue: 1), facts: facts, options: DeviceOptions())
    guard let size = description.surface?.size else { return nil }
    return (size.width.value, size.height.value, description.sizeSource)
  }

  /// The first and the last are what libinput 1.22.1 told of such pads through the kernel.
  @Test(
    arguments: [
      (["AttrResolutionHint=31x31"], 1280, 704, 41.29, 22.71),
      (["AttrSizeHint=104x75", "AttrResolutionHint=31x31"], 1280, 704, 41.29, 22.71),
      (["ModelX=1", "AttrSizeHint=104x75"], 1280, 704, 106.667, 78.222),
      (["AttrSizeHint=100x60"], 999, 600, 111, 60),
    ])
  func hintIsTheSize(
    quirks: [String], x: Int32, y: Int32, width: Double, height: Double
  ) throws {
    let size = try #require(Self.size(Self.pad(quirks, x: x, y: y)))
    #expect((size.0 - width).magnitude < 0.001)
    #expect((size.1 - height).magnitude < 0.001)
    #expect(size.2 == .override)
  }

  @Test(
    arguments: [
      "AttrSizeHint=", "AttrSizeHint=0x75", "AttrSizeHint=104", "AttrSizeHint=-1x5",
      "AttrSizeHint=9999999x5", "AttrResolutionHint=31x31x31", "AttrPressureRange=10:8", "=",
    ])
  func otherQuirksStateNoSize(quirk: String) throws {
    #expect(try #require(Self.size(Self.pad([quirk]))).2 == .assumed)
  }

  @Test func kernelIsBelievedFirst() throws {
    var device = Self.pad(["AttrResolutionHint=31x31"])
    for code in [EventCode.absMTPositionX, EventCode.absMTPositionY] {
      device.axes[code]?.resolution = 20
    }
    let size = try #require(Self.size(device))
    #expect(size == (64, 35.2, .device))
  }

  /// A pad of protocol A has it by its single place, as the 104 mm wide pads of bcm5974 do.
  @Test func sizeWithoutSlotsIsThatOfTheSinglePlace() throws {
    var device = Self.pad(["AttrSizeHint=104x75"], x: 9760, y: 6750)
    device.axes[EventCode.absMTSlot] = nil
    device.axes[EventCode.absX]?.maximum = 1280
    device.axes[EventCode.absY]?.maximum = 800
    let size = try #require(Self.size(device))
    #expect((size.0 - 106.667).magnitude < 0.001)
    #expect(size.1 == 80)
  }

  @Test(
    arguments: [
      "AttrEventCodeDisable=ABS_MT_PRESSURE;BTN_TOOL_DOUBLETAP;(null);",
      "AttrEventCode=-ABS_MT_PRESSURE;-EV_KEY:0x14d;+EV_UNKNOWN;-KEY_A",
      " AttrEventCode = -EV_ABS:58 ; -EV_KEY:BTN_X;-BTN_TOOL_DOUBLETAP ",
    ])
  func codesAreTakenAway(quirk: String) {
    let device = Self.pad([quirk]).quirked
    #expect(device.axes[EventCode.absMTPressure] == nil)
    #expect(!device.has(EventCode.absolute, EventCode.absMTPressure))
    #expect(!device.has(EventCode.key, EventCode.toolDoubleTap))
    #expect(device.has(EventCode.key, EventCode.toolFinger))
    #expect(device.frames.map(\.events) == [[.absolute(EventCode.absMTPositionX, 5)]])
    #expect(device.facts(index: 0)?.traits.firmness == nil)
    #expect(device.quirked == device)
  }

  @Test func wholeTypesAreTakenAway() {
    let device = Self.pad(["AttrEventCodeDisable=EV_ABS"]).quirked
    #expect(device.axes.isEmpty && device.codes[EventCode.absolute] == nil)
    #expect(device.kind == nil)
  }

  @Test func codesAndPropertiesAreAdded() {
    let device = Self.pad([
      "AttrEventCodeEnable=BTN_LEFT;ABS_MT_DISTANCE", "AttrInputPropEnable=INPUT_PROP_SEMI_MT;",
      "AttrInputPropDisable=0x00;",
    ]).quirked
    #expect(device.has(EventCode.key, EventCode.buttonLeft))
    #expect(device.axes[EventCode.absMTDistance] == .init(minimum: 0, maximum: 1))
    #expect(device.properties == [3])
    #expect(device.facts(index: 0)?.traits.isSemiMultitouch == true)
    #expect(
      Self.pad(["AttrInputProp=+INPUT_PROP_SEMI_MT;-INPUT_PROP_POINTER;+0x2"]).quirked.properties
        == [2, 3])
  }

  @Test func quirksAreWrittenAsTheyWereRead() {
    var device = Self.pad(["AttrEventCode=-EV_ABS:58;", "a: \"b"])
    device.node = "/dev/input/event3"
    let recording = Recording(devices: [device])
    #expect(Recording.read(recording.libinputRecord()).recording == recording)
  }

  /// udev says which resolutions are its own.
  @Test func databaseOverrides() throws {
    var device = Self.pad([])
    device.udevProperties = ["ID_INPUT_TOUCHPAD": "1", "EVDEV_ABS_35": "::20"]
    for code in [EventCode.absMTPositionX, EventCode.absMTPositionY] {
      device.axes[code]?.resolution = 20
    }
    #expect(try #require(Self.size(device)).2 == .override)
  }
}
