internal import CLinux
internal import Glibc

/// How a program is started: in a session of its own, with no signal blocked or ignored, and with no
/// descriptors but those that it is given.
public struct ChildLaunch: Sendable {
  /// What the program may know of the environment.
  public enum Environment: Hashable, Sendable {
    /// All that this process has, and these variables.
    case whole(plus: [String: String])
    /// These entries.
    case only([String])
  }

  /// Out of the way of the numbers that the program is given.
  private static let lowest: Int32 = 64
  /// The service manager listens to this process, and to none that it starts.
  private static let withheld: Set = ["NOTIFY_SOCKET"]

  private let program: String
  private let arguments: [String]

  public var environment = Environment.whole(plus: [:])
  /// The program's descriptors, from standard input on.
  public var streams: [ChildStream] = [.nothing, .nothing, .same(as: STDOUT_FILENO)]

  /// A launch of the program at a path; the arguments begin with the name that it is called by.
  public init(program: String, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Starts it.
  ///
  /// SIGCHLD is not ignored from then on, as whoever started this process may have had it: the kernel would
  /// keep no word of how a child ended, and give its number away at once.
  public func start() throws(StartError) -> ChildProcess {
    signal(SIGCHLD, SIG_DFL)
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    for (place, stream) in zip(Int32(0)..., streams) {
      switch stream {
      case .nothing:
        unsafe posix_spawn_file_actions_addopen(&actions, place, "/dev/null", O_RDWR, 0)
      case .terminal(let path):
        // The leader of a session without a terminal gets the first one that it opens.
        unsafe posix_spawn_file_actions_addopen(&actions, place, path, O_RDWR, 0)
      case .same(let other):
        unsafe posix_spawn_file_actions_adddup2(&actions, other, place)
      case .copy(let descriptor):
        // Its own number may be one that the program is given before.
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, ChildLaunch.lowest)
        guard copy >= 0 else { throw StartError(code: errno) }
        copies.append(copy)
        unsafe posix_spawn_file_actions_adddup2(&actions, copy, place)
      case .closed:
        unsafe posix_spawn_file_actions_addclose(&actions, place)
      }
    }
    unsafe linux_spawn_close_from(&actions, Int32(streams.count))
    return unsafe try spawn(&actions)
  }

  private func spawn(
    _ actions: inout posix_spawn_file_actions_t
  ) throws(StartError) -> ChildProcess {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(
      &attributes,
      linux_spawn_session | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    var arguments = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var environment = unsafe entries().map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + environment).forEach { unsafe free($0) } }
    let code = unsafe posix_spawn(
      &process, program, &actions, &attributes, &arguments, &environment)
    guard code == 0 else { throw StartError(code: code) }
    return ChildProcess(process: process)
  }

  private func entries() -> [String] {
    let variables: [String: String]
    switch environment {
    case .only(let entries): return entries
    case .whole(let plus): variables = plus
    }
    var entries: [String] = []
    var next = unsafe linux_environment()
    while let entry = unsafe next?.pointee {
      let text = unsafe String(cString: entry)
      let name = String(text.prefix { $0 != "=" })
      if variables[name] == nil, !ChildLaunch.withheld.contains(name) { entries.append(text) }
      unsafe next = next?.successor()
    }
    return entries + variables.map { "\($0.key)=\($0.value)" }
  }
}

/// Why a process could not be started.
public struct StartError: Error, Hashable, Sendable {
  /// The errno.
  public let code: Int32

  public init(code: Int32) { self.code = code }
}
