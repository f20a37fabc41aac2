internal import CLinux
internal import Glibc
internal import HeldInput
internal import LinuxConsole

/// How the screen is started: `detent lock` on the lock's console, in a session of its own.
struct ScreenLauncher {
  /// Where the screen finds the pipe to tell by, as `detent lock --token` has it, and beside it the
  /// sockets to get devices and to have secrets checked by. All three numbers are in use here for as
  /// long as the process lives.
  private static let pipeDescriptor: Int32 = 3
  private static let lendingDescriptor: Int32 = 4
  private static let attemptDescriptor: Int32 = 5
  /// What the screen may know of the environment.
  private static let kept = ["PATH", "LANG", "LC_ALL", "LC_CTYPE"]

  private let program: String
  private let arguments: [String]
  private let environment: [String]

  /// Throws where the program's own place cannot be told.
  init(options: [String]) throws(ConsoleError) {
    guard let own = unsafe realpath("/proc/self/exe", nil) else {
      throw .failure("the place of detent-lock cannot be told (no /proc?)")
    }
    defer { unsafe free(own) }
    let folder = unsafe String(cString: own).split(separator: "/").dropLast()
    program = "/" + (folder + ["detent"]).joined(separator: "/")
    arguments = [program, "lock", "--token", "\(ScreenLauncher.pipeDescriptor)"] + options
    environment =
      ScreenLauncher.kept.compactMap { name in
        unsafe getenv(name).map { unsafe "\(name)=\(String(cString: $0))" }
      } + ["TERM=linux", "SWIFT_BACKTRACE=enable=no"]
  }

  /// Starts a screen on a console; `lends` where it is to ask for the devices that it reads, `checks`
  /// where it is to ask for a secret.
  func launch(on console: Int, lends: Bool, checks: Bool) throws(LaunchError) -> ScreenProcess {
    let lending = lends ? LendingSocket() : nil
    guard lending != nil || !lends else { throw LaunchError(code: errno) }
    let attempts = checks ? AttemptSocket() : nil
    guard attempts != nil || !checks else { throw LaunchError(code: errno) }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw LaunchError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    var process = pid_t()
    let code = spawn(
      &process, VirtualConsole.path(of: console), ends[1], lending?.borrower, attempts?.screen)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      throw LaunchError(code: code)
    }
    return ScreenProcess(process: process, pipe: ends[0], lending: lending, attempts: attempts)
  }

  private func spawn(
    _ process: inout pid_t, _ terminal: String, _ pipe: Int32, _ borrower: Int32?,
    _ attempts: Int32?
  ) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    // The leader of a session without a terminal gets the first one that it opens.
    unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, pipe, ScreenLauncher.pipeDescriptor)
    for (descriptor, place) in [
      (borrower, ScreenLauncher.lendingDescriptor), (attempts, ScreenLauncher.attemptDescriptor),
    ] {
      if let descriptor {
        unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, place)
      } else {
        unsafe posix_spawn_file_actions_addclose(&actions, place)
      }
    }
    unsafe linux_spawn_close_from(&actions, ScreenLauncher.attemptDescriptor + 1)
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
    var arguments = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var environment = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + environment).forEach { unsafe free($0) } }
    return unsafe posix_spawn(
      &process, program, &actions, &attributes, &arguments, &environment)
  }
}

/// Why a process could not be started.
struct LaunchError: Error {
  /// The errno.
  let code: Int32
}
