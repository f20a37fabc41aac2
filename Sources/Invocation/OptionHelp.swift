extension CommandOption {
  /// What it does for a command, with units; a default stands in parentheses at its end.
  package func help(for command: Invocation.Command) -> String {
    switch self {
    case .json: jsonHelp(command)
    case .device: deviceHelp(command)
    case .size: sizeHelp(command)
    case .rotate:
      "how many degrees \(CommandOption.subject(command)) stands turned clockwise (0)"
    case .fingers: fingersHelp(command)
    case .grab: "take touch devices for Detent alone: nobody else gets their touches"
    case .touchpad:
      "how touchpads are read: each contact, or libinput's scroll, swipe and tap, without places "
        + "(contacts)"
    case .seat:
      command == .doctor
        ? "the seat whose devices are looked at (seat0)"
        : "the seat whose devices are read (seat0)"
    case .surface: "the scene's width and height in points (those of the first device)"
    case .noShake: command == .record ? "leave accelerometers out" : "do not read accelerometers"
    case .reduceMotion: "leave animations out"
    case .bound:
      command == .latency
        ? "how long after the kernel 99 % of touches are to be handled (8 ms)"
        : "count as late what is handled longer after the kernel than this (8 ms)"
    case .mode:
      "what is locked: this terminal; a console, as root; all input devices, too (cosmetic)"
    case .auth: "what is asked for after the slide: nothing, a PIN or a password (none)"
    case .user: "whose password --auth pam asks for; needed with --mode vt and kiosk (who runs it)"
    case .pinFile: "the file with the PIN's hash, by detent pin (/etc/detent/pin)"
    case .token: "how the screen of a held console tells that it was unlocked"
    case .standby:
      "with --mode vt or kiosk: wait, and lock when logind says so and before each sleep"
    case .onLock: "run this once it is locked"
    case .onUnlock: "run this once it is open, with DETENT_ENDING set"
    case .readyDescriptor:
      "write a line to this open descriptor, from 3 on, once it is locked, and close it"
    case .stay: "with --mode cosmetic: stay once unlocked, with a reset button, until q"
    case .blankAfter: "go black after so long without a touch or a key, from 1s on (5m)"
    case .title: "the title in the bar (Locked)"
    case .theme: themeHelp(command)
    case .demo: "play a bundled scene once instead of reading devices"
    case .maildir: "the Maildir whose mail is shown (samples)"
    case .database: "the file with accounts and items ($XDG_DATA_HOME/detent/todo.sqlite)"
    case .account: "for export and import: whose items (who is remembered)"
    case .metrics: "keep figures in this *.prom file, for node_exporter's textfile collector"
    case .realtime: "ask the kernel for SCHED_FIFO, quick wake-ups and locked memory"
    case .duration:
      command == .record
        ? "record so long, a day at most (until a signal)"
        : "measure so long, a day at most (until a signal or q; 10s with --synthetic, 20s with "
          + "--self-test)"
    case .warmUp: "leave out what comes so soon after the start (1s)"
    case .output: "write the report as .json, .csv, .hgrm or .svg; may be given again"
    case .synthetic: "measure a finger of Detent's own, made by uinput"
    case .rate: "with --synthetic: how often the finger is reported, from 1 to 1000 (125)"
    case .selfTest: "with --synthetic: put known delays into the finger, and look for them"
    case .floor: "read the device by a bare loop as well, and print the ratio"
    case .program: "the program that it is played on; latency takes --through uinput, too (events)"
    case .speed: "as it was recorded, or at once as lines (max where lines are printed, else 1)"
    case .through: "play by devices in the kernel; without --as nothing else is done"
    case .ruler: "how far the marks that are touched are apart, from 5mm to 2000mm (50mm)"
    case .install: "write the entries where udev looks, and measure again, as root"
    case .check:
      command == .calibrate
        ? "write nothing: hold what is in force against a measurement"
        : "run nothing: say what is wrong with the file, and end"
    case .dryRun: "run nothing: say at each gesture what would be run"
    case .compare: "measure nothing: hold two .json reports against each other"
    case .touch: "count what devices that you touch meanwhile report, from 1s to 10m"
    case .rule: "look at nothing: print this rule for udev"
    }
  }

  /// Its texts, each with the commands that it is true of.
  package var helps: [(text: String, commands: [Invocation.Command])] {
    var helps: [(text: String, commands: [Invocation.Command])] = []
    for command in Invocation.Command.allCases where commands.contains(command) {
      let text = help(for: command)
      if let index = helps.firstIndex(where: { $0.text == text }) {
        helps[index].commands.append(command)
      } else {
        helps.append((text, [command]))
      }
    }
    return helps
  }

  /// Whose size or turn it is.
  private static func subject(_ command: Invocation.Command) -> String {
    command == .replay ? "each device" : "the --device before it, or each,"
  }

  private func jsonHelp(_ command: Invocation.Command) -> String {
    switch command {
    case .mailbox, .todo:
      "print one JSON object a line instead of drawing, and take commands on standard input; also "
        + "where standard output is no terminal"
    case .lock:
      "with --mode cosmetic: print one JSON object a line instead of drawing; also where standard "
        + "output is no terminal"
    case .watch, .calibrate:
      "print one JSON object a line instead of drawing; also where standard output is no terminal"
    case .latency: "print one JSON object a line instead of drawing, the last with the report"
    case .events, .devices: "print one JSON object a line instead of text"
    case .run: "print one JSON object a line for each device and command"
    case .doctor: "print one JSON object instead of text"
    case .replay: "print one JSON object a line instead of drawing or text"
    case .unlock, .pin, .record: ""
    }
  }

  private func deviceHelp(_ command: Invocation.Command) -> String {
    switch command {
    case .calibrate: "measure this node, such as /dev/input/event4 (the only touch device)"
    case .record: "record this node, such as /dev/input/event4; may be given again (all)"
    default: "read this node, such as /dev/input/event4; may be given again (all)"
    }
  }

  private func sizeHelp(_ command: Invocation.Command) -> String {
    switch command {
    case .calibrate: "the known size of the sensing area in mm: no ruler is needed then"
    case .replay: "the size of each sensing area in mm (as recorded)"
    default: "the sensing area in mm of the --device before it, or of each (its own)"
    }
  }

  private func fingersHelp(_ command: Invocation.Command) -> String {
    switch command {
    case .events, .watch: "tell only pans of so many fingers, 1 to 5 (any number)"
    case .replay:
      "how many fingers move things, 1 to 5 (1; 2 on a touchpad); on events and watch the pans that "
        + "are told (any)"
    default: "how many fingers move things, 1 to 5 (1; 2 on a touchpad that is not grabbed)"
    }
  }

  private func themeHelp(_ command: Invocation.Command) -> String {
    command == .replay
      ? "the looks of a lock, bundled or from a file (usual)"
      : "the looks, bundled or from a file (usual)"
  }
}
