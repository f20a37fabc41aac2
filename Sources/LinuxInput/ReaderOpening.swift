internal import InputModel

// Opening devices and describing them.
extension InputReader {
  /// Takes up a device that was not there before.
  func takeUp(
    _ report: NodeReport, _ kind: DeviceKind, _ options: DeviceOptions
  ) throws(InputError) {
    if let text = report.unreadableCalibration {
      tell(
        .error, "udev", report.node,
        "LIBINPUT_CALIBRATION_MATRIX is “\(text)”, which is no invertible matrix: ignored")
    }
    guard let facts = facts(of: report, kind) else { return }
    lastID &+= 1
    let id = DeviceID(rawValue: lastID)
    let reading: ReaderDevice.Reading =
      switch (kind, options.touchpadMode) {
      case (.touchscreen, _): .touchEvents
      case (.accelerometer, _), (.touchpad, .contacts): .rawFrames
      case (.touchpad, .gestures): .gestures
      }
    var description = DeviceDescription(id: id, facts: facts, options: options)
    description.isGrabbed = false
    let device = ReaderDevice(
      id: id, systemPath: report.systemPath, reading: reading, facts: facts,
      description: description)
    device.grab = options.isGrabbed && kind != .accelerometer ? .wanted : .none
    guard open(device) else { return }
    devices.append(device)
    takeGrab(of: device)
    device.isAnnounced = true
    sink.added(device.description, at: MonotonicClock.now())
    try startReading(device)
  }

  /// Opens a device again whose reading rested, or that was refused meanwhile.
  func reopen(_ device: ReaderDevice) throws(InputError) {
    guard open(device) else { return }
    takeGrab(of: device)
    try startReading(device)
  }

  /// Opens what a device is read by. Returns false, and says why, where that cannot be.
  private func open(_ device: ReaderDevice) -> Bool {
    switch device.reading {
    case .rawFrames:
      do throws(SystemError) {
        device.evdev = try EvdevDevice(node: device.node, log: log)
      } catch {
        tell(.error, "kernel", device.node, "cannot be opened: \(error.message)")
        return false
      }
    case .touchEvents, .gestures:
      guard let added = libinput.add(device.node) else {
        deliverLog()
        tell(.error, "libinput", device.node, "does not take the device: not used")
        return false
      }
      added.setTag(device.id.rawValue)
      added.clearCalibration()
      if device.reading == .gestures { added.configureGestures() }
      device.libinput = consume added
    }
    return true
  }

  /// What a device says of itself; nil, and said why, for one that cannot be used.
  private func facts(of report: NodeReport, _ kind: DeviceKind) -> DeviceFacts? {
    do throws(SystemError) {
      let evdev = try EvdevDevice(node: report.node, log: log)
      switch kind {
      case .accelerometer: return accelerometerFacts(of: report, evdev)
      case .touchscreen, .touchpad: return touchFacts(of: report, kind, evdev)
      }
    } catch {
      tell(.error, "kernel", report.node, "cannot be opened: \(error.message)")
      return nil
    }
  }

  private func accelerometerFacts(
    of report: NodeReport, _ evdev: borrowing EvdevDevice
  ) -> DeviceFacts? {
    // A Wii Remote has its acceleration on the axes of rotation.
    let first = evdev.axis(EventCode.absX) == nil ? EventCode.absRX : EventCode.absX
    guard let x = evdev.axis(first), let y = evdev.axis(first + 1),
      evdev.axis(first + 2) != nil
    else {
      tell(.error, "kernel", report.node, "has fewer than three axes: no use as accelerometer")
      return nil
    }
    return DeviceFacts(
      node: report.node, name: evdev.name, kind: .accelerometer, x: x, y: y, firstCode: first)
  }

  private func touchFacts(
    of report: NodeReport, _ kind: DeviceKind, _ evdev: borrowing EvdevDevice
  ) -> DeviceFacts? {
    let x = evdev.axis(EventCode.absMTPositionX) ?? evdev.axis(EventCode.absX)
    let y = evdev.axis(EventCode.absMTPositionY) ?? evdev.axis(EventCode.absY)
    guard let x, let y else {
      tell(.error, "kernel", report.node, "tells no positions: no use as \(kind.rawValue)")
      return nil
    }
    var facts = DeviceFacts(
      node: report.node, name: evdev.name, kind: kind, x: x, y: y, slots: evdev.slots,
      calibration: report.calibration ?? .identity,
      hasHardwareDatabaseAxes: report.hasHardwareDatabaseAxes)
    if x.resolution <= 0 || y.resolution <= 0 { facts.quirkSize = quirkSize(of: report.node) }
    return facts
  }

  /// The size that one of libinput's quirks states, for a device whose axes declare none.
  private func quirkSize(of node: String) -> Size<Millimetres>? {
    guard let size = libinput.add(node)?.size else { return nil }
    // libinput cuts the units a millimetre to a whole number, so what it invents is a little more.
    let invented = DeviceDescription.assumedTouchpadSize
    let excess = (size.width / invented.width, size.height / invented.height)
    let isInvented = (1..<1.1).contains(excess.0) && (1..<1.1).contains(excess.1)
    return isInvented ? nil : size
  }
}
