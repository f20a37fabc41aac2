internal import InputModel
internal import Themes
internal import UdevRules

/// The options, which subcommands have them and what they do.
package enum CommandOption: String, CaseIterable, Hashable, Sendable {
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
  case auth = "--auth"
  case user = "--user"
  case pinFile = "--pin-file"
  case token = "--token"
  case standby = "--standby"
  case onLock = "--on-lock"
  case onUnlock = "--on-unlock"
  case readyDescriptor = "--ready-fd"
  case stay = "--stay"
  case blankAfter = "--blank-after"
  case title = "--title"
  case theme = "--theme"
  case demo = "--demo"
  case maildir = "--maildir"
  case database = "--database"
  case account = "--account"
  case realtime = "--realtime"
  case metrics = "--metrics"
  case duration = "--duration"
  case warmUp = "--warmup"
  case output = "--output"
  case synthetic = "--synthetic"
  case rate = "--rate"
  case selfTest = "--self-test"
  case floor = "--floor"
  case compare = "--compare"
  case program = "--as"
  case speed = "--speed"
  case through = "--through"
  case touch = "--touch"
  case rule = "--rule"
  case ruler = "--ruler"
  case install = "--install"
  case check = "--check"
  case dryRun = "--dry-run"

  /// The name of the value, as `ValueName` reads it; nil for a switch.
  package var value: String? {
    switch self {
    case .json, .grab, .noShake, .reduceMotion, .standby, .stay, .demo, .realtime, .synthetic,
      .selfTest, .floor, .install, .check, .dryRun:
      nil
    case .device: "NODE"
    case .size, .surface: "WxH"
    case .rotate: QuarterTurn.allCases.map { "\($0.rawValue)" }.joined(separator: "|")
    case .fingers: "N"
    case .touchpad: "contacts|gestures"
    case .seat: "SEAT"
    case .bound: "MS"
    case .mode: LockMode.allCases.map(\.rawValue).joined(separator: "|")
    case .auth: LockAuth.allCases.map(\.rawValue).joined(separator: "|")
    case .user: "NAME"
    case .pinFile: "FILE"
    case .token, .readyDescriptor: "N"
    case .onLock, .onUnlock: "CMD"
    case .blankAfter: "TIME|never"
    case .title: "TEXT"
    case .theme: BundledTheme.allCases.map { "\($0.rawValue)|" }.joined() + "FILE"
    case .maildir: "DIR"
    case .database: "FILE"
    case .account: "NAME"
    case .duration, .warmUp: "TIME"
    case .output, .metrics: "FILE"
    case .rate: "HZ"
    case .compare: "OLD NEW"
    case .program: RecordingOptions.programs.map(\.rawValue).joined(separator: "|")
    case .speed: RecordingOptions.Speed.allCases.map(\.rawValue).joined(separator: "|")
    case .through: "uinput"
    case .touch: "TIME"
    case .rule: UdevRule.allCases.map(\.rawValue).joined(separator: "|")
    case .ruler: "MM"
    }
  }

  var takesValue: Bool { value != nil }

  /// Whether only Detent's own processes give it to each other.
  package var isInternal: Bool { self == .token }

  /// The options that users of a subcommand give it, group by group.
  package static func listed(for command: Invocation.Command) -> [CommandOption] {
    let options = allCases.filter { $0.commands.contains(command) && !$0.isInternal }
    return OptionGroup.allCases.flatMap { group in options.filter { $0.group == group } }
  }

  /// Whether it counts each time that it is given, and not the last time alone.
  package func isRepeatable(for command: Invocation.Command) -> Bool {
    switch self {
    case .device, .size, .rotate: command != .calibrate && command != .replay
    case .output: true
    default: false
    }
  }

  package var commands: Set<Invocation.Command> {
    switch self {
    case .json:
      [
        .mailbox, .todo, .lock, .watch, .events, .run, .latency, .devices, .doctor, .calibrate,
        .replay,
      ]
    case .grab: [.mailbox, .todo, .lock, .watch, .events, .run, .latency]
    case .touchpad: [.mailbox, .todo, .lock, .watch, .events, .run, .latency, .devices]
    case .device:
      [.mailbox, .todo, .lock, .watch, .events, .run, .latency, .devices, .calibrate, .record]
    case .seat:
      [
        .mailbox, .todo, .lock, .watch, .events, .run, .latency, .devices, .doctor, .calibrate,
        .record,
      ]
    case .touch, .rule: [.doctor]
    case .size: [.mailbox, .todo, .lock, .watch, .events, .run, .devices, .calibrate, .replay]
    case .rotate: [.mailbox, .todo, .lock, .watch, .events, .run, .devices, .replay]
    case .fingers: [.mailbox, .todo, .lock, .watch, .events, .devices, .replay]
    case .noShake: [.mailbox, .todo, .lock, .watch, .events, .run, .latency, .record]
    case .bound, .realtime: [.mailbox, .todo, .lock, .watch, .events, .run, .latency]
    case .metrics: [.lock, .latency, .run]
    case .check: [.calibrate, .run]
    case .dryRun: [.run]
    case .duration: [.latency, .record]
    case .warmUp, .output, .synthetic, .rate, .selfTest, .floor, .compare: [.latency]
    case .program, .speed, .through: [.replay]
    case .ruler, .install: [.calibrate]
    case .surface, .reduceMotion: [.mailbox, .todo, .lock, .replay]
    case .mode, .auth, .user, .pinFile, .token, .standby, .onLock, .onUnlock, .readyDescriptor,
      .stay, .blankAfter, .title:
      [.lock]
    case .theme: [.lock, .replay]
    case .maildir: [.mailbox]
    case .database, .account: [.todo]
    case .demo: [.mailbox, .todo, .watch, .events]
    }
  }
}
