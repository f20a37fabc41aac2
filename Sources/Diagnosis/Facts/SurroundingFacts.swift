/// What logind says of seat and session.
public struct LoginFacts: Hashable, Sendable {
  public var isRunning: Bool
  /// The session that this process belongs to.
  public var session: String?
  /// A session of the user on the seat; it may be another than this process's own.
  public var seatSession: String?
  /// Whether one of the user's sessions is the seat's active one.
  public var isActive: Bool
  /// Whose session is active on the seat.
  public var activeUser: String?

  public init(
    isRunning: Bool = false, session: String? = nil, seatSession: String? = nil,
    isActive: Bool = false, activeUser: String? = nil
  ) {
    self.isRunning = isRunning
    self.session = session
    self.seatSession = seatSession
    self.isActive = isActive
    self.activeUser = activeUser
  }
}

/// What the kernel grants to `--realtime`.
public struct RealtimeFacts: Hashable, Sendable {
  /// The highest priority that may be asked for; 0 for none.
  public var priority: Int
  /// The priority that Detent asks for.
  public var wantedPriority: Int
  /// The bytes that may be locked; nil for any number.
  public var lockedMemory: Int?
  public var wakeup: Wakeup
  /// Such as `PREEMPT_DYNAMIC (voluntary)`; empty where the kernel does not tell.
  public var preemption: String

  public enum Wakeup: String, Hashable, Sendable {
    case granted
    case refused
    /// The kernel has no /dev/cpu_dma_latency.
    case absent
  }

  public init(
    priority: Int = 0, wantedPriority: Int = 20, lockedMemory: Int? = 0, wakeup: Wakeup = .absent,
    preemption: String = ""
  ) {
    self.priority = priority
    self.wantedPriority = wantedPriority
    self.lockedMemory = lockedMemory
    self.wakeup = wakeup
    self.preemption = preemption
  }
}

/// What the terminal can do.
public struct TerminalFacts: Hashable, Sendable {
  /// Whether standard input and output are one.
  public var isTerminal: Bool
  /// TERM; empty where it is not set.
  public var name: String
  public var isKnown: Bool
  /// The colours as a word: `mono`, `8`, `16`, `256`, `direct`.
  public var colors: String
  /// Whether COLORTERM promises exact colours that terminfo has no entry for.
  public var lacksDirectEntry: Bool
  public var isUTF8: Bool
  public var hasMouse: Bool
  public var isConsole: Bool
  public var columns: Int
  public var rows: Int
  /// The smallest terminal that pictures are drawn on.
  public var neededColumns: Int
  public var neededRows: Int

  public init(
    isTerminal: Bool = false, name: String = "", isKnown: Bool = false, colors: String = "mono",
    lacksDirectEntry: Bool = false, isUTF8: Bool = false, hasMouse: Bool = false,
    isConsole: Bool = false, columns: Int = 0, rows: Int = 0,
    neededColumns: Int = 40, neededRows: Int = 12
  ) {
    self.isTerminal = isTerminal
    self.name = name
    self.isKnown = isKnown
    self.colors = colors
    self.lacksDirectEntry = lacksDirectEntry
    self.isUTF8 = isUTF8
    self.hasMouse = hasMouse
    self.isConsole = isConsole
    self.columns = columns
    self.rows = rows
    self.neededColumns = neededColumns
    self.neededRows = neededRows
  }
}
