internal import CLinux
internal import Glibc
internal import InputModel

// Exclusive holds.
extension InputReader {
  /// Takes a wanted grab when nothing touches: others would keep a contact that never lifts.
  func takeGrab(of device: ReaderDevice) {
    guard device.grab == .wanted, let descriptor = descriptor(of: device), !isTouched(device)
    else { return }
    do throws(SystemError) {
      try Grab.take(descriptor)
      device.grab = .held
      setGrabbed(device, true)
    } catch {
      device.grab = .refused
      let reason = error.code == EBUSY ? "another program holds it" : error.message
      tell(.error, "kernel", device.node, "\(device.node) cannot be grabbed: \(reason)")
    }
  }

  /// Releases a grab that is to be taken again later.
  func releaseGrab(of device: ReaderDevice) {
    switch device.grab {
    case .none, .wanted: break
    case .refused: device.grab = .wanted
    case .held:
      if let descriptor = descriptor(of: device) { Grab.release(descriptor) }
      device.grab = .wanted
      setGrabbed(device, false)
    }
  }

  /// Releases a grab for good.
  func giveBack(_ device: ReaderDevice) {
    releaseGrab(of: device)
    device.grab = .none
  }

  /// Whether something touches a device.
  ///
  /// libinput's descriptor is left alone: asking the kernel for the state of keys by it would take
  /// their unread events away from libinput.
  private func isTouched(_ device: ReaderDevice) -> Bool {
    switch device.reading {
    case .rawFrames: return device.evdev?.isTouched ?? false
    case .touchEvents, .gestures:
      do throws(SystemError) {
        return try EvdevDevice(node: device.node, log: log).isTouched
      } catch {
        // It is gone, or will be refused.
        return true
      }
    }
  }

  private func descriptor(of device: ReaderDevice) -> Int32? {
    switch device.reading {
    case .rawFrames: device.evdev?.descriptor
    case .touchEvents, .gestures: libinput.host.descriptor(of: device.node)
    }
  }

  private func setGrabbed(_ device: ReaderDevice, _ isGrabbed: Bool) {
    device.description.isGrabbed = isGrabbed
    guard device.isAnnounced else { return }
    sink.grabChanged(device.id, isGrabbed: isGrabbed, at: MonotonicClock.now())
  }
}
