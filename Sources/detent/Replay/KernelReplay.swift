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
    guard invocation.command != .latency else {
      return try beside(hand) { onStart in
        try LatencyCommand.measure(invocation, format, onStart: onStart)
      }
    }
    return try invocation.withProgram(isReplay: false, civil: WallClock.civil) { program in
      Result { try follow(hand, program, invocation, format) }
    }?.get() ?? ExitStatus.failure
  }

  /// Runs a program on the devices for as long as they are played.
  private static func follow(
    _ hand: RecordingHand, _ program: some Program, _ invocation: Invocation,
    _ format: LineOutput.Format
  ) throws -> Int32 {
    let theme = try invocation.theme.theme()
    return try beside(hand) { onStart in
      let signals = SignalDescriptor(keysSignal: invocation.command != .lock)
      return try LiveRun(
        program, invocation, format, signals, theme, onStart: onStart
      ).status
    }
  }

  /// Plays from when `body` says that the reading began, until all is played or `body` ends.
  private static func beside(
    _ hand: RecordingHand, _ body: ((InputControl) throws -> Void) throws -> Int32
  ) throws -> Int32 {
    let thread = ThreadBox()
    defer {
      hand.stop()
      thread.join()
    }
    return try body { control in try thread.start(hand, control, settling) }
  }
}
