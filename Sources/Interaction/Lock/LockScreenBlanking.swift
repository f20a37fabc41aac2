internal import Gestures
public import InputModel

// The screen goes black, and shows something again.
extension LockScreen {
  public var isBlank: Bool { blanking.isBlank }

  /// Who has unlocked looks at the screen for as long as it likes.
  var blanksByItself: Bool { lock.phase != .unlocked }

  /// A key was pressed, whatever it means. Returns whether it counts: one that wakes the screen does
  /// not.
  public mutating func noteKey(at time: Instant, into output: inout [LockOutput]) -> Bool {
    !wakes(nil, at: time, &output)
  }

  /// Somebody is there. Returns whether the screen was black, and what the touches of `device` are
  /// about counts for nothing then.
  mutating func wakes(
    _ device: DeviceID?, at time: Instant, _ output: inout [LockOutput]
  ) -> Bool {
    guard blanking.wake(at: time) else { return false }
    if let device, touches.count(of: device) > 0 { blanking.ignore(device) }
    output.append(.blank(false, time))
    return true
  }

  mutating func advanceBlanking(to time: Instant, _ output: inout [LockOutput]) {
    guard blanksByItself, let deadline = blanking.deadline, deadline <= time else { return }
    blanking.goBlank()
    output.append(.blank(true, time))
    // A finger that lies there, and what was typed, were forgotten by whoever has gone.
    if holder != nil {
      letGo(at: time)
      lock.cancel(at: time)
      report(time, &output)
    }
    changeSecret(at: time, &output) { secret in secret.giveUp() }
  }
}
