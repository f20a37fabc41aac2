/// What was found out about the machine and about who asks.
public struct SystemFacts: Hashable, Sendable {
  /// How this program is called, such as `detent`.
  public var program: String
  public var user: UserFacts
  /// The seat that is asked about.
  public var seat: String
  public var isUdevRunning: Bool
  /// Whether systemd started the machine.
  public var isSystemdRunning: Bool
  public var seatRule: RuleState
  public var groupRule: RuleState
  public var login: LoginFacts
  public var realtime: RealtimeFacts
  public var terminal: TerminalFacts
  /// Whether an accelerometer is there that only the kernel's IIO tells of.
  public var hasIndustrialAccelerometer: Bool

  public init(
    program: String = "detent", user: UserFacts, seat: String = "seat0",
    isUdevRunning: Bool = true, isSystemdRunning: Bool = true, seatRule: RuleState = .absent,
    groupRule: RuleState = .absent, login: LoginFacts = LoginFacts(),
    realtime: RealtimeFacts = RealtimeFacts(), terminal: TerminalFacts = TerminalFacts(),
    hasIndustrialAccelerometer: Bool = false
  ) {
    self.program = program
    self.user = user
    self.seat = seat
    self.isUdevRunning = isUdevRunning
    self.isSystemdRunning = isSystemdRunning
    self.seatRule = seatRule
    self.groupRule = groupRule
    self.login = login
    self.realtime = realtime
    self.terminal = terminal
    self.hasIndustrialAccelerometer = hasIndustrialAccelerometer
  }
}

/// Who asks.
public struct UserFacts: Hashable, Sendable {
  public var name: String
  public var isRoot: Bool
  /// The groups that this process has.
  public var groups: Set<String>
  /// Whether there is a group `detent`, and whether the user is entered in it.
  public var detentGroup: Membership

  public enum Membership: Hashable, Sendable {
    case noGroup
    case stranger
    case member
  }

  public init(
    name: String, isRoot: Bool = false, groups: Set<String> = [],
    detentGroup: Membership = .noGroup
  ) {
    self.name = name
    self.isRoot = isRoot
    self.groups = groups
    self.detentGroup = detentGroup
  }
}

/// Whether udev has one of Detent's rules.
public enum RuleState: Hashable, Sendable {
  case absent
  /// The file that counts.
  case installed(String)
  /// A file without a rule, or a link to /dev/null, hides it.
  case masked(String)
}
