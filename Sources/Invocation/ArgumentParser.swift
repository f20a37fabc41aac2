internal import InputModel
internal import LockHooks
internal import UdevRules

/// Reads the command line.
public struct ArgumentParser {
  private var rest: ArraySlice<String>
  var invocation: Invocation
  /// The arguments that are no options.
  var words: [String] = []

  /// Parses the arguments that follow the program's name.
  public static func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    guard let first = arguments.first else {
      throw UsageError("say what to do: \(ArgumentParser.commands) (see detent --help)")
    }
    switch first {
    case "--help", "-h", "help":
      guard let name = arguments.dropFirst().first else { return .help(nil) }
      guard arguments.count == 2, let command = Invocation.Command(rawValue: name) else {
        throw UsageError("there is no help for “\(name)”\(ArgumentParser.suggestion(name))")
      }
      return .help(command)
    case "--version":
      guard arguments.count == 1 else {
        throw UsageError("“\(arguments[1])” is not expected after --version")
      }
      return .version
    default:
      break
    }
    guard let command = Invocation.Command(rawValue: first) else {
      throw UsageError("there is no subcommand “\(first)”\(ArgumentParser.suggestion(first))")
    }
    if arguments.dropFirst().contains(where: { $0 == "--help" || $0 == "-h" }) {
      return .help(command)
    }
    var parser = ArgumentParser(
      rest: arguments.dropFirst(), invocation: Invocation(command: command))
    try parser.readOptions()
    try parser.applyWords()
    return .run(try parser.checked())
  }

  private static var commands: String {
    Invocation.Command.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// What may have been meant in place of a subcommand, or all that may.
  private static func suggestion(_ word: String) -> String {
    let names = Invocation.Command.allCases.map(\.rawValue)
    let question = Spelling.question(word, among: names + ["help", "--help", "--version"])
    return question.isEmpty ? ": use \(commands)" : question
  }

  private mutating func readOptions() throws(UsageError) {
    let names = CommandOption.listed(for: invocation.command).map(\.rawValue) + ["--help"]
    while let argument = rest.popFirst() {
      if invocation.command.words != nil, argument == "-" || !argument.hasPrefix("-") {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard argument.hasPrefix("--"), let name = parts.first.map(String.init) else {
        throw UsageError(
          "“\(argument)” is not expected"
            + (Spelling.nearest(to: argument, among: argument.hasPrefix("-") ? names : [])
              .map { ": did you mean \($0)?" } ?? ": options begin with --"))
      }
      guard let option = CommandOption(rawValue: name) else {
        throw UsageError(
          "detent \(invocation.command.rawValue) has no option “\(name)”"
            + Spelling.question(name, among: names))
      }
      guard option.commands.contains(invocation.command) else {
        throw UsageError("\(name) does not belong to detent \(invocation.command.rawValue)")
      }
      let inline = parts.count == 2 ? String(parts[1]) : nil
      if option.takesValue {
        guard let value = inline ?? rest.popFirst() else {
          throw UsageError("\(name) needs a value: \(option.help(for: invocation.command))")
        }
        if option == .compare { try applyComparison(value) } else { try apply(option, value) }
      } else {
        guard inline == nil else { throw UsageError("\(name) takes no value") }
        apply(option)
      }
    }
  }

  private mutating func apply(_ option: CommandOption) {
    switch option {
    case .json: invocation.printsJSON = true
    case .grab: invocation.isGrabbed = true
    case .noShake: invocation.usesShake = false
    case .reduceMotion: invocation.reducesMotion = true
    case .demo: invocation.isDemo = true
    case .standby: invocation.standsBy = true
    case .stay: invocation.stays = true
    case .realtime: invocation.wantsRealtime = true
    case .synthetic: invocation.latency.isSynthetic = true
    case .selfTest: invocation.latency.checksItself = true
    case .floor: invocation.latency.hasFloor = true
    case .install: invocation.calibration.installs = true
    case .check:
      invocation.calibration.checks = true
      invocation.running.checksOnly = true
    case .dryRun: invocation.running.isRehearsal = true
    case .device, .size, .rotate, .fingers, .touchpad, .seat, .surface, .bound, .mode, .auth,
      .user, .pinFile, .token, .onLock, .onUnlock, .readyDescriptor, .blankAfter, .title, .theme,
      .maildir, .database, .account, .metrics, .duration, .warmUp, .output, .rate, .compare,
      .program, .speed,
      .through, .touch, .rule, .ruler:
      break
    }
  }

  private mutating func apply(_ option: CommandOption, _ value: String) throws(UsageError) {
    switch option {
    case .device:
      invocation.devices.append(Invocation.NamedDevice(node: value))
    case .size:
      let (width, height) = try OptionValue.extent(
        value, of: option, limit: 5000, unit: "millimetres")
      let size = Size(width: Millimetres(width), height: Millimetres(height))
      if invocation.devices.isEmpty {
        invocation.size = size
      } else {
        invocation.devices[invocation.devices.count - 1].size = size
      }
    case .rotate:
      guard let degrees = Int(value), let turn = QuarterTurn(rawValue: degrees) else {
        throw UsageError("--rotate takes 0, 90, 180 or 270, not “\(value)”")
      }
      if invocation.devices.isEmpty {
        invocation.rotation = turn
      } else {
        invocation.devices[invocation.devices.count - 1].rotation = turn
      }
    case .fingers:
      guard let count = Int(value), (1...5).contains(count) else {
        throw UsageError("--fingers takes a number from 1 to 5, not “\(value)”")
      }
      invocation.fingers = count
    case .touchpad:
      guard let mode = TouchpadMode(rawValue: value) else {
        throw UsageError("--touchpad takes contacts or gestures, not “\(value)”")
      }
      invocation.touchpadMode = mode
    case .seat:
      invocation.seat = value
    case .surface:
      let (width, height) = try OptionValue.extent(value, of: option, limit: 50_000, unit: "points")
      invocation.surface = Size(width: Points(width), height: Points(height))
    case .bound:
      invocation.bound = try OptionValue.bound(value)
    case .mode:
      guard let mode = LockMode(rawValue: value) else {
        throw UsageError("--mode takes cosmetic, vt or kiosk, not “\(value)”")
      }
      invocation.lockMode = mode
    case .auth:
      guard let auth = LockAuth(rawValue: value) else {
        throw UsageError("--auth takes none, pin or pam, not “\(value)”")
      }
      invocation.auth = auth
    case .user:
      invocation.user = value
    case .pinFile:
      invocation.pinFile = value
    case .token:
      guard let descriptor = Int32(value), descriptor > 2 else {
        throw UsageError("--token is for Detent's own processes")
      }
      invocation.token = descriptor
    case .onLock:
      invocation.hooks.onLock = value
    case .onUnlock:
      invocation.hooks.onUnlock = value
    case .readyDescriptor:
      guard let descriptor = Int32(value), descriptor > 2 else {
        throw UsageError("--ready-fd takes the number of an open descriptor from 3 on")
      }
      invocation.hooks.readyDescriptor = descriptor
    case .blankAfter:
      invocation.blanksAfter = try OptionValue.idleTime(value)
    case .title:
      invocation.title = value
    case .theme:
      invocation.theme = try OptionValue.theme(value)
    case .maildir:
      invocation.maildir = value
    case .database:
      invocation.database = value
    case .account:
      invocation.account = value
    case .metrics:
      invocation.metricsFile = value
    case .duration:
      let span = try OptionValue.span(value, of: option, from: .milliseconds(1))
      switch invocation.command {
      case .record: invocation.recording.duration = span
      default: invocation.latency.duration = span
      }
    case .warmUp:
      invocation.latency.warmUp = try OptionValue.span(value, of: option, from: .zero)
    case .output:
      invocation.latency.outputs.append(try OptionValue.output(value))
    case .rate:
      invocation.latency.rate = try OptionValue.rate(value)
    case .program:
      guard let program = Invocation.Command(rawValue: value),
        RecordingOptions.programs.contains(program)
      else { throw UsageError.choice(option, value) }
      invocation.recording.program = program
    case .speed:
      guard let speed = RecordingOptions.Speed(rawValue: value) else {
        throw UsageError.choice(option, value)
      }
      invocation.recording.speed = speed
    case .through:
      guard value == "uinput" else { throw UsageError.choice(option, value) }
      invocation.recording.goesThroughKernel = true
    case .touch:
      invocation.touch = try OptionValue.touch(value)
    case .rule:
      guard let rule = UdevRule(rawValue: value) else { throw UsageError.choice(option, value) }
      invocation.rule = rule
    case .ruler:
      invocation.calibration.ruler = try OptionValue.ruler(value)
    case .json, .grab, .noShake, .reduceMotion, .demo, .standby, .stay, .realtime, .synthetic,
      .selfTest, .floor, .compare, .install, .check, .dryRun:
      break
    }
  }

  private mutating func applyComparison(_ old: String) throws(UsageError) {
    guard let new = rest.popFirst(), !new.hasPrefix("--") else {
      throw UsageError("--compare takes two reports: the old one and the new one")
    }
    invocation.latency.comparison = .init(old: old, new: new)
  }
}

extension UsageError {
  /// A value that is none of those that an option takes.
  fileprivate static func choice(_ option: CommandOption, _ value: String) -> UsageError {
    UsageError("\(option.rawValue) takes \(option.value ?? "nothing"), not “\(value)”")
  }
}
