internal import Authentication
internal import ChildProcesses
internal import Glibc
internal import Invocation
internal import LinuxInput
internal import LockHooks
internal import MetricsFiles
internal import Secrets
internal import Themes

/// `detent lock --mode vt`, `--standby` and `detent unlock`: this process becomes the program that does
/// it, which lies beside it.
enum ConsoleLockCommand {
  /// Holds a console, or waits for logind's word to. Returns the exit status where nothing came of it.
  static func hold(_ invocation: Invocation) -> Int32 {
    let mode = invocation.lockMode.rawValue
    guard geteuid() == 0 else {
      StandardError.say(
        "--mode \(mode) needs root, which alone may lock switching between consoles"
          + " (CAP_SYS_TTY_CONFIG), mute SysRq (/proc/sys/kernel/sysrq) and write in /run")
      return ExitStatus.notPermitted
    }
    do throws(ThemeError) {
      _ = try invocation.theme.theme()
    } catch {
      return ThemeFailure.report(error, asJSON: false)
    }
    var hooks = invocation.hooks
    do throws(MetricsFileError) {
      hooks.metricsFile = try invocation.metricsFile.map { path throws(MetricsFileError) in
        try MetricsFile(path: path).path
      }
    } catch {
      return InputFailure.report(InputError(error), in: .lock, asJSON: false)
    }
    do throws(SecretError) {
      let auth = try LockSecretSetup.method(invocation).map { ["auth"] + $0.arguments } ?? []
      let isTyped = invocation.lockMode == .vt && invocation.auth != .none
      // The options go on to the screen as they were given.
      let lock =
        ["hold", isTyped ? "vt-keys" : mode] + auth + hooks.arguments
        + CommandLine.arguments.dropFirst(2)
      return invocation.standsBy
        ? become("detent-standby", [invocation.seat] + lock) : become("detent-lock", lock)
    } catch {
      return SecretFailure.report(error, asJSON: false)
    }
  }

  static func unlock() -> Int32 {
    guard geteuid() == 0 else {
      StandardError.say("only root may take the console from a lock")
      return ExitStatus.notPermitted
    }
    return become("detent-lock", ["unlock"])
  }

  private static func become(_ program: String, _ arguments: [String]) -> Int32 {
    guard let path = SiblingProgram.path(program) else {
      StandardError.say("the place of detent cannot be told (no /proc?)")
      return ExitStatus.failure
    }
    // Swift's crash handler would ask on a terminal whether to debug.
    _ = unsafe setenv("SWIFT_BACKTRACE", "enable=no", 1)
    var texts = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    _ = unsafe execv(path, &texts)
    StandardError.say("\(path) cannot be started: \(unsafe String(cString: strerror(errno)))")
    return ExitStatus.failure
  }
}
