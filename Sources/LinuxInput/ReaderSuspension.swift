internal import InputModel

// Resting and reading on.
extension InputReader {
  var isSuspended: Bool { !suspensions.isEmpty }

  /// Follows a reason to rest: the first one suspends, the last one gone resumes.
  func setSuspended(_ isSuspended: Bool, by origin: SuspensionOrigin) throws(InputError) {
    let wasSuspended = self.isSuspended
    if isSuspended { suspensions.insert(origin) } else { suspensions.remove(origin) }
    if self.isSuspended == wasSuspended { return }
    if wasSuspended { try takeAll() } else { suspend() }
  }

  private func suspend() {
    let now = MonotonicClock.now()
    for device in devices {
      sink.interrupted(device.id, by: .suspended, at: now)
      close(device)
    }
    arbitration.removeAll()
    faulty.removeAll()
    retryDue = nil
  }
}

/// Who asks for a rest.
enum SuspensionOrigin: Hashable {
  /// Another thread, by `InputControl`.
  case control
  /// Our own virtual terminal is not the one shown.
  case terminal
  /// The machine is about to sleep.
  case sleep
}
