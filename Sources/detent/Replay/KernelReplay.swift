internal import Glibc
internal import InputModel
internal import Invocation
internal import LinuxInput
internal import Programs
internal import Recording
internal import Replay
internal import Themes
internal import UinputDevices

/// Plays a recording by devices in the kernel, which any program can read.
enum KernelReplay {
  /// How long other programs have to take the devices up, and to see the end of what was played.
  private static let settling = Interval(seconds: 1)

  static func run(
    _ recording: Recording, _ invocation: Invocation, _ format: LineOutput.Format
  ) throws -> Int32 {
    let hand = try RecordingHand(recording, isPaced: invocation.recording.speed != .most)
    guard invocation.recording.program != nil else {
      for node in hand.nodes { StandardError.say("playing \(node)") }
      MonotonicSleep.sleep(until: MonotonicClock.now() + settling)
      hand.play()
      MonotonicSleep.sleep(until: MonotonicClock.now() + settling)
      return ExitStatus.done
    }
    var invocation = invocation
    invocation.devices = hand.readable.map { Invocation.NamedDevice(node: $0) }
    guard !invocation.devices.isEmpty else {
      throw InputError.noDevice("nothing of the recording is a device that Detent reads")
    }
    return try invocation.withProgram(civil: WallClock.civil) { program in
      Result { try follow(hand, program, invocation, format) }
    }?.get() ?? ExitStatus.failure
  }

  /// Runs a program on the devices for as long as they are played.
  private static func follow(
    _ hand: RecordingHand, _ program: some Program, _ invocation: Invocation,
    _ format: LineOutput.Format
  ) throws -> Int32 {
    let signals = SignalDescriptor(keysSignal: invocation.command != .lock)
    let theme = try invocation.theme.theme()
    let thread = ThreadBox()
    let run = try LiveRun(program, invocation, format, signals, theme) { control in
      try thread.start(hand, control, settling)
    }
    hand.stop()
    thread.join()
    return run.status
  }
}
