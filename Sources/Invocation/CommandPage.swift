/// What a subcommand is for, at more length than its summary, and how it is called.
package struct CommandPage: Sendable {
  /// A command line that can be given as it is, and what it does.
  package struct Example: Sendable {
    package var line: String
    package var result: String

    init(_ line: String, _ result: String) {
      self.line = line
      self.result = result
    }
  }

  package var purpose: String
  package var examples: [Example]

  init(_ purpose: String, _ examples: Example...) {
    self.purpose = purpose
    self.examples = examples
  }
}

extension Invocation.Command {
  package var page: CommandPage {
    switch self {
    case .mailbox:
      CommandPage(
        """
        Shows mail as rows. A row that is swiped to the right is archived or deleted, one that is
        swiped to the left comes back later or goes to a list; a shake undoes.
        """,
        .init("detent mailbox --maildir Mail", "your own mail, in a Maildir"),
        .init("detent mailbox --demo", "a bundled scene, without a device"))
    case .todo:
      CommandPage(
        """
        Shows what is to be done and what is done on a day. A row that is swiped is checked or
        deleted; a shake undoes.
        """,
        .init("detent todo", "the lists"),
        .init("detent todo export items.ics --account ada", "all items of an account as iCalendar"),
        .init("detent todo import items.json", "items from a file, all or none"))
    case .lock:
      CommandPage(
        """
        Locks until a thumb is slid to the end of its track, and until a PIN or a password is given
        where one is asked for. Ends with 0 only when it was unlocked.
        """,
        .init("detent lock", "this terminal alone"),
        .init("detent lock --mode vt --auth pin", "a console of its own, with a PIN (as root)"),
        .init("detent lock --standby --mode kiosk", "before the machine sleeps (as root)"))
    case .unlock:
      CommandPage(
        """
        The administrator's way out of a lock that holds a console, as root, say over ssh. Frees a
        console that a crash left locked as well.
        """,
        .init("detent unlock", "opens the lock that stands"))
    case .pin:
      CommandPage(
        """
        Asks twice for a PIN on the terminal, or reads one line of another standard input, and keeps
        the hash in FILE (/etc/detent/pin), for its owner alone.
        """,
        .init("detent pin", "the PIN of this machine (as root)"),
        .init("detent pin my.pin", "one for detent lock --auth pin --pin-file my.pin"))
    case .watch:
      CommandPage(
        """
        Draws each contact where it is, the gestures that they make, and figures of the device: its
        report rate, forces of a shake, and how long events take.
        """,
        .init("detent watch", "all devices of the seat"),
        .init("detent watch --device /dev/input/event4 --rotate 90", "one that stands turned"))
    case .events:
      CommandPage(
        """
        Prints pans, edge-pans, taps and shakes as they come, with places and distances in points.
        """,
        .init("detent events --json", "for scripts, one JSON object a line"),
        .init("detent events --fingers 1 --grab", "a touchpad, for Detent alone"))
    case .latency:
      CommandPage(
        """
        Measures each step between the kernel's time of a touch and the program: reading, recognising,
        waiting, handling and drawing.
        """,
        .init("detent latency", "live, while you touch"),
        .init("detent latency --duration 30s --output report.svg", "half a minute, as a picture"),
        .init("detent latency --synthetic --self-test", "without a device; needs /dev/uinput"))
    case .devices:
      CommandPage(
        """
        Lists the touchscreens, touchpads and accelerometers of the seat with their sizes and where
        these were learnt.
        """,
        .init("detent devices", "a line for each"),
        .init("detent devices --json", "for scripts"))
    case .run:
      CommandPage(
        """
        Runs commands at gestures, by rules of a file: which gesture, in which direction, with how many
        fingers, on which device, and when.
        """,
        .init("detent run --check", "what is wrong with the file, with line and column"),
        .init("detent run --dry-run rules.yaml", "what would be run"),
        .init("detent run", "by the rules of $XDG_CONFIG_HOME/detent/run.yaml"))
    case .doctor:
      CommandPage(
        """
        Lists every input device with who may read it and who holds it, and looks at udev, logind, the
        limits for real time and the terminal. Says what is in the way.
        """,
        .init("detent doctor", "what is wrong, and the commands that mend it"),
        .init("detent doctor --touch 5s", "counts the reports of what you touch meanwhile"),
        .init("detent doctor --rule seat", "the rule of udev for the seat's user"))
    case .calibrate:
      CommandPage(
        """
        Measures the size of a touch device, and how a touchscreen is mounted, by touches, and makes
        entries for udev.
        """,
        .init("detent calibrate", "prints the entries and how to put them in force"),
        .init(
          "detent calibrate --ruler 100mm --install", "puts them in force and proves them (as root)"
        ),
        .init("detent calibrate --check", "holds what is in force against a measurement"))
    case .record:
      CommandPage(
        """
        Writes what touch devices and accelerometers send to a file that libinput replay can play as
        well, until a signal ends it. Keys are never recorded.
        """,
        .init("detent record touches.yml --duration 30s", "half a minute"))
    case .replay:
      CommandPage(
        """
        Plays a recording on a program, on virtual time or as devices in the kernel. The same file
        gives the same lines.
        """,
        .init("detent replay touches.yml --json", "its gestures"),
        .init("detent replay touches.yml --as mailbox --speed 1", "as it was recorded, drawn"))
    }
  }
}
