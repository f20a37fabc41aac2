internal import Diagnosis
internal import JSONTrees

/// The machine as an object.
enum SystemJSON {
  static func tree(_ system: SystemFacts) -> JSONTree {
    .object([
      .init("user", .string(system.user.name)), .init("root", .boolean(system.user.isRoot)),
      .init("groups", .array(system.user.groups.sorted().map(JSONTree.string))),
      .init("seat", .string(system.seat)), .init("udev", .boolean(system.isUdevRunning)),
      .init("systemd", .boolean(system.isSystemdRunning)),
      .init("seat_rule", rule(system.seatRule)), .init("group_rule", rule(system.groupRule)),
      .init("logind", login(system.login)), .init("realtime", realtime(system.realtime)),
      .init("terminal", terminal(system.terminal)),
      .init("iio_accelerometer", .boolean(system.hasIndustrialAccelerometer)),
    ])
  }

  private static func rule(_ rule: RuleState) -> JSONTree {
    switch rule {
    case .absent: .null
    case .installed(let path):
      .object([.init("file", .string(path)), .init("masked", .boolean(false))])
    case .masked(let path):
      .object([.init("file", .string(path)), .init("masked", .boolean(true))])
    }
  }

  private static func login(_ login: LoginFacts) -> JSONTree {
    .object([
      .init("running", .boolean(login.isRunning)), .init("session", text(login.session)),
      .init("seat_session", text(login.seatSession)), .init("active", .boolean(login.isActive)),
      .init("active_user", text(login.activeUser)),
    ])
  }

  private static func realtime(_ realtime: RealtimeFacts) -> JSONTree {
    .object([
      .init("rtprio", .integer(Int64(realtime.priority))),
      .init("memlock_bytes", realtime.lockedMemory.map { .integer(Int64($0)) } ?? .null),
      .init("cpu_dma_latency", .string(realtime.wakeup.rawValue)),
      .init("preemption", .string(realtime.preemption)),
    ])
  }

  private static func terminal(_ terminal: TerminalFacts) -> JSONTree {
    .object([
      .init("present", .boolean(terminal.isTerminal)), .init("name", .string(terminal.name)),
      .init("known", .boolean(terminal.isKnown)), .init("colors", .string(terminal.colors)),
      .init("utf8", .boolean(terminal.isUTF8)), .init("mouse", .boolean(terminal.hasMouse)),
      .init("console", .boolean(terminal.isConsole)),
      .init("columns", .integer(Int64(terminal.columns))),
      .init("rows", .integer(Int64(terminal.rows))),
    ])
  }

  private static func text(_ text: String?) -> JSONTree { text.map(JSONTree.string) ?? .null }
}
