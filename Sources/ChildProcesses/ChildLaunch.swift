internal import CLinux
internal import Glibc

/// How a program is started: in a session of its own, reading from /dev/null, with no signal blocked
/// or ignored, and with no descriptors but its output and one that is handed on.
public struct ChildLaunch: Sendable {
  /// Where the program finds the descriptor that is handed on.
  public static let handedDescriptor: Int32 = 3

  private let program: String
  private let arguments: [String]
  /// The service manager listens to this process, and to none that it starts.
  private static let withheld: Set = ["NOTIFY_SOCKET"]

  /// Variables beside those that this process has.
  public var variables: [String: String] = [:]
  /// Where standard output and standard error go; nil for /dev/null.
  public var output: Int32?
  /// A descriptor that the program gets; nil for none.
  public var handed: Int32?

  /// A launch of the program at a path; the arguments begin with the name that it is called by.
  public init(program: String, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Starts it.
  public func start() throws(StartError) -> ChildProcess {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    if let output {
      unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    if let handed {
      unsafe posix_spawn_file_actions_adddup2(&actions, handed, ChildLaunch.handedDescriptor)
    }
    unsafe linux_spawn_close_from(&actions, ChildLaunch.handedDescriptor + (handed == nil ? 0 : 1))
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
    var environment = unsafe environment().map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + environment).forEach { unsafe free($0) } }
    let code = unsafe posix_spawn(
      &process, program, &actions, &attributes, &arguments, &environment)
    guard code == 0 else { throw StartError(code: code) }
    return ChildProcess(process: process)
  }

  private func environment() -> [String] {
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
