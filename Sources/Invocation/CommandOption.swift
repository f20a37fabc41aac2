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

  /// The options that users of a subcommand give it.
  package static func listed(for command: Invocation.Command) -> [CommandOption] {
    allCases.filter { $0.commands.contains(command) && !$0.isInternal }
  }

  /// Whether it may be given more than once.
  package var isRepeatable: Bool {
    switch self {
    case .device, .size, .rotate, .output: true
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
    case .touchpad, .grab: [.mailbox, .todo, .lock, .watch, .events, .run, .latency, .devices]
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

  /// What it does, with units; a default stands in parentheses at its end.
  package var help: String {
    switch self {
    case .json: "print one JSON object a line instead of drawing"
    case .device: "read this node only, such as /dev/input/event4; repeatable"
    case .size: "the sensing area in mm, of the --device before it or of all"
    case .rotate: "how many degrees it stands turned clockwise (0); as --size"
    case .fingers: "contacts that move things: 1 to 5 (1; 2 on a pad not grabbed)"
    case .grab: "take touch devices for Detent alone"
    case .touchpad: "read contacts, or libinput's scroll, swipe and tap (contacts)"
    case .seat: "the seat whose devices are read (seat0)"
    case .surface: "lay the scene out on this many points (the first device's size)"
    case .noShake: "do not read accelerometers"
    case .reduceMotion: "leave animations out"
    case .bound: "count handlers that start later than this after the kernel (8 ms)"
    case .mode: "this terminal; a console (as root); its devices, too (cosmetic)"
    case .auth: "what is asked for after the slide: nothing, a PIN, a password (none)"
    case .user: "whose password, for --auth pam (who runs it; needed with --mode)"
    case .pinFile: "the PIN's hash, by detent pin (/etc/detent/pin)"
    case .token: "how the screen of a held console tells that it was unlocked"
    case .standby: "lock when logind says so, and before the machine sleeps"
    case .onLock: "run this by a shell once it is locked"
    case .onUnlock: "run this by a shell once it is open, with DETENT_ENDING set"
    case .readyDescriptor: "write a line to this descriptor once it is locked, and close it"
    case .stay: "stay once unlocked, with a reset button"
    case .blankAfter: "go black after so long without a touch or a key (5m)"
    case .title: "the title in the bar"
    case .theme: "the looks, bundled or a file's (usual)"
    case .demo: "play a bundled scene once instead of reading devices"
    case .maildir: "the Maildir whose mail is shown, instead of samples"
    case .database: "the file with accounts and items ($XDG_DATA_HOME/detent/todo.sqlite)"
    case .account: "whose items are exported or imported (who is remembered)"
    case .metrics: "keep figures there for node_exporter's textfile collector (*.prom)"
    case .realtime: "ask for SCHED_FIFO, quick wake-ups and locked memory"
    case .duration: "measure or record so long, then end (until a signal or q)"
    case .warmUp: "leave out what comes so soon after the start (1s)"
    case .output: "write a report: .json, .csv, .hgrm or .svg; repeatable"
    case .synthetic: "measure a finger of Detent's own, made by uinput, for 10s"
    case .rate: "reports of that finger a second, 1 to 1000 (125)"
    case .selfTest: "put known delays into that finger and look for them, for 20s"
    case .floor: "read the device by a bare loop as well, and print the ratio"
    case .program: "the program that it is played on (events)"
    case .speed: "as it was recorded, or at once (max where lines are printed)"
    case .through: "play by devices in the kernel; without --as nothing else is done"
    case .ruler: "how far the marks that are touched are apart (50mm)"
    case .install: "write the entry where udev looks, and measure again (as root)"
    case .check: "run: only check the file; calibrate: only what is in force"
    case .dryRun: "print what would be run, and run nothing"
    case .compare: "hold two .json reports against each other"
    case .touch: "count the reports of devices that are touched meanwhile, such as 5s"
    case .rule: "print this rule for udev, and nothing else"
    }
  }
}
