/// The files and the environment that the commands know of.
enum Surroundings {
  static let files = [
    ("/etc/detent/pin", "The hash of the PIN that `detent lock --auth pin` asks for."),
    ("/etc/detent/lock.env", "`DETENT_LOCK_OPTIONS`, options for the units of the lock."),
    ("/etc/pam.d/detent", "PAM's service for `detent lock --auth pam`."),
    ("/run/detent", "What a lock that holds a console changed, and failed attempts."),
    ("$XDG_DATA_HOME/detent/todo.sqlite", "Accounts and items of `detent todo`."),
    ("$XDG_STATE_HOME/detent/", "The account that `detent todo` remembers."),
    (
      "/etc/default/keyboard, /etc/vconsole.conf",
      "The layout of the keyboards that a lock on a console reads."
    ),
  ]

  static let environment = [
    ("COLORTERM", "`truecolor` where the terminal shows any colour."),
    ("NO_COLOR", "Set and not empty: no colours."),
    ("EMAIL", "Whom mail is from."),
    (
      "XDG_DATA_HOME, XDG_STATE_HOME",
      "Where items and the remembered account are kept (~/.local/share, ~/.local/state)."
    ),
    ("DETENT_ENDING", "Set for the command of `--on-unlock`: `unlocked` or `released`."),
    ("NOTIFY_SOCKET", "Where a service manager is told that a lock stands."),
  ]

  static let exitStatuses = [
    ("0", "Done; of `lock`: unlocked, and nothing else."),
    ("1", "A limit that was asked for was missed."),
    ("2", "Wrong usage, or a file that is not as it has to be."),
    ("3", "No usable device."),
    ("4", "Not permitted; the message names the device, and `detent doctor` what mends it."),
    ("5", "A device or the system failed."),
    ("6", "Of `lock`: opened by `detent unlock`."),
    ("128+n", "Ended by signal n."),
    ("141", "Standard output was closed."),
  ]
}
