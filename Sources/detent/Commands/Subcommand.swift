internal import Glibc
internal import Gestures
internal import InputModel
internal import Invocation
internal import LinuxInput
internal import Pipeline
internal import Programs

/// The subcommands: what each needs of the pipeline, and its program.
enum Subcommand {
  static func run(_ invocation: Invocation) -> Int32 {
    switch invocation.command {
    case .devices:
      return DevicesCommand.run(invocation)
    case .events:
      return start(EventsProgram(), invocation)
    case .watch:
      return start(WatchProgram(isReplay: invocation.isDemo), invocation)
    case .mailbox:
      return start(
        MailboxProgram(
          surface: invocation.surface, reducesMotion: invocation.reducesMotion,
          isReplay: invocation.isDemo), invocation)
    case .lock:
      return start(
        LockProgram(
          title: invocation.title ?? "Locked", mode: "cosmetic", surface: invocation.surface,
          stays: invocation.stays, reducesMotion: invocation.reducesMotion,
          remarks: ["protects this terminal only", "SIGKILL frees it"]), invocation)
    }
  }

  /// Lines where they were asked for, and where there is no terminal to draw on.
  private static func format(_ invocation: Invocation) -> LineOutput.Format {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    if invocation.printsJSON { return .json }
    if invocation.command == .events { return .text }
    return isTerminal ? .none : .json
  }

  private static func settings(
    _ invocation: Invocation, draws: Bool
  ) -> PipelineSettings {
    var settings = PipelineSettings()
    switch invocation.command {
    case .events, .watch:
      // Instruments tell the pans of any number of contacts, unless one was asked for.
      settings.gestures.contactCounts = invocation.fingers.map { $0...$0 } ?? 1...5
      settings.reportsMeters = invocation.command == .watch
      settings.reportsContacts = invocation.command == .watch
    case .mailbox, .lock:
      settings.reportsContacts = draws
    case .devices:
      break
    }
    return settings
  }

  private static func start(_ program: some Program, _ invocation: Invocation) -> Int32 {
    let format = format(invocation)
    let settings = settings(invocation, draws: format == .none)
    let signals = SignalDescriptor()
    do throws(InputError) {
      let session = try LiveSession(program, invocation, settings: settings, format: format)
      let status = HeadlessLoop(signals: signals).run(session)
      let failure = session.end()
      StandardError.release()
      if let failure { return InputFailure.report(failure, asJSON: format == .json) }
      return status
    } catch {
      return InputFailure.report(error, asJSON: format == .json)
    }
  }
}
