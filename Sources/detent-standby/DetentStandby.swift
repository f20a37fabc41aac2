internal import Glibc
internal import LockHooks

/// The program that waits for logind to say that the seat is to be locked.
///
/// `detent-standby SEAT hold MODE [auth pin FILE|pam USER] HOOKS… -- OPTIONS…`, which `detent lock --standby` starts. What follows
/// the seat is what `detent-lock` is started with, a process for each lock.
@main
enum DetentStandby {
  private static let usage: Int32 = 2
  private static let failure: Int32 = 5

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    var hooked = arguments.dropFirst(3)
    let secret = hooked.first == "auth" ? Array(hooked.prefix(3)) : []
    hooked = hooked.dropFirst(secret.count)
    guard arguments.count > 3, arguments[1] == "hold", let hooks = HookOptions(from: &hooked)
    else {
      Report.say("this is a part of Detent: use detent lock --standby")
      exit(usage)
    }
    guard
      let launcher = LockLauncher(
        mode: [arguments[2]] + secret, hooks, Array(hooked)),
      let signals = StandbySignals()
    else {
      Report.say("no signals can be had, or the place of detent-standby cannot be told (no /proc?)")
      exit(failure)
    }
    var loop = StandbyLoop(seat: arguments[0], launcher, signals)
    exit(128 + loop.run())
  }
}
