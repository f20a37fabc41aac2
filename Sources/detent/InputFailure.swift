internal import Glibc
internal import Invocation
internal import LinuxInput
internal import Programs

/// Failures to read devices, told and turned into an exit status.
enum InputFailure {
  /// Says the sentence on standard error, and as a line where lines are printed.
  static func report(
    _ error: InputError, in command: Invocation.Command, asJSON: Bool
  ) -> Int32 {
    if asJSON {
      var output = LineOutput(format: .json)
      _ = output.write([.error(error.message)])
    }
    StandardError.say(error.message)
    if case .noDevice = error {
      switch command {
      case .latency:
        StandardError.say("without a device, --synthetic measures a finger made by uinput")
      case .mailbox, .todo, .watch, .events:
        StandardError.say(
          "detent doctor tells what is in the way; detent \(command.rawValue) --demo plays a"
            + " bundled scene")
      case .lock, .run, .devices, .calibrate, .record:
        StandardError.say("detent doctor tells what is in the way")
      case .doctor, .unlock, .pin, .replay:
        break
      }
    }
    return switch error {
    case .usage: ExitStatus.usage
    case .noDevice: ExitStatus.noDevice
    case .notPermitted: ExitStatus.notPermitted
    case .failure: ExitStatus.failure
    }
  }
}
