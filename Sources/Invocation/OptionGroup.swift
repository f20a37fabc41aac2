/// What options are for, in the order in which help lists them.
enum OptionGroup: String, CaseIterable {
  case task = "what is done"
  case secret = "what opens it"
  case looks = "looks"
  case telling = "what is told"
  case devices = "devices"
  case timing = "timing"
}

extension CommandOption {
  var group: OptionGroup {
    switch self {
    case .mode, .token, .standby, .stay, .demo, .maildir, .database, .account, .duration, .warmUp,
      .synthetic, .rate, .selfTest, .floor, .compare, .program, .speed, .through, .touch, .rule,
      .ruler, .install, .check, .dryRun:
      .task
    case .auth, .user, .pinFile: .secret
    case .surface, .reduceMotion, .blankAfter, .title, .theme: .looks
    case .json, .onLock, .onUnlock, .readyDescriptor, .metrics, .output: .telling
    case .device, .size, .rotate, .fingers, .grab, .touchpad, .seat, .noShake: .devices
    case .bound, .realtime: .timing
    }
  }
}
