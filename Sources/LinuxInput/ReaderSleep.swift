internal import InputModel
internal import Logind

// Resting while the machine sleeps.
extension InputReader {
  /// Asks logind to tell of sleep. Where there is none, that is said.
  func watchSleep() throws(InputError) {
    guard configuration.followsSleep else { return }
    do throws(BusError) {
      sleep = try SleepNews()
    } catch {
      explainSleep(error.message)
    }
    guard let sleep else { return }
    try poller.add(sleep.bus.descriptor, .bus)
    try followSleep()
  }

  /// Does what logind's words ask for.
  func followSleep() throws(InputError) {
    guard let sleep else { return }
    guard let happenings = sleep.process() else {
      poller.remove(sleep.bus.descriptor)
      self.sleep = nil
      explainSleep("the bus was lost")
      // Nobody would tell of waking up.
      try setSuspended(false, by: .sleep)
      return
    }
    for happening in happenings {
      switch happening {
      case .fallsAsleep:
        try setSuspended(true, by: .sleep)
        sleep.allowSleep()
      case .awakes:
        try setSuspended(false, by: .sleep)
        sleep.askForLock()
      case .delays: break
      case .unavailable(let reason):
        explainSleep(reason)
      }
    }
    try poller.change(
      sleep.bus.descriptor, .bus, events: UInt32(bitPattern: sleep.bus.interest))
  }

  private func explainSleep(_ reason: String) {
    tell(.info, "logind", nil, "logind does not tell when the machine sleeps: \(reason)")
  }
}
