/// Code that takes what strangers hand it: each takes any bytes, and traps where a promise is broken.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// A file of `libinput record` or evemu, played on the mailbox.
  case recording
  /// evdev events of devices that lie about themselves, played on events, mailbox and lock.
  case frames
  /// The command line.
  case arguments
  case theme
  case scene
  /// Lines on the mailbox's standard input.
  case script
  /// A configuration of the gesture daemon.
  case configuration
  /// Lines on the to-do app's standard input.
  case toDoScript = "todo-script"
  /// A file of items to do in JSON.
  case json
  /// The same in iCalendar.
  case calendar
  /// A message in a mailbox, and a draft.
  case mail
  /// The hash of a PIN in its file.
  case pin
  /// The machine's settings for keyboards.
  case keyboard
  /// What the processes of a lock say to each other.
  case messages

  public func take(_ bytes: [UInt8]) {
    switch self {
    case .recording: RecordingFuzzing.take(bytes)
    case .frames: FrameFuzzing.take(bytes)
    case .arguments: TextFuzzing.takeArguments(bytes)
    case .theme: TextFuzzing.takeTheme(bytes)
    case .scene: TextFuzzing.takeScene(bytes)
    case .script: TextFuzzing.takeScript(bytes)
    case .configuration: ConfigurationFuzzing.take(bytes)
    case .toDoScript: TextFuzzing.takeToDoScript(bytes)
    case .json: ExchangeFuzzing.takeJSON(bytes)
    case .calendar: ExchangeFuzzing.takeCalendar(bytes)
    case .mail: MailFuzzing.take(bytes)
    case .pin: MachineFuzzing.takePIN(bytes)
    case .keyboard: MachineFuzzing.takeKeyboard(bytes)
    case .messages: MachineFuzzing.takeMessages(bytes)
    }
  }

  /// Inputs that make sense, from which others are made.
  public var seeds: [[UInt8]] {
    switch self {
    case .recording: RecordingFuzzing.seeds
    case .frames: FrameFuzzing.seeds
    case .arguments: TextFuzzing.arguments.map { Array($0.utf8) }
    case .theme: TextFuzzing.themes.map { Array($0.utf8) }
    case .scene: TextFuzzing.scenes.map { Array($0.utf8) }
    case .script: TextFuzzing.scripts.map { Array($0.utf8) }
    case .configuration: ConfigurationFuzzing.seeds.map { Array($0.utf8) }
    case .toDoScript: TextFuzzing.toDoScripts.map { Array($0.utf8) }
    case .json: ExchangeFuzzing.json.map { Array($0.utf8) }
    case .calendar: ExchangeFuzzing.calendars.map { Array($0.utf8) }
    case .mail: MailFuzzing.messages.map { Array($0.utf8) }
    case .pin: MachineFuzzing.pins.map { Array($0.utf8) }
    case .keyboard: MachineFuzzing.keyboards.map { Array($0.utf8) }
    case .messages: MachineFuzzing.messages
    }
  }
}
