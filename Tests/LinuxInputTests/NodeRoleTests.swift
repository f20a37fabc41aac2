import InputModel
import Testing

@testable import LinuxInput

@Suite struct NodeRoleTests {
  private func role(_ properties: String..., isAccelerometer: Bool = false) -> NodeRole {
    NodeReport.role(isAccelerometer: isAccelerometer) { properties.contains($0) }
  }

  @Test func touchDevicesAndAccelerometersAreRead() {
    #expect(role("ID_INPUT_TOUCHSCREEN") == .device(.touchscreen))
    #expect(role("ID_INPUT_TOUCHPAD") == .device(.touchpad))
    #expect(role("ID_INPUT_ACCELEROMETER") == .device(.accelerometer))
    #expect(role(isAccelerometer: true) == .device(.accelerometer))
  }

  @Test func keyboardsAndMiceAreNotOpened() {
    #expect(role("ID_INPUT_KEYBOARD", "ID_INPUT_KEY") == .other)
    #expect(role("ID_INPUT_MOUSE") == .other)
    #expect(role("ID_INPUT_JOYSTICK") == .other)
    #expect(role() == .other)
  }

  @Test func aKeyboardThatCanBeTouchedIsAKeyboardOneWithASingleKeyIsNot() {
    #expect(role("ID_INPUT_TOUCHSCREEN", "ID_INPUT_KEYBOARD") == .keyboard)
    #expect(role("ID_INPUT_ACCELEROMETER", "ID_INPUT_KEYBOARD") == .keyboard)
    #expect(role("ID_INPUT_TOUCHSCREEN", "ID_INPUT_KEY") == .device(.touchscreen))
    #expect(role("ID_INPUT_TOUCHPAD", "ID_INPUT_MOUSE") == .device(.touchpad))
    #expect(role("ID_INPUT_TOUCHSCREEN", "ID_INPUT_TABLET") == .device(.touchscreen))
  }

  @Test func pensAndSwitchesArbitrateUnlessTheyCarryKeys() {
    #expect(role("ID_INPUT_TABLET") == .arbitration)
    #expect(role("ID_INPUT_SWITCH") == .arbitration)
    #expect(role("ID_INPUT_SWITCH", "ID_INPUT_KEY") == .other)
    #expect(role("ID_INPUT_TABLET", "ID_INPUT_TABLET_PAD") == .other)
  }

  @Test func anAccelerometerIsToldByItsPropertyOrItsName() {
    #expect(NodeReport.isAccelerometer(properties: "40\n", name: ""))
    #expect(NodeReport.isAccelerometer(properties: "1 0 41", name: ""))
    #expect(!NodeReport.isAccelerometer(properties: "40 3", name: ""))
    #expect(!NodeReport.isAccelerometer(properties: nil, name: "Keyboard"))
    #expect(
      NodeReport.isAccelerometer(properties: "0", name: "Nintendo Wii Remote Accelerometer"))
  }

  @Test(arguments: [
    ("789:1829:10", true), ("::10", true), (":::8", false), ("", false), ("0", true),
  ])
  func aHwdbEntryStatesAScaleUnlessItSetsFuzzAndFlatOnly(entry: String, states: Bool) {
    #expect(NodeReport.statesScale(entry) == states)
  }
}
