import InputModel
import Recording
import Testing

@Suite struct RecordedKindTests {
  private static let contacts: Set<UInt16> = [
    EventCode.absX, EventCode.absY, EventCode.absMTSlot, EventCode.absMTPositionX,
    EventCode.absMTPositionY, EventCode.absMTTrackingID,
  ]

  private func device(
    keys: Set<UInt16> = [], axes: Set<UInt16> = [], properties: Set<UInt16> = [],
    udev: [String: String] = [:]
  ) -> RecordedDevice {
    RecordedDevice(
      properties: properties, codes: [EventCode.key: keys, EventCode.absolute: axes],
      udevProperties: udev)
  }

  @Test func kindsAreToldByTheirCodes() {
    let axes = RecordedKindTests.contacts
    let finger = EventCode.toolFinger
    #expect(device(keys: [finger], axes: axes).kind == .touchpad)
    #expect(device(keys: [EventCode.buttonTouch], axes: axes).kind == .touchscreen)
    #expect(device(keys: [finger], axes: axes, properties: [1]).kind == .touchscreen)
    #expect(device(axes: axes, properties: [1]).kind == .touchscreen)
    #expect(device(axes: [0, 1, 2]).kind == .accelerometer)
    #expect(device(keys: [300], axes: [0, 1, 2], properties: [6]).kind == .accelerometer)
  }

  @Test func othersAreLeftAlone() {
    let axes = RecordedKindTests.contacts
    let pen: UInt16 = 0x140
    #expect(device(keys: [pen, EventCode.buttonTouch], axes: axes).kind == nil)
    #expect(device(keys: [EventCode.buttonLeft], axes: [0, 1]).kind == nil)
    #expect(device(keys: [EventCode.buttonLeft]).kind == nil)
    #expect(device(keys: [300], axes: [0, 1, 2]).kind == nil)
    // A receiver with a whole keyboard is not read, whatever it claims.
    let keys = Set<UInt16>(1...31).union([EventCode.toolFinger])
    #expect(device(keys: keys, axes: axes, udev: ["ID_INPUT_TOUCHPAD": "1"]).kind == nil)
  }

  @Test func udevsWordCountsBeforeTheCodes() {
    let axes = RecordedKindTests.contacts
    let keys: Set<UInt16> = [EventCode.buttonTouch]
    #expect(
      device(keys: keys, axes: axes, udev: ["ID_INPUT": "1", "ID_INPUT_MOUSE": "1"]).kind == nil)
    #expect(device(keys: keys, axes: axes, udev: ["ID_INPUT_TOUCHPAD": "1"]).kind == .touchpad)
  }
}
