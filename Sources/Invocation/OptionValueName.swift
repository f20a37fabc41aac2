internal import InputModel
internal import Themes
internal import UdevRules

extension CommandOption {
  /// The name of the value, as `ValueName` reads it; nil for a switch.
  package var value: String? {
    switch self {
    case .json, .grab, .noShake, .reduceMotion, .standby, .stay, .demo, .realtime, .synthetic,
      .selfTest, .floor, .install, .check, .dryRun:
      nil
    case .device: "NODE"
    case .size, .surface: "WxH"
    case .rotate: CommandOption.either(QuarterTurn.allCases)
    case .fingers: "N"
    case .touchpad: "contacts|gestures"
    case .seat: "SEAT"
    case .bound: "MS"
    case .mode: CommandOption.either(LockMode.allCases)
    case .auth: CommandOption.either(LockAuth.allCases)
    case .user: "NAME"
    case .pinFile: "FILE"
    case .token, .readyDescriptor: "N"
    case .onLock, .onUnlock: "CMD"
    case .blankAfter: "TIME|never"
    case .title: "TEXT"
    case .theme: CommandOption.either(BundledTheme.allCases) + "|FILE"
    case .maildir: "DIR"
    case .database: "FILE"
    case .account: "NAME"
    case .duration, .warmUp: "TIME"
    case .output, .metrics: "FILE"
    case .rate: "HZ"
    case .compare: "OLD NEW"
    case .program: CommandOption.either(RecordingOptions.programs)
    case .speed: CommandOption.either(RecordingOptions.Speed.allCases)
    case .through: "uinput"
    case .touch: "TIME"
    case .rule: CommandOption.either(UdevRule.allCases)
    case .ruler: "MM"
    }
  }

  private static func either(_ choices: [some RawRepresentable]) -> String {
    choices.map { "\($0.rawValue)" }.joined(separator: "|")
  }

  var takesValue: Bool { value != nil }
}
