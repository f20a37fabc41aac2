internal import InputModel
internal import UinputDevices

/// Plugs in what Detent must leave alone and keeps it until standard input closes.
///
/// A line `tap 30 48` types keys one by one, by their codes, `chord 29 56 59` presses them all at once,
/// and `down 30` and `up 30` do half of it. `click` presses all buttons of the mouse and the joystick.
enum DecoyHolder {
  static func hold() -> Bool {
    do {
      let keyboard = try UinputDevice(.keyboard)
      let mouse = try UinputDevice(.mouse)
      let joystick = try UinputDevice(.joystick)
      let tablet = try UinputDevice(.tablet)
      let lid = try UinputDevice(.lid)
      say("keyboard \(keyboard.node)")
      say("mouse \(mouse.node)")
      say("joystick \(joystick.node)")
      say("tablet \(tablet.node)")
      say("lid \(lid.node)")
      while let line = readLine() {
        let words = line.split(separator: " ")
        let codes = words.dropFirst().compactMap { UInt16($0) }
        switch words.first {
        case "tap": for code in codes { press([code], keyboard) }
        case "chord": press(codes, keyboard)
        case "down": for code in codes { keyboard.write([.key(code, 1)]) }
        case "up": for code in codes { keyboard.write([.key(code, 0)]) }
        case "click":
          press([EventCode.buttonLeft], mouse)
          press([EventCode.buttonLeft + 0x10], joystick)
        default: say("no such line: \(line)")
        }
      }
      say("\(keyboard.node) \(mouse.node) \(joystick.node) \(tablet.node) \(lid.node) go")
      return true
    } catch {
      say("\(error)")
      return false
    }
  }

  /// Does so with a touchpad that is a keyboard, too, among them.
  static func holdCombined() -> Bool {
    do {
      let combined = try UinputDevice(.combined)
      say("combined \(combined.node)")
      let isDone = hold()
      say("\(combined.node) goes")
      return isDone
    } catch {
      say("\(error)")
      return false
    }
  }

  private static func press(_ codes: [UInt16], _ device: borrowing UinputDevice) {
    for code in codes { device.write([.key(code, 1)]) }
    for code in codes.reversed() { device.write([.key(code, 0)]) }
  }
}
