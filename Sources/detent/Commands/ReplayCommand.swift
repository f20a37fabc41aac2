internal import Glibc
internal import InputModel
internal import Invocation
internal import LinuxInput
internal import Programs
internal import Recording
internal import Replay
internal import SafeText
internal import Themes

/// `detent replay FILE`: a recording, on virtual time or through the kernel.
enum ReplayCommand {
  /// More than hours of the fastest panel.
  private static let largestFile = 1 << 30

  static func run(_ invocation: Invocation) -> Int32 {
    var played = invocation
    played.command = invocation.recording.program ?? .events
    // Nobody sees a picture that is over at once.
    if played.recording.speed == .most { played.printsJSON = true }
    let format = Subcommand.format(played)
    return Subcommand.reporting(.replay, format) {
      let reading = Recording.read(
        try InputFile.read(invocation.recording.file, limit: largestFile))
      let status = try play(reading.recording.quirked, played, format)
      guard let damage = reading.damage else { return status }
      StandardError.say(
        "\(Escaping.visible(invocation.recording.file)), \(Escaping.visible(damage.message))")
      return ExitStatus.usage
    }
  }

  private static func play(
    _ recording: Recording, _ invocation: Invocation, _ format: LineOutput.Format
  ) throws -> Int32 {
    tellOthers(in: recording)
    guard !invocation.recording.goesThroughKernel else {
      return try KernelReplay.run(recording, invocation, format)
    }
    let theme = try invocation.theme.theme()
    let status = try invocation.withProgram(isReplay: true, civil: SceneClock.civil) { program in
      Result { try start(program, recording, invocation, format, theme) }
    }?.get()
    return status ?? ExitStatus.failure
  }

  private static func start(
    _ program: some Program, _ recording: Recording, _ invocation: Invocation,
    _ format: LineOutput.Format, _ theme: Theme
  ) throws -> Int32 {
    let player = RecordingPlayer(recording, invocation, program, draws: format == .none)
    return try Subcommand.play(player, invocation, format, theme)
  }

  /// Says which devices nothing is read of.
  private static func tellOthers(in recording: Recording) {
    for (index, device) in recording.devices.enumerated() where device.facts(index: index) == nil {
      StandardError.say(
        "\(Escaping.visible(device.name)) is no touchscreen, touchpad or accelerometer that Detent"
          + " reads: its events are passed over")
    }
  }
}
