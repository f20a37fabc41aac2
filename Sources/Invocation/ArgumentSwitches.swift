// The options that are given without a value.
extension ArgumentParser {
  /// Takes in an option that has no value.
  mutating func apply(_ option: CommandOption) {
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
      .program, .speed, .through, .touch, .rule, .ruler:
      break
    }
  }
}
