/// The options of the subcommands, as they are written.
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
}
