internal import ChildProcesses
internal import Glibc
internal import InputModel
internal import LinuxConsole
internal import Supervision

// Telling the supervisor, and doing what it says.
extension HoldLoop {
  /// A key that stays down so long after the unlock is stuck.
  private static var releaseLimit: Interval { Interval(seconds: 30) }

  mutating func tell(_ input: SupervisorInput) {
    for action in supervisor.handle(input, at: HoldLoop.now()) { perform(action) }
  }

  private mutating func perform(_ action: SupervisorAction) {
    switch action {
    case .startScreen: startScreen()
    case .killScreen: screen?.kill()
    case .holdDevices: note(devices?.hold())
    case .muteKeys:
      held.muteKeys()
      if devices?.areNeeded == false { note(devices?.hold()) }
    case .activate: held.activate()
    case .hold: hold()
    case .allowSwitching: held.setSwitchingLocked(false)
    case .tellLocked:
      metrics?.tellLocked()
      witnesses.tellLocked()
    case .restore: restore()
    case .attempt(let step): perform(step)
    }
  }

  private mutating func startScreen() {
    do throws(StartError) {
      screen = try launcher.launch(
        on: held.record.console, lends: devices != nil, checks: secret != nil,
        counts: metrics?.descriptor)
      metrics?.countScreen()
    } catch {
      tell(.screenEnded(.unstarted(error.code)))
    }
  }

  /// Locks switching. Another program may have switched just before, and then the wrong console would
  /// be held.
  private mutating func hold() {
    let isLocked = held.setSwitchingLocked(true)
    held.muteKeys()
    guard let number = try? ConsoleSwitch.shown() else { return }
    if number != held.record.console {
      tell(.shown(number))
    } else if isLocked {
      tell(.switchingLocked)
    }
  }

  private mutating func restore() {
    let faults = held.restore()
    metrics?.tellOpen(faults.isEmpty)
    socket.answer(faults.joined(separator: "; "))
    for fault in faults { Report.tryToSay(fault) }
  }

  mutating func finish(_ ending: SupervisorEnding) -> Int32 {
    let complaints = devices?.complaints() ?? []
    releaseDevices()
    switch ending {
    case .deviceRefused: for complaint in complaints { Report.say(complaint) }
    case .unlocked, .released, .screenFailed, .screenSilent, .notShown: break
    }
    Report.say(ending, console: held.record.console)
    witnesses.tellEnd(ending)
    metrics?.end(isUnlocked: ending == .unlocked)
    return ExitStatus.of(ending)
  }

  /// Gives each device back once nothing on it is down, which would come to the console below.
  private mutating func releaseDevices() {
    devices?.release()
    let limit = HoldLoop.now() + HoldLoop.releaseLimit
    while devices?.areAllReleased == false, HoldLoop.now() < limit {
      poll(nil, 0, Int32(HoldLoop.keyInterval.milliseconds))
      _ = devices?.follow()
    }
  }

  /// Tells how it stands with the devices, after something was tried.
  mutating func note(_ isAccepted: Bool?) {
    guard devices?.areNeeded == true else { return }
    if isAccepted == false { tell(.deviceRefused) }
    if devices?.areAllHeld == true { tell(.devicesHeld) }
  }
}
