internal import Authentication
internal import Glibc
internal import LinuxConsole
internal import LockHooks

/// The program that holds a console: small, so that little can go wrong in it.
///
/// `detent-lock hold vt|vt-keys|kiosk [auth pin FILE|pam USER] HOOKS… -- OPTIONS…` with the options of
/// `detent lock`, which the screen gets, and `detent-lock unlock`. `detent` starts both.
@main
enum DetentLock {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard geteuid() == 0 else {
      Report.say("root is needed to lock or unlock a console")
      exit(ExitStatus.notPermitted)
    }
    do throws(ConsoleError) {
      switch arguments.first {
      case "hold" where arguments.dropFirst().first == "vt":
        exit(try hold(.nothing, arguments.dropFirst(2)))
      case "hold" where arguments.dropFirst().first == "vt-keys":
        exit(try hold(.keyboards, arguments.dropFirst(2)))
      case "hold" where arguments.dropFirst().first == "kiosk":
        exit(try hold(.everything, arguments.dropFirst(2)))
      case "unlock" where arguments.count == 1: exit(try UnlockCommand.run())
      default: exit(misused())
      }
    } catch {
      Report.say(error.message)
      switch error {
      case .notPermitted: exit(ExitStatus.notPermitted)
      case .failure: exit(ExitStatus.failure)
      }
    }
  }

  private static func hold(
    _ holding: HoldCommand.Holding, _ arguments: ArraySlice<String>
  ) throws(ConsoleError) -> Int32 {
    var rest = arguments
    var method: AuthMethod?
    if rest.first == "auth" {
      method = AuthMethod(rest.dropFirst().prefix(2))
      guard method != nil else { return misused() }
      rest = rest.dropFirst(3)
    }
    guard let hooks = HookOptions(from: &rest), let witnesses = LockWitnesses(hooks) else {
      return misused()
    }
    return try HoldCommand.run(holding, method, witnesses, hooks.metricsFile, Array(rest))
  }

  private static func misused() -> Int32 {
    Report.say("this is a part of Detent: use detent lock and detent unlock")
    return ExitStatus.usage
  }
}
