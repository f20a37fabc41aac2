internal import ChildProcesses
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

  private let process: ChildProcess
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
    var launch = ChildLaunch(
      program: program.path, arguments: [program.path] + method.arguments)
    launch.environment = .only(AuthAttempt.environment)
    launch.streams = [.copy(secrets[0]), .copy(verdicts[1]), .nothing]
    let started = Result { () throws(StartError) in try AuthAttempt.watched(launch) }
    close(secrets[0])
    close(verdicts[1])
    switch started {
    case .success(let watched): (process, descriptor) = watched
    case .failure(let error):
      close(secrets[1])
      close(verdicts[0])
      throw AuthStartError(code: error.code)
    }
    verdict = verdicts[0]
    secret = secrets[1]
  }

  deinit {
    if let secret { close(secret) }
    if !hasEnded {
      kill(-process.process, SIGKILL)
      var ended = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      unsafe poll(&ended, 1, AuthAttempt.patience)
      _ = process.ended()
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
    guard let end = process.ended() else { return nil }
    hasEnded = true
    // Whatever a module of PAM has left running.
    kill(-process.process, SIGKILL)
    var output = [UInt8](repeating: 0, count: AuthVerdict.longest + 1)
    let count = unsafe read(verdict, &output, output.count)
    let said = AuthVerdict(Array(output[..<max(count, 0)]))
    switch said {
    case .accepted where end == .exit(0): return .accepted
    case .refused: return .refused
    case .failed(let reason): return .unchecked(Escaping.visible(reason))
    case .undecided(let reason): return .broken(Escaping.visible(reason))
    case .accepted, nil:
      switch end {
      case .exit(let status):
        return .broken("detent-auth ended with status \(status) and no verdict")
      case .signal(let number): return .broken("detent-auth was ended by signal \(number)")
      }
    }
  }

  /// Starts it. Returns the process, and a descriptor that is readable once it has ended.
  private static func watched(
    _ launch: ChildLaunch
  ) throws(StartError) -> (ChildProcess, Int32) {
    let process = try launch.start()
    let descriptor = linux_process_descriptor(process.process)
    guard descriptor >= 0 else {
      let code = errno
      kill(process.process, SIGKILL)
      _ = process.wait()
      throw StartError(code: code)
    }
    return (process, descriptor)
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
