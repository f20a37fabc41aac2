internal import Glibc
internal import LinuxConsole

/// The program that holds a console: small, so that little can go wrong in it.
///
/// `detent-lock hold vt|vt-keys|kiosk OPTIONS…` with the options of `detent lock`, which the screen gets, and
/// `detent-lock unlock`. `detent` starts both.
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
        exit(try HoldCommand.run(.nothing, Array(arguments.dropFirst(2))))
      case "hold" where arguments.dropFirst().first == "kiosk":
        exit(try HoldCommand.run(.everything, Array(arguments.dropFirst(2))))
      case "hold" where arguments.dropFirst().first == "vt-keys":
        exit(try HoldCommand.run(.keyboards, Array(arguments.dropFirst(2))))
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
}
