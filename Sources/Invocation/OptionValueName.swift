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
    case .rotate: QuarterTurn.allCases.map { "\($0.rawValue)" }.joined(separator: "|")
    case .fingers: "N"
    case .touchpad: "contacts|gestures"
    case .seat: "SEAT"
    case .bound: "MS"
    case .mode: LockMode.allCases.map(\.rawValue).joined(separator: "|")
    case .auth: LockAuth.allCases.map(\.rawValue).joined(separator: "|")
    case .user: "NAME"
    case .pinFile: "FILE"
    case .token, .readyDescriptor: "N"
    case .onLock, .onUnlock: "CMD"
    case .blankAfter: "TIME|never"
    case .title: "TEXT"
    case .theme: BundledTheme.allCases.map { "\($0.rawValue)|" }.joined() + "FILE"
    case .maildir: "DIR"
    case .database: "FILE"
    case .account: "NAME"
    case .duration, .warmUp: "TIME"
    case .output, .metrics: "FILE"
    case .rate: "HZ"
    case .compare: "OLD NEW"
    case .program: RecordingOptions.programs.map(\.rawValue).joined(separator: "|")
    case .speed: RecordingOptions.Speed.allCases.map(\.rawValue).joined(separator: "|")
    case .through: "uinput"
    case .touch: "TIME"
    case .rule: UdevRule.allCases.map(\.rawValue).joined(separator: "|")
    case .ruler: "MM"
    }
  }

  var takesValue: Bool { value != nil }
}
