internal import InputModel

// Exclusive holds.
extension InputReader {
  /// Takes a wanted grab when nothing touches: others would keep a contact that never lifts.
  func takeGrab(of device: ReaderDevice) {
    guard device.grab == .wanted, let descriptor = descriptor(of: device),
      !Grab.isTouched(descriptor)
    else { return }
    do throws(SystemError) {
      try Grab.take(descriptor)
      device.grab = .held
      setGrabbed(device, true)
    } catch {
      device.grab = .none
      log(
        .error, "kernel", device.node,
        "cannot be grabbed: \(error.message). Another program may hold it")
    }
  }

  /// Releases a grab that is to be taken again later.
  func releaseGrab(of device: ReaderDevice) {
    guard device.grab == .held else { return }
    if let descriptor = descriptor(of: device) { Grab.release(descriptor) }
    device.grab = .wanted
    setGrabbed(device, false)
  }

  /// Releases a grab for good.
  func giveBack(_ device: ReaderDevice) {
    releaseGrab(of: device)
    device.grab = .none
  }

  private func descriptor(of device: ReaderDevice) -> Int32? {
    switch device.reading {
    case .rawFrames: device.evdev?.descriptor
    case .touchEvents, .gestures: libinput.host.descriptor(of: device.node)
    }
  }

  private func setGrabbed(_ device: ReaderDevice, _ isGrabbed: Bool) {
    device.description.isGrabbed = isGrabbed
    sink.grabChanged(device.id, isGrabbed: isGrabbed, at: MonotonicClock.now())
  }
}
