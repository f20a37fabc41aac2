internal import CLinux
internal import InputModel

// Reading frames of our own descriptors.
extension InputReader {
  /// Waits for a device's descriptor and delivers the state that it is in.
  func startReading(_ device: ReaderDevice) {
    guard device.evdev != nil else { return }
    do throws(InputError) {
      try poller.add(device.evdev?.descriptor ?? -1, .device(device.id))
    } catch {
      failure = error
    }
    pending.removeAll(keepingCapacity: true)
    device.evdev?.appendState(to: &pending)
    sink.synchronized(pending.span, from: device.id, at: MonotonicClock.now())
    pending.removeAll(keepingCapacity: true)
  }

  /// Reads all that a device has, frame by frame.
  func readDevice(_ id: DeviceID) {
    guard let device = device(id) else { return }
    pending.removeAll(keepingCapacity: true)
    while let step = device.evdev?.next() {
      switch step {
      case .event(let event):
        pending.append(event)
      case .report(let time):
        sink.received(pending.span, from: id, at: time)
        pending.removeAll(keepingCapacity: true)
        takeGrab(of: device)
      case .dropped(let time):
        synchronize(device, at: time)
      case .nothing:
        return
      case .gone:
        remove(device)
        return
      }
    }
  }

  /// The kernel dropped events: what was live is void, and the state is taken over as it is.
  private func synchronize(_ device: ReaderDevice, at time: Instant) {
    pending.removeAll(keepingCapacity: true)
    while let step = device.evdev?.nextOfSynchronization(), case .event(let event) = step {
      pending.append(event)
    }
    sink.interrupted(device.id, by: .eventsDropped, at: time)
    sink.synchronized(pending.span, from: device.id, at: time)
    pending.removeAll(keepingCapacity: true)
  }
}
