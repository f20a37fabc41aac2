internal import CLinux
internal import InputModel

// Reading frames of our own descriptors.
extension InputReader {
  /// Waits for a device's descriptor and delivers the state that it is in.
  func startReading(_ device: ReaderDevice) throws(InputError) {
    guard let descriptor = device.evdev?.descriptor else { return }
    try poller.add(descriptor, .device(device.id))
    deliverState(of: device, at: MonotonicClock.now())
  }

  /// Reads all that a device has, frame by frame.
  func readDevice(_ id: DeviceID) throws(InputError) {
    guard let device = device(id) else { return }
    let (kind, firstCode) = (device.facts.kind, device.facts.firstCode)
    pending.removeAll(keepingCapacity: true)
    while let step = device.evdev?.next() {
      switch step {
      case .event(let event):
        if RawFilter.passes(event, of: kind, firstCode: firstCode) { pending.append(event) }
      case .report(let time):
        // What was filtered out entirely is no frame: a bezel's key, for one.
        if !pending.isEmpty { sink.received(pending.span, from: id, at: time) }
        pending.removeAll(keepingCapacity: true)
        takeGrab(of: device)
      case .dropped(let time):
        device.evdev?.synchronize()
        sink.interrupted(id, by: .eventsDropped, at: time)
        deliverState(of: device, at: time)
      case .nothing:
        deliverLog()
        return
      case .failed(let error):
        try leave(device, error.message)
        return
      }
    }
  }

  private func deliverState(of device: ReaderDevice, at time: Instant) {
    pending.removeAll(keepingCapacity: true)
    device.evdev?.appendState(to: &pending)
    sink.synchronized(pending.span, from: device.id, at: time)
    pending.removeAll(keepingCapacity: true)
  }
}
