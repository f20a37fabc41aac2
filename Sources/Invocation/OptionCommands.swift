extension CommandOption {
  /// The subcommands that have it.
  package var commands: Set<Invocation.Command> {
    switch self {
    case .json:
      [
        .mailbox, .todo, .lock, .watch, .events, .run, .latency, .devices, .doctor, .calibrate,
        .replay,
      ]
    case .grab: [.mailbox, .todo, .lock, .watch, .events, .run, .latency]
    case .touchpad: [.mailbox, .todo, .lock, .watch, .events, .run, .latency, .devices]
    case .device:
      [.mailbox, .todo, .lock, .watch, .events, .run, .latency, .devices, .calibrate, .record]
    case .seat:
      [
        .mailbox, .todo, .lock, .watch, .events, .run, .latency, .devices, .doctor, .calibrate,
        .record,
      ]
    case .touch, .rule: [.doctor]
    case .size: [.mailbox, .todo, .lock, .watch, .events, .run, .devices, .calibrate, .replay]
    case .rotate: [.mailbox, .todo, .lock, .watch, .events, .run, .devices, .replay]
    case .fingers: [.mailbox, .todo, .lock, .watch, .events, .devices, .replay]
    case .noShake: [.mailbox, .todo, .lock, .watch, .events, .run, .latency, .record]
    case .bound, .realtime: [.mailbox, .todo, .lock, .watch, .events, .run, .latency]
    case .metrics: [.lock, .latency, .run]
    case .check: [.calibrate, .run]
    case .dryRun: [.run]
    case .duration: [.latency, .record]
    case .warmUp, .output, .synthetic, .rate, .selfTest, .floor, .compare: [.latency]
    case .program, .speed, .through: [.replay]
    case .ruler, .install: [.calibrate]
    case .surface, .reduceMotion: [.mailbox, .todo, .lock, .replay]
    case .mode, .auth, .user, .pinFile, .token, .standby, .onLock, .onUnlock, .readyDescriptor,
      .stay, .blankAfter, .title:
      [.lock]
    case .theme: [.lock, .replay]
    case .maildir: [.mailbox]
    case .database, .account: [.todo]
    case .demo: [.mailbox, .todo, .watch, .events]
    }
  }
}
