import HeldInput
import Testing

/// The bit sets are those of real devices as sysfs shows them.
@Suite struct KeyboardFactsTests {
  @Test(arguments: [
    // A laptop's keyboard.
    ("402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe", "0", true),
    // A keyboard on USB with all keys.
    ("1000000000007 ff9f207ac14057ff febeffdfffefffff fffffffffffffffe", "0", true),
    // A numeric keypad: KP7 to KP0, Enter, Num Lock.
    ("1000000 0", "0", false),
    ("fffa0", "0", false),
    // A mouse.
    ("1f0000 0 0 0 0", "0", false),
    // A touchscreen, and a touchpad.
    ("400 0 0 0 0 0", "2608000 3", false),
    ("e520 10000 0 0 0 0", "2e0800000000003", false),
    // A gamepad with a keyboard's keys, whose stick makes it none.
    ("fffffffffffffffe", "3", false),
    // A power button.
    ("10000000000000 0", "0", false),
    ("", "", false),
  ])
  func aKeyboardIsToldByItsKeys(keys: String, axes: String, isKeyboard: Bool) {
    #expect(KeyboardFacts(keys: keys, axes: axes).isKeyboard == isKeyboard)
  }

  @Test func aNumericKeypadAloneIsOne() {
    let codes = [69, 71, 72, 73, 75, 76, 77, 79, 80, 81, 82, 96]
    let low = codes.filter { $0 < 64 }.reduce(UInt64(0)) { $0 | 1 << $1 }
    let high = codes.filter { $0 >= 64 }.reduce(UInt64(0)) { $0 | 1 << ($1 - 64) }
    let text = String(high, radix: 16) + " " + String(low, radix: 16) + "\n"
    #expect(KeyboardFacts(keys: text, axes: "0\n").isKeyboard)
  }
}
