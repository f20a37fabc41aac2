internal import Glibc
internal import Invocation
internal import LinuxInput

/// Failures to read devices.
enum InputFailure {
  /// Says why, as `Failure.report` does, and what may help; `isSynthetic` where the device is one of
  /// Detent's own, about which no doctor knows more.
  static func report(
    _ error: InputError, in command: Invocation.Command, asJSON: Bool, isSynthetic: Bool = false
  ) -> Int32 {
    let status =
      switch error {
      case .usage: ExitStatus.usage
      case .noDevice: ExitStatus.noDevice
      case .notPermitted: ExitStatus.notPermitted
      case .failure: ExitStatus.failure
      }
    _ = Failure.report([error.message], asJSON: asJSON, status: status)
    if case .noDevice = error, !isSynthetic {
      switch command {
      case .latency:
        StandardError.say(
          "detent doctor tells what is in the way; --synthetic measures a finger made by uinput")
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
    return status
  }
}
