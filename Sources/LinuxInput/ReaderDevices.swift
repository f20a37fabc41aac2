internal import InputModel

/// A tablet or a switch that libinput has for its arbitration.
final class ArbitrationDevice {
  let libinput: LibinputDevice

  init(_ libinput: consuming LibinputDevice) {
    self.libinput = libinput
  }
}

// Taking devices up and letting them go.
extension InputReader {
  /// Follows what udev says of a node.
  func take(_ report: NodeReport) {
    if report.action == .removed {
      refused.remove(report.node)
      if let device = arbitration.removeValue(forKey: report.node) {
        libinput.remove(device.libinput)
      }
      if let device = device(at: report.node) { remove(device) }
      return
    }
    guard report.seat == configuration.seat, options(of: report.node) != nil else { return }
    switch report.role {
    case .device(let kind):
      guard device(at: report.node) == nil,
        kind != .accelerometer || configuration.readsAccelerometers
      else { return }
      guard isReadable(report.node) else { return }
      takeUp(report, kind)
    case .arbitration:
      guard configuration.devices.isEmpty, arbitration[report.node] == nil,
        NamedNode.isReadable(report.node), let device = libinput.add(report.node)
      else { return }
      arbitration[report.node] = ArbitrationDevice(device)
    case .other:
      break
    }
  }

  func device(at node: String) -> ReaderDevice? { devices.first { $0.node == node } }

  func device(_ id: DeviceID) -> ReaderDevice? { devices.first { $0.id == id } }

  /// Lets go of a device, once, whichever of udev, libinput and the kernel tells first.
  func remove(_ device: ReaderDevice) {
    guard let index = devices.firstIndex(where: { $0.id == device.id }) else { return }
    devices.remove(at: index)
    close(device)
    sink.removed(device.id, at: MonotonicClock.now())
  }

  /// Closes what a device is read by.
  func close(_ device: ReaderDevice) {
    releaseGrab(of: device)
    if let descriptor = device.evdev?.descriptor { poller.remove(descriptor) }
    device.evdev = nil
    if let libinputDevice = device.libinput.take() { libinput.remove(libinputDevice) }
  }

  func log(_ level: LogMessage.Level, _ source: String, _ node: String?, _ message: String) {
    sink.logged(LogMessage(level: level, source: source, node: node, message: message))
  }

  /// What is asked of a node; nil where other nodes were named.
  private func options(of node: String) -> DeviceOptions? {
    guard !configuration.devices.isEmpty else { return configuration.options }
    return configuration.devices.first { $0.node == node }?.options
  }

  /// Whether the kernel lets us read a node; a refusal is told once.
  private func isReadable(_ node: String) -> Bool {
    guard !NamedNode.isReadable(node) else {
      refused.remove(node)
      return true
    }
    if refused.insert(node).inserted {
      log(.error, "kernel", node, NamedNode.refusal(of: node))
    }
    return false
  }

  private func takeUp(_ report: NodeReport, _ kind: DeviceKind) {
    guard let options = options(of: report.node) else { return }
    if let text = report.unreadableCalibration {
      log(
        .error, "udev", report.node,
        "LIBINPUT_CALIBRATION_MATRIX is “\(text)”, which is no invertible matrix: ignored")
    }
    do {
      let evdev = try EvdevDevice(node: report.node)
      switch kind {
      case .accelerometer: takeUpAccelerometer(report, options, evdev)
      case .touchscreen, .touchpad: takeUpTouch(report, kind, options, evdev)
      }
    } catch {
      log(.error, "kernel", report.node, "cannot be opened: \(error.message)")
    }
  }

  private func takeUpAccelerometer(
    _ report: NodeReport, _ options: DeviceOptions, _ evdev: consuming EvdevDevice
  ) {
    let first = evdev.axis(EventCode.absX) == nil ? EventCode.absRX : EventCode.absX
    guard let x = evdev.axis(first), let y = evdev.axis(first + 1),
      evdev.axis(first + 2) != nil
    else {
      log(.error, "device", report.node, "has fewer than three axes: not used as accelerometer")
      return
    }
    let facts = DeviceFacts(
      node: report.node, name: evdev.name, kind: .accelerometer, x: x, y: y, firstCode: first)
    let device = ReaderDevice(
      id: nextID(), reading: .rawFrames, facts: facts,
      description: DeviceDescription(id: DeviceID(rawValue: lastID), facts: facts, options: options)
    )
    device.evdev = consume evdev
    announce(device)
  }

  private func takeUpTouch(
    _ report: NodeReport, _ kind: DeviceKind, _ options: DeviceOptions,
    _ evdev: consuming EvdevDevice
  ) {
    let x = evdev.axis(EventCode.absMTPositionX) ?? evdev.axis(EventCode.absX)
    let y = evdev.axis(EventCode.absMTPositionY) ?? evdev.axis(EventCode.absY)
    guard let x, let y else {
      log(.error, "device", report.node, "tells no positions: not used as \(kind.rawValue)")
      return
    }
    guard let libinputDevice = libinput.add(report.node) else {
      deliverLog()
      log(.error, "libinput", report.node, "does not take the device: not used")
      return
    }
    var facts = DeviceFacts(
      node: report.node, name: evdev.name, kind: kind, x: x, y: y, slots: evdev.slots,
      calibration: report.calibration ?? .identity,
      hasHardwareDatabaseAxes: report.hasHardwareDatabaseAxes)
    let size = libinputDevice.size
    if x.resolution <= 0 || y.resolution <= 0, size != DeviceDescription.assumedTouchpadSize {
      facts.quirkSize = size
    }
    let reading: ReaderDevice.Reading =
      switch (kind, options.touchpadMode) {
      case (.touchscreen, _), (.accelerometer, _): .touchEvents
      case (.touchpad, .contacts): .rawFrames
      case (.touchpad, .gestures): .gestures
      }
    let id = nextID()
    var description = DeviceDescription(id: id, facts: facts, options: options)
    description.isGrabbed = false
    let device = ReaderDevice(id: id, reading: reading, facts: facts, description: description)
    if let size {
      device.libinputScale = (x.range / size.width.value, y.range / size.height.value)
    }
    configure(libinputDevice, for: device)
    device.libinput = consume libinputDevice
    if reading == .rawFrames { device.evdev = consume evdev }
    device.grab = options.isGrabbed ? .wanted : .none
    announce(device)
  }

  /// Sets libinput's device up for the way in which it is read.
  func configure(_ libinputDevice: borrowing LibinputDevice, for device: ReaderDevice) {
    libinputDevice.setTag(device.id.rawValue)
    libinputDevice.clearCalibration()
    switch device.reading {
    case .touchEvents: break
    case .rawFrames: libinputDevice.disableEvents()
    case .gestures: libinputDevice.configureGestures()
    }
  }

  private func nextID() -> DeviceID {
    lastID += 1
    return DeviceID(rawValue: lastID)
  }

  private func announce(_ device: ReaderDevice) {
    devices.append(device)
    takeGrab(of: device)
    sink.added(device.description, at: MonotonicClock.now())
    startReading(device)
  }
}
