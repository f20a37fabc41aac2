/// The options, which subcommands have them and what they do.
enum CommandOption: String, CaseIterable, Hashable, Sendable {
  case json = "--json"
  case device = "--device"
  case size = "--size"
  case rotate = "--rotate"
  case fingers = "--fingers"
  case grab = "--grab"
  case touchpad = "--touchpad"
  case seat = "--seat"
  case surface = "--surface"
  case noShake = "--no-shake"
  case reduceMotion = "--reduce-motion"
  case bound = "--bound"
  case mode = "--mode"
  case stay = "--stay"
  case title = "--title"
  case demo = "--demo"

  /// The name of the value; nil for a switch.
  var value: String? {
    switch self {
    case .json, .grab, .noShake, .reduceMotion, .stay, .demo: nil
    case .device: "NODE"
    case .size, .surface: "WxH"
    case .rotate: "DEGREES"
    case .fingers: "N"
    case .touchpad: "contacts|gestures"
    case .seat: "SEAT"
    case .bound: "MS"
    case .mode: "cosmetic"
    case .title: "TEXT"
    }
  }

  var takesValue: Bool { value != nil }

  var commands: Set<Invocation.Command> {
    switch self {
    case .json, .device, .size, .rotate, .seat, .touchpad, .fingers, .grab:
      [.mailbox, .lock, .watch, .events, .devices]
    case .noShake, .bound: [.mailbox, .lock, .watch, .events]
    case .surface, .reduceMotion: [.mailbox, .lock]
    case .mode, .stay, .title: [.lock]
    case .demo: [.mailbox, .watch, .events]
    }
  }

  var help: String {
    switch self {
    case .json: "print one JSON object a line instead of drawing"
    case .device: "read this node only, such as /dev/input/event4; repeatable"
    case .size: "the sensing area in mm, of the --device before it or of all"
    case .rotate: "how far it stands turned clockwise: 0, 90, 180, 270; as --size"
    case .fingers: "contacts that move things: 1 to 5 (2 on a pad that is not grabbed)"
    case .grab: "take touch devices for Detent alone"
    case .touchpad: "read contacts, or libinput's scroll, swipe and tap"
    case .seat: "the seat whose devices are read (seat0)"
    case .surface: "lay the scene out on this many points"
    case .noShake: "do not read accelerometers"
    case .reduceMotion: "leave animations out"
    case .bound: "count a handler that starts later than this after the kernel (8)"
    case .mode: "how it locks (cosmetic: this terminal only)"
    case .stay: "stay once unlocked, with a reset button"
    case .title: "the title in the bar"
    case .demo: "play a bundled scene once instead of reading devices"
    }
  }
}
