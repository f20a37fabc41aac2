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
  case check = "--check"
  case dryRun = "--dry-run"

  /// The name of the value; nil for a switch.
  var value: String? {
    switch self {
    case .json, .grab, .noShake, .reduceMotion, .standby, .stay, .demo, .realtime, .synthetic,
      .selfTest, .floor, .check, .dryRun:
      nil
    case .device: "NODE"
    case .size, .surface: "WxH"
    case .rotate: "DEGREES"
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
    case .theme: "NAME|FILE"
    case .maildir: "DIR"
    case .database: "FILE"
    case .account: "NAME"
    case .duration, .warmUp: "TIME"
    case .output: "FILE"
    case .rate: "HZ"
    case .compare: "OLD NEW"
    case .program: RecordingOptions.programs.map(\.rawValue).joined(separator: "|")
    case .speed: RecordingOptions.Speed.allCases.map(\.rawValue).joined(separator: "|")
    case .through: "uinput"
    }
  }

  var takesValue: Bool { value != nil }

  /// Whether only Detent's own processes give it to each other.
  var isInternal: Bool { self == .token }

  var commands: Set<Invocation.Command> {
    switch self {
    case .json: [.mailbox, .todo, .lock, .watch, .events, .run, .latency, .devices, .replay]
    case .touchpad, .grab: [.mailbox, .todo, .lock, .watch, .events, .run, .latency, .devices]
    case .device, .seat:
      [.mailbox, .todo, .lock, .watch, .events, .run, .latency, .devices, .record]
    case .size, .rotate: [.mailbox, .todo, .lock, .watch, .events, .run, .devices, .replay]
    case .fingers: [.mailbox, .todo, .lock, .watch, .events, .devices, .replay]
    case .noShake: [.mailbox, .todo, .lock, .watch, .events, .run, .latency, .record]
    case .bound, .realtime: [.mailbox, .todo, .lock, .watch, .events, .run, .latency]
    case .check, .dryRun: [.run]
    case .duration: [.latency, .record]
    case .warmUp, .output, .synthetic, .rate, .selfTest, .floor, .compare: [.latency]
    case .program, .speed, .through: [.replay]
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
    case .mode: "this terminal alone; a console (as root); its input devices, too"
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
    case .theme: "the looks: \(OptionValue.themes), or a file's (usual)"
    case .demo: "play a bundled scene once instead of reading devices"
    case .maildir: "the Maildir whose mail is shown, instead of samples"
    case .database: "the file with accounts and items ($XDG_DATA_HOME/detent/todo.sqlite)"
    case .account: "whose items are exported or imported (who is remembered)"
    case .realtime: "ask for SCHED_FIFO, quick wake-ups and locked memory"
    case .duration: "measure or record so long, such as 30s, then end"
    case .warmUp: "leave out what comes so soon after the start (1s)"
    case .output: "write a report: .json, .csv, .hgrm or .svg; repeatable"
    case .synthetic: "measure a finger of Detent's own, made by uinput, for 10s"
    case .rate: "frames a second of that finger, 1 to 1000 (125)"
    case .selfTest: "put known delays into that finger and look for them, for 20s"
    case .floor: "read the device by a bare loop as well, and print the ratio"
    case .program: "the program that it is played on (events)"
    case .speed: "as it was recorded, or at once (max where lines are printed)"
    case .through: "play by devices in the kernel; without --as nothing else is done"
    case .check: "say what is wrong with the file, and end"
    case .dryRun: "print what would be run, and run nothing"
    case .compare: "hold two .json reports against each other"
    }
  }
}
