internal import Glibc
internal import InputModel

// Nodes that are there and cannot be opened or read.
extension InputReader {
  /// Lets go of a device that cannot be read on: for good where it went, and else until its node can be
  /// opened again.
  func leave(_ device: ReaderDevice, _ reason: String) throws(InputError) {
    // The kernel takes a device out of sysfs before it refuses to read it.
    guard isThere(device) else {
      remove(device)
      return
    }
    let now = MonotonicClock.now()
    sink.interrupted(device.id, by: .unreadable, at: now)
    close(device)
    let isNews = device.faults.note(at: now)
    if isNews {
      tell(.error, "kernel", device.node, "cannot be read on and is opened again: \(reason)")
      if isReadable(device.node) { try reopen(device) }
    }
    // What the kernel refuses comes with a change of permission.
    if !device.isOpen, !refused.contains(device.node) { retryLater(device.node) }
  }

  /// Says once why a node cannot be opened. Lack of descriptors passes, so it is tried again.
  func tell(unopened node: String, _ error: SystemError) {
    if !faulty.contains(node) {
      tell(.error, "kernel", node, "cannot be opened: \(error.message)")
    }
    if error.isLackOfDescriptors || faulty.contains(node) { retryLater(node) }
  }

  /// Tries again what could not be opened or read, once that is due.
  func retry() throws(InputError) {
    guard let due = retryDue, due <= MonotonicClock.now() else { return }
    retryDue = nil
    for report in present() where faulty.contains(report.node) { try take(report) }
    // Without descriptors not even the list of what is there can be had.
    if !faulty.isEmpty { retryDue = MonotonicClock.now() + FaultHistory.pause }
  }

  /// Whether the kernel still has a device, whatever becomes of its node.
  func isThere(_ device: ReaderDevice) -> Bool {
    unsafe access(device.systemPath, F_OK) == 0
  }

  /// Has libinput take devices anew of whose lost events it would tell no more.
  func renewSilenced() throws(InputError) {
    guard !silenced.isEmpty else { return }
    for device in devices where silenced.contains(device.id) && device.libinput != nil {
      close(device)
      try reopen(device)
      if !device.isOpen { retryLater(device.node) }
    }
    silenced.removeAll()
  }

  /// Lets go of devices that libinput reads no more, of which it says nothing.
  func leaveAbandoned() throws(InputError) {
    for device in devices where device.libinput != nil {
      guard let descriptor = libinput.host.descriptor(of: device.node),
        !libinput.isWaiting(for: descriptor)
      else { continue }
      try leave(device, "an error of reading that libinput does not name")
    }
  }

  private func retryLater(_ node: String) {
    faulty.insert(node)
    retryDue = retryDue ?? MonotonicClock.now() + FaultHistory.pause
  }
}
