public import InputModel
public import LockHooks
public import Themes
public import UdevRules

/// What the user asked for on the command line.
public struct Invocation: Hashable, Sendable {
  public enum Command: String, CaseIterable, Hashable, Sendable {
    case mailbox
    case todo
    case lock
    case unlock
    case pin
    case watch
    case events
    case run
    case latency
    case devices
    case doctor
    case calibrate
    case record
    case replay
  }

  /// A device named by `--device`, with the options that belong to it.
  public struct NamedDevice: Hashable, Sendable {
    public var node: String
    public var size: Size<Millimetres>?
    public var rotation: QuarterTurn?

    public init(node: String, size: Size<Millimetres>? = nil, rotation: QuarterTurn? = nil) {
      self.node = node
      self.size = size
      self.rotation = rotation
    }
  }

  public var command: Command
  public var printsJSON = false
  public var devices: [NamedDevice] = []
  public var size: Size<Millimetres>?
  public var rotation = QuarterTurn.none
  public var fingers: Int?
  public var isGrabbed = false
  public var touchpadMode = TouchpadMode.contacts
  public var seat = "seat0"
  public var surface: Size<Points>?
  public var usesShake = true
  public var reducesMotion = false
  public var bound = Interval.milliseconds(8)
  /// Asks the kernel for scheduling, wake-ups and memory as real time takes them.
  public var wantsRealtime = false
  /// `lock` and `latency`: where numbers are kept for Prometheus.
  public var metricsFile: String?
  public var isDemo = false
  public var lockMode = LockMode.cosmetic
  /// `lock`: the descriptor by which the screen tells the process that holds the console; nil for
  /// whoever starts a lock. In mode `kiosk` the next one is that by which devices are had; where a
  /// secret is set the one after that is that by which it is checked.
  public var token: Int32?
  /// `lock`: waits for logind to say so.
  public var standsBy = false
  /// `lock`: who is told of it.
  public var hooks = HookOptions()
  /// `lock`: keeps running once unlocked, with a reset button.
  public var stays = false
  /// `lock`: how long nobody has to be there for the screen to go black; nil for never.
  public var blanksAfter: Interval? = Interval(seconds: 300)
  /// `lock`: the title in the bar.
  public var title: String?
  /// `lock`: where it has its looks from.
  public var theme = ThemeChoice.bundled(.usual)
  /// `lock`: what is asked for after the slide.
  public var auth = LockAuth.none
  /// `lock`: whose password; nil for that of the user who runs it.
  public var user: String?
  /// `lock` and `pin`: the file with the PIN's hash; nil for the usual one.
  public var pinFile: String?
  /// `mailbox`: the folder with the mail; nil for samples.
  public var maildir: String?
  /// `todo`: the app, or what is done with its items instead.
  public var toDoTask = ToDoTask.app
  /// `todo`: the file with accounts and items; nil for the one in the user's folder for data.
  public var database: String?
  /// `todo`: whose items are exported or imported; nil for whoever is remembered.
  public var account: String?
  /// `doctor`: how long touches are counted; nil for not at all.
  public var touch: Interval?
  /// `doctor`: the rule that is printed instead.
  public var rule: UdevRule?
  public var latency = LatencyOptions()
  public var recording = RecordingOptions()
  public var calibration = CalibrationOptions()
  public var running = RunOptions()

  public init(command: Command) {
    self.command = command
  }

  /// The options of devices that are not named.
  public var deviceOptions: DeviceOptions {
    DeviceOptions(
      size: size, rotation: rotation, fingers: fingers, isGrabbed: isGrabbed,
      touchpadMode: touchpadMode)
  }

  /// The options of a named device: its own where it has them, else those of all.
  public func options(of device: NamedDevice) -> DeviceOptions {
    var options = deviceOptions
    options.size = device.size ?? size
    options.rotation = device.rotation ?? rotation
    return options
  }
}

/// What the command line comes to.
public enum ParsedArguments: Hashable, Sendable {
  case run(Invocation)
  case help(Invocation.Command?)
  case version
}

/// A command line that cannot be followed: exit status 2.
public struct UsageError: Error, Hashable, Sendable {
  /// A sentence that names the argument.
  public var message: String

  public init(_ message: String) {
    self.message = message
  }
}
