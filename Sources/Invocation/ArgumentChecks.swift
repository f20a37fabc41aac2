internal import InputModel
internal import LockHooks
internal import Themes

// What options mean beside each other.
extension ArgumentParser {
  private func checkLock() throws(UsageError) {
    let mode = invocation.lockMode.rawValue
    if invocation.hooks.onUnlock != nil, invocation.stays {
      throw UsageError("--on-unlock is run when the lock ends: leave --stay out")
    }
    if invocation.standsBy, invocation.hooks.readyDescriptor != nil {
      throw UsageError("--standby locks again and again: leave --ready-fd out")
    }
    if invocation.user != nil, invocation.auth != .pam {
      throw UsageError("--user is whose password --auth pam asks for: give both")
    }
    if invocation.command == .lock, invocation.pinFile != nil, invocation.auth != .pin {
      throw UsageError("--pin-file is for the PIN of --auth pin: give both")
    }
    switch invocation.lockMode {
    case .cosmetic:
      guard !invocation.standsBy else {
        throw UsageError("--standby holds a console: give --mode vt or --mode kiosk as well")
      }
      guard invocation.token == nil else {
        throw UsageError("--token is for Detent's own processes")
      }
    case .vt, .kiosk:
      if invocation.auth == .pam, invocation.user == nil {
        throw UsageError("--mode \(mode) runs as root: say whose password opens it with --user")
      }
      if invocation.printsJSON {
        throw UsageError("--mode \(mode) draws on a console of its own: leave --json out")
      }
      if invocation.stays {
        throw UsageError("--mode \(mode) gives its console back once unlocked: leave --stay out")
      }
    }
  }

  private func checkRecording() throws(UsageError) {
    let recording = invocation.recording
    if recording.program == .latency, !recording.goesThroughKernel {
      throw UsageError("--as latency measures the kernel's way: give --through uinput, too")
    }
    guard invocation.command == .replay else { return }
    let program = recording.program
    if invocation.theme != .bundled(.usual), program != .lock {
      throw UsageError("--theme is the looks of a lock: give --as lock, too")
    }
    guard program != .mailbox, program != .lock else { return }
    let unused: [(CommandOption, isGiven: Bool)] = [
      (.surface, invocation.surface != nil), (.reduceMotion, invocation.reducesMotion),
    ]
    if let (option, _) = unused.first(where: \.isGiven) {
      throw UsageError(
        "\(option.rawValue) is for the scene of a mailbox or a lock: give --as mailbox or --as lock, too"
      )
    }
  }

  /// Options of what a bundled scene goes without.
  private func checkDemo() throws(UsageError) {
    guard invocation.isDemo else { return }
    if invocation.maildir != nil {
      throw UsageError("--demo plays on samples: leave --maildir out")
    }
    let live = Invocation(command: invocation.command)
    let unread: [(CommandOption, isGiven: Bool)] = [
      (.device, invocation.devices != live.devices), (.seat, invocation.seat != live.seat),
      (.grab, invocation.isGrabbed), (.touchpad, invocation.touchpadMode != live.touchpadMode),
      (.noShake, !invocation.usesShake), (.bound, invocation.bound != live.bound),
      (.realtime, invocation.wantsRealtime),
    ]
    if let (option, _) = unread.first(where: \.isGiven) {
      throw UsageError("--demo reads no device: leave \(option.rawValue) out")
    }
  }

  private func checkDoctor() throws(UsageError) {
    guard let rule = invocation.rule else { return }
    var bare = Invocation(command: .doctor)
    bare.rule = rule
    guard invocation == bare else {
      throw UsageError("--rule prints a rule and looks at nothing: leave the other options out")
    }
  }

  /// The whole command line, once each option stands for itself.
  func checked() throws(UsageError) -> Invocation {
    try checkDemo()
    try checkLock()
    if invocation.calibration.checks, invocation.calibration.installs {
      throw UsageError("--check writes nothing, and --install does: leave one out")
    }
    if invocation.command == .calibrate, invocation.devices.count > 1 {
      throw UsageError("detent calibrate measures one device: name one")
    }
    try checkRecording()
    try checkDoctor()
    let latency = invocation.latency
    if let comparison = latency.comparison {
      var bare = Invocation(command: .latency)
      bare.latency.comparison = comparison
      guard invocation == bare else {
        throw UsageError("--compare measures nothing: leave the other options out")
      }
    }
    if latency.checksItself, !latency.isSynthetic {
      throw UsageError("--self-test puts delays into the finger of --synthetic: give both")
    }
    if latency.rate != LatencyOptions.usualRate, !latency.isSynthetic {
      throw UsageError("--rate is that of the finger of --synthetic: give both")
    }
    if latency.isSynthetic, !invocation.devices.isEmpty {
      throw UsageError("--synthetic makes a device of its own: leave --device out")
    }
    if latency.hasFloor, !latency.isSynthetic, invocation.devices.count != 1 {
      throw UsageError("--floor reads one device: name it with --device, or use --synthetic")
    }
    if latency.hasFloor, invocation.isGrabbed {
      throw UsageError("--floor sees nothing of a device that --grab holds: leave one out")
    }
    return invocation
  }
}
