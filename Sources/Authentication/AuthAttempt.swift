internal import CLinux
internal import Glibc
internal import LockMessages
internal import SafeText
public import Secrets
public import Supervision

/// One run of `detent-auth`, in a session of its own. It ends with this value.
public struct AuthAttempt: ~Copyable {
  /// How long an end by force is waited for, in milliseconds. Only a process that hangs in the kernel
  /// takes longer, and stays behind.
  private static let patience: Int32 = 200

  private static let environment = [
    "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "SWIFT_BACKTRACE=enable=no",
  ]

  private let process: pid_t
  /// Readable once the process has ended.
  public let descriptor: Int32
  private let verdict: Int32
  private var hasEnded = false
  /// Where the secret is to be written, and which must be closed then.
  public private(set) var secret: Int32?

  /// Starts the program. The secret is written, by whoever has it, to `takeSecret`.
  public init(_ program: AuthProgram, _ method: AuthMethod) throws(AuthStartError) {
    var secrets: [Int32] = [-1, -1]
    var verdicts: [Int32] = [-1, -1]
    guard unsafe pipe(&secrets) == 0 else { throw AuthStartError(code: errno) }
    guard unsafe pipe(&verdicts) == 0 else {
      let code = errno
      for end in secrets { close(end) }
      throw AuthStartError(code: code)
    }
    for end in secrets + verdicts { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(verdicts[0], F_SETFL, O_NONBLOCK)
    var process = pid_t()
    let started = AuthAttempt.spawn(
      &process, program.path, method.arguments, input: secrets[0], output: verdicts[1])
    close(secrets[0])
    close(verdicts[1])
    let descriptor = started == 0 ? linux_process_descriptor(process) : -1
    guard descriptor >= 0 else {
      let code = started == 0 ? errno : started
      close(secrets[1])
      close(verdicts[0])
      if started == 0 { AuthAttempt.end(process) }
      throw AuthStartError(code: code)
    }
    self.process = process
    self.descriptor = descriptor
    verdict = verdicts[0]
    secret = secrets[1]
  }

  deinit {
    if let secret { close(secret) }
    if !hasEnded {
      kill(-process, SIGKILL)
      var ended = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      unsafe poll(&ended, 1, AuthAttempt.patience)
      waitpid(process, nil, WNOHANG)
    }
    close(verdict)
    close(descriptor)
  }

  /// The pipe's end for the secret, which is the caller's to close from now on.
  public mutating func takeSecret() -> Int32? {
    defer { secret = nil }
    return secret
  }

  /// Writes the secret, which is so taken.
  public mutating func give(_ secret: borrowing SecretBuffer) {
    guard let pipe = takeSecret() else { return }
    secret.write(to: pipe)
    close(pipe)
  }

  /// What came of it; nil while the process lives.
  public mutating func outcome() -> AttemptOutcome? {
    var status: Int32 = 0
    guard unsafe waitpid(process, &status, WNOHANG) == process else { return nil }
    hasEnded = true
    // Whatever a module of PAM has left running.
    kill(-process, SIGKILL)
    var output = [UInt8](repeating: 0, count: AuthVerdict.longest + 1)
    let count = unsafe read(verdict, &output, output.count)
    let said = AuthVerdict(Array(output[..<max(count, 0)]))
    switch said {
    case .accepted where status == 0: return .accepted
    case .refused: return .refused
    case .failed(let reason): return .unchecked(Escaping.visible(reason))
    case .undecided(let reason): return .broken(Escaping.visible(reason))
    case .accepted, nil:
      let signal = status & 0x7F
      return .broken(
        signal == 0
          ? "detent-auth ended with status \(status >> 8 & 0xFF) and no verdict"
          : "detent-auth was ended by signal \(signal)")
    }
  }

  private static func end(_ process: pid_t) {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  private static func spawn(
    _ process: inout pid_t, _ program: String, _ arguments: [String], input: Int32, output: Int32
  ) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_RDWR, 0)
    unsafe linux_spawn_close_from(&actions, STDERR_FILENO + 1)
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
    var arguments = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    var environment =
      unsafe AuthAttempt.environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + environment).forEach { unsafe free($0) } }
    return unsafe posix_spawn(
      &process, program, &actions, &attributes, &arguments, &environment)
  }
}

/// Why `detent-auth` could not be started.
public struct AuthStartError: Error, Hashable, Sendable {
  /// The errno.
  public let code: Int32

  /// What is told of it.
  public var outcome: AttemptOutcome {
    .unchecked("detent-auth cannot be started: \(unsafe String(cString: strerror(code)))")
  }
}
