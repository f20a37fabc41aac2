internal import InputModel

// Resting and reading on.
extension InputReader {
  /// Follows the reasons to rest: the first one suspends, the last one gone resumes.
  func setSuspensions(_ new: UInt32) {
    let old = suspensions
    suspensions = new
    if old == 0, new != 0 { suspend() }
    if old != 0, new == 0 { resume() }
  }

  private func suspend() {
    let now = MonotonicClock.now()
    for device in devices {
      sink.interrupted(device.id, by: .suspended, at: now)
      releaseGrab(of: device)
      if let descriptor = device.evdev?.descriptor { poller.remove(descriptor) }
      device.evdev = nil
      device.libinput = nil
      device.frame.removeAll()
      device.isScrolling = false
    }
    libinput.suspend()
    // libinput ends what touched; those events are of devices that rest.
    while let event = libinput.next() { _ = event.kind }
    deliverLog()
  }

  private func resume() {
    guard libinput.resume() else {
      failure = .failure("libinput cannot read on: \(SystemError().message)")
      return
    }
    readLibinput()
    for device in devices {
      if device.reading == .rawFrames { reopen(device) }
      // What did not come back was unplugged meanwhile.
      let isBack = device.reading == .rawFrames ? device.evdev != nil : device.libinput != nil
      guard isBack else {
        remove(device)
        continue
      }
      takeGrab(of: device)
      startReading(device)
    }
    for report in monitor.enumerate() { take(report) }
  }

  private func reopen(_ device: ReaderDevice) {
    do {
      device.evdev = try EvdevDevice(node: device.node)
    } catch {
      log(.error, "kernel", device.node, "cannot be opened again: \(error.message)")
    }
  }
}
