extension Invocation.Command {
  /// Keys, and whatever else there is to know.
  package var notes: String {
    switch self {
    case .mailbox:
      """
      keys: arrows or j k select, a archives, d deletes, s defers, l files, u undoes, r redoes, m menu,
        c writes, 1 2 3 show a view, q quits. --json takes commands on standard input. Lines,
        commands and the Maildir's folders are in detent(5).
      """
    case .todo:
      """
      keys: arrows or j k select, space checks, s stars, d deletes, + opens the buttons, return opens,
        n writes, c opens the calendar, left and right change the day, i and a show important and all,
        u undoes, r redoes, m menu, q quits. --json takes commands on standard input.
      export writes the items to a file, import takes them in from one, all or none. The password comes
        from the terminal or from a pipe. Lines, commands and files are in detent(5).
      """
    case .run:
      """
      CONFIG is YAML; without it $XDG_CONFIG_HOME/detent/run.yaml, then those of $XDG_CONFIG_DIRS and
        /etc/detent/run.yaml. It is read anew when it changes, and at HUP. Its keys are in detent(5).
      """
    case .doctor:
      """
      Opens touch devices and accelerometers for a moment, never keyboards. Each finding comes with the
        commands that mend it; the last line says that all is ready, or what to do first.
      """
    case .calibrate:
      """
      A touchscreen: touch targets near the four corners, then two marks of a ruler that lies across,
        and two of it when it lies down. A touchpad: the ruler alone. With --size: drag a finger from
        edge to edge instead, across and down. Prints a hwdb entry with the size and a udev rule with
        the matrix; nothing that is in force already is measured along.
      """
    case .lock, .unlock, .pin, .watch, .events, .latency, .devices, .record, .replay: ""
    }
  }

  /// Whether it may end for want of a device.
  var readsDevices: Bool { self != .pin && self != .unlock }

  /// What its own exit statuses mean.
  package var exitStatus: String {
    switch self {
    case .lock: "0 unlocked and nothing else, 6 opened by detent unlock"
    case .latency: "0 the bound holds for 99 % of touches, 1 it does not"
    case .calibrate:
      "0 measured, and with --check or --install proved, 1 touches or lengths do not agree or q ended it"
    case .pin: "0 the PIN is set"
    case .unlock: "0 nothing is locked any more"
    case .doctor: "0 all is ready, 5 another program holds a device"
    case .mailbox, .todo, .watch, .events, .devices, .record: "0 done"
    case .run: "0 the file is right (--check)"
    case .replay: "0 all was played, 2 the file is damaged, and what stood before was played"
    }
  }
}
