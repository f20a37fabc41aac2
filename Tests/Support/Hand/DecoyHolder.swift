internal import Foundation
internal import UinputDevices

/// Plugs in what Detent must leave alone and keeps it until standard input closes.
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
      _ = FileHandle.standardInput.readDataToEndOfFile()
      say("\(keyboard.node) \(mouse.node) \(joystick.node) \(tablet.node) \(lid.node) go")
      return true
    } catch {
      say("\(error)")
      return false
    }
  }
}
