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
    guard let device = opened(report, kind, options) else { return }
    faulty.remove(device.node)
    devices.append(device)
    takeGrab(of: device)
    device.isAnnounced = true
    sink.added(device.description, at: MonotonicClock.now())
    try startReading(device)
  }

  /// Opens a device again whose reading rested, or that was refused meanwhile.
  func reopen(_ device: ReaderDevice) throws(InputError) {
    switch device.reading {
    case .rawFrames:
      guard let evdev = evdev(at: device.node) else { return }
      device.evdev = consume evdev
    case .touchEvents, .gestures:
      guard let added = addToLibinput(device.node) else { return }
      hand(added, to: device)
    }
    faulty.remove(device.node)
    takeGrab(of: device)
    try startReading(device)
  }

  /// A device with what it is read by; nil, and said why, for one that cannot be used.
  private func opened(
    _ report: NodeReport, _ kind: DeviceKind, _ options: DeviceOptions
  ) -> ReaderDevice? {
    guard let evdev = evdev(at: report.node),
      var facts = DeviceFacts(report, kind, evdev, explain: { tell(.error, "kernel", $0, $1) })
    else { return nil }
    // libinput takes no device that udev has not seen.
    let reading =
      isBlind ? .rawFrames : ReaderDevice.Reading(kind, options.touchpadMode)
    // libinput knows the size of some devices whose axes declare no resolution.
    let lacksSize = kind != .accelerometer && (facts.x.resolution <= 0 || facts.y.resolution <= 0)
    var added: LibinputDevice?
    if reading != .rawFrames || lacksSize && !isBlind { added = addToLibinput(report.node) }
    if lacksSize { facts.quirkSize = InputReader.statedSize(added?.size) }
    if reading != .rawFrames, added == nil { return nil }

    lastID &+= 1
    let id = DeviceID(rawValue: lastID)
    var options = options
    // What is lent is held by who lends it, and its grab is not ours to take or give back.
    if lender != nil { options.isGrabbed = kind != .accelerometer }
    var description = DeviceDescription(id: id, facts: facts, options: options)
    description.isGrabbed = lender != nil && options.isGrabbed
    let device = ReaderDevice(
      id: id, systemPath: report.systemPath, reading: reading, facts: facts,
      description: description)
    let mayGrab = lender == nil && kind != .accelerometer
    device.grab = options.isGrabbed && mayGrab ? .wanted : .none
    if reading == .rawFrames {
      device.evdev = consume evdev
    } else if let added = added.take() {
      hand(added, to: device)
    }
    return device
  }

  private func evdev(at node: String) -> EvdevDevice? {
    do throws(SystemError) {
      return try EvdevDevice(node: node, log: log, lender: lender)
    } catch {
      tell(unopened: node, error)
      return nil
    }
  }

  private func addToLibinput(_ node: String) -> LibinputDevice? {
    if let added = libinput.add(node) { return added }
    deliverLog()
    if let refusal = libinput.host.refusal {
      tell(unopened: node, refusal)
    } else {
      tell(.error, "libinput", node, "libinput does not take the device")
    }
    return nil
  }

  /// Sets libinput's device up for the way in which it is read.
  private func hand(_ added: consuming LibinputDevice, to device: ReaderDevice) {
    added.setTag(device.id.rawValue)
    added.clearCalibration()
    if device.reading == .gestures { added.configureGestures() }
    device.libinput = consume added
  }

  /// A size of libinput's that one of its quirks states, rather than one that it invents.
  private static func statedSize(_ size: Size<Millimetres>?) -> Size<Millimetres>? {
    guard let size else { return nil }
    // libinput cuts the units a millimetre to a whole number, so what it invents is a little more.
    let invented = DeviceDescription.assumedTouchpadSize
    let excess = (size.width / invented.width, size.height / invented.height)
    let isInvented = (1..<1.1).contains(excess.0) && (1..<1.1).contains(excess.1)
    return isInvented ? nil : size
  }
}

extension ReaderDevice.Reading {
  fileprivate init(_ kind: DeviceKind, _ mode: TouchpadMode) {
    switch (kind, mode) {
    case (.touchscreen, _): self = .touchEvents
    case (.accelerometer, _), (.touchpad, .contacts): self = .rawFrames
    case (.touchpad, .gestures): self = .gestures
    }
  }
}
