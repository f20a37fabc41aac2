internal import Authentication
internal import Glibc
internal import LinuxConsole

/// The program that holds a console: small, so that little can go wrong in it.
///
/// `detent-lock hold vt|kiosk [auth pin FILE|pam USER] OPTIONS…` with the options of `detent lock`,
/// which the screen gets, and `detent-lock unlock`. `detent` starts both.
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
        exit(try hold(arguments.dropFirst(2), holdsDevices: false))
      case "hold" where arguments.dropFirst().first == "kiosk":
        exit(try hold(arguments.dropFirst(2), holdsDevices: true))
      case "unlock" where arguments.count == 1: exit(try UnlockCommand.run())
      default:
        Report.say("this is a part of Detent: use detent lock and detent unlock")
        exit(ExitStatus.usage)
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
    _ arguments: ArraySlice<String>, holdsDevices: Bool
  ) throws(ConsoleError) -> Int32 {
    guard arguments.first == "auth" else {
      return try HoldCommand.run(holdsDevices: holdsDevices, nil, Array(arguments))
    }
    guard let method = AuthMethod(arguments.dropFirst().prefix(2)) else {
      throw .failure("“auth” is followed by pin FILE or pam USER")
    }
    return try HoldCommand.run(
      holdsDevices: holdsDevices, method, Array(arguments.dropFirst(3)))
  }
}
