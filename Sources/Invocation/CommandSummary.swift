extension Invocation.Command {
  /// One line that says what the subcommand does.
  public var summary: String {
    switch self {
    case .mailbox: "mail whose rows are swiped"
    case .todo: "DoDid: what is to be done and what is done"
    case .lock: "slide to unlock"
    case .unlock: "free a console that detent lock --mode vt holds, or left locked by a crash"
    case .pin: "set the PIN that detent lock --auth pin asks for"
    case .watch: "contacts, gestures and figures, live"
    case .events: "print gestures as they come"
    case .run: "run commands at gestures, by rules of a file"
    case .latency: "measure how long touches take to reach a program"
    case .devices: "list the touch devices and accelerometers"
    case .doctor: "find out what keeps devices from being read, and how to mend it"
    case .calibrate: "measure a touch device's size and mounting, for udev"
    case .record: "write down what devices send, as libinput record does; keys never"
    case .replay: "play a recording of libinput record, evemu or detent record"
    }
  }
}

extension Invocation.Command {
  /// The words beside options that may follow, as `ValueName` reads them; nil where none may.
  package var words: String? {
    switch self {
    case .todo: "[export FILE|import FILE]"
    case .record, .replay: "FILE"
    case .pin: "[FILE]"
    case .run: "[CONFIG]"
    case .mailbox, .lock, .unlock, .watch, .events, .latency, .devices, .doctor, .calibrate: nil
    }
  }
}
