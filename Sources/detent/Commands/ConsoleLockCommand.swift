internal import Glibc
internal import Interaction
internal import Invocation

/// `detent lock --mode vt` and `detent unlock`: this process becomes `detent-lock`, which lies beside it.
enum ConsoleLockCommand {
  private static let program = "detent-lock"

  /// Returns the exit status where nothing came of it.
  static func hold(_ mode: LockMode, _ secret: LockSecret) -> Int32 {
    guard geteuid() == 0 else {
      StandardError.say(
        "--mode \(mode.rawValue) needs root, which alone may lock switching between consoles"
          + " (CAP_SYS_TTY_CONFIG), mute SysRq (/proc/sys/kernel/sysrq) and write in /run")
      return ExitStatus.notPermitted
    }
    // The options go on to the screen as they were given.
    let isTyped = mode == .vt && secret != .none
    return become(
      ["hold", isTyped ? "vt-keys" : mode.rawValue] + CommandLine.arguments.dropFirst(2))
  }

  static func unlock() -> Int32 {
    guard geteuid() == 0 else {
      StandardError.say("only root may take the console from a lock")
      return ExitStatus.notPermitted
    }
    return become(["unlock"])
  }

  private static func become(_ arguments: [String]) -> Int32 {
    guard let own = unsafe realpath("/proc/self/exe", nil) else {
      StandardError.say("the place of detent cannot be told (no /proc?)")
      return ExitStatus.failure
    }
    defer { unsafe free(own) }
    let folder = unsafe String(cString: own).split(separator: "/").dropLast()
    let path = "/" + (folder + [program[...]]).joined(separator: "/")
    // Swift's crash handler would ask on a terminal whether to debug.
    _ = unsafe setenv("SWIFT_BACKTRACE", "enable=no", 1)
    var texts = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    _ = unsafe execv(path, &texts)
    StandardError.say("\(path) cannot be started: \(unsafe String(cString: strerror(errno)))")
    return ExitStatus.failure
  }
}
