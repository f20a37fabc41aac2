internal import InputModel
internal import LockHooks
internal import UdevRules

// The options that are given with a value.
extension ArgumentParser {
  /// Takes in an option and its value.
  mutating func apply(_ option: CommandOption, _ value: String) throws(UsageError) {
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
        throw UsageError.choice(option, value)
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
      invocation.touchpadMode = try OptionValue.choice(value, of: option)
    case .seat:
      invocation.seat = value
    case .surface:
      let (width, height) = try OptionValue.extent(value, of: option, limit: 50_000, unit: "points")
      invocation.surface = Size(width: Points(width), height: Points(height))
    case .bound:
      invocation.bound = try OptionValue.bound(value)
    case .mode:
      invocation.lockMode = try OptionValue.choice(value, of: option)
    case .auth:
      invocation.auth = try OptionValue.choice(value, of: option)
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
      let span = try OptionValue.span(
        value, of: option, from: .milliseconds(1), "a time from 1ms to 24h, such as 30s or 500ms")
      switch invocation.command {
      case .record: invocation.recording.duration = span
      default: invocation.latency.duration = span
      }
    case .warmUp:
      invocation.latency.warmUp = try OptionValue.span(
        value, of: option, from: .zero, "a time of 24h at most, such as 2s or 500ms")
    case .output:
      invocation.latency.outputs.append(try OptionValue.output(value))
    case .rate:
      invocation.latency.rate = try OptionValue.rate(value)
    case .program:
      let program: Invocation.Command = try OptionValue.choice(value, of: option)
      guard RecordingOptions.programs.contains(program) else {
        throw UsageError.choice(option, value)
      }
      invocation.recording.program = program
    case .speed:
      invocation.recording.speed = try OptionValue.choice(value, of: option)
    case .through:
      guard value == "uinput" else { throw UsageError.choice(option, value) }
      invocation.recording.goesThroughKernel = true
    case .touch:
      invocation.touch = try OptionValue.touch(value)
    case .rule:
      invocation.rule = try OptionValue.choice(value, of: option)
    case .ruler:
      invocation.calibration.ruler = try OptionValue.ruler(value)
    case .json, .grab, .noShake, .reduceMotion, .demo, .standby, .stay, .realtime, .synthetic,
      .selfTest, .floor, .compare, .install, .check, .dryRun:
      break
    }
  }
}
