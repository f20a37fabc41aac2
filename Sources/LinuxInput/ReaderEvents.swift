internal import InputModel

// Reading libinput's events.
extension InputReader {
  /// libinput units of a two-finger scroll for a millimetre of finger travel, with the flat profile
  /// at speed 0.
  static var unitsPerMillimetre: Double { 10.5 }

  /// Reads all that libinput has.
  func readLibinput() {
    guard libinput.dispatch() else {
      failure = .failure("libinput cannot read on: \(SystemError().message)")
      return
    }
    while let event = libinput.next() { take(event) }
    deliverLog()
  }

  /// Hands on what libinput logged, and interrupts devices whose events the kernel dropped.
  func deliverLog() {
    guard !libinput.host.log.isEmpty else { return }
    let (messages, dropped) = libinput.host.log.drain()
    for message in messages { sink.logged(message) }
    let now = MonotonicClock.now()
    for name in dropped {
      guard let device = devices.first(where: { $0.systemName == name }) else { continue }
      device.frame.removeAll()
      sink.interrupted(device.id, by: .eventsDropped, at: now)
    }
  }

  private func take(_ event: borrowing LibinputEvent) {
    switch event.kind {
    case .deviceAdded: adopt(event)
    case .deviceRemoved:
      guard !isSuspended, let device = device(DeviceID(rawValue: event.tag)) else { return }
      remove(device)
    case .touch(let phase): takeTouch(event, phase)
    case .touchFrame: takeFrame(event)
    case .scroll: takeScroll(event)
    case .swipe(let phase): takeSwipe(event, phase)
    case .button: takeButton(event)
    case .other: break
    }
  }

  /// After a suspension libinput has a new device for a node that is read already.
  private func adopt(_ event: borrowing LibinputEvent) {
    let name = event.systemName
    guard let device = devices.first(where: { $0.systemName == name }), device.libinput == nil,
      let libinputDevice = event.device
    else { return }
    configure(libinputDevice, for: device)
    device.libinput = consume libinputDevice
  }

  private func takeTouch(_ event: borrowing LibinputEvent, _ phase: ContactPhase) {
    guard let device = device(DeviceID(rawValue: event.tag)), device.reading == .touchEvents else {
      return
    }
    var position = Vector<Millimetres>.zero
    if phase == .down || phase == .moved, let axes = device.description.axes {
      let (x, y) = event.position
      position = Vector(
        x: Millimetres(x * device.libinputScale.x / axes.x.unitsPerMillimetre),
        y: Millimetres(y * device.libinputScale.y / axes.y.unitsPerMillimetre))
    }
    device.frame.append(ContactUpdate(slot: event.slot, phase: phase, position: position))
  }

  private func takeFrame(_ event: borrowing LibinputEvent) {
    guard let device = device(DeviceID(rawValue: event.tag)), device.reading == .touchEvents else {
      return
    }
    device.frame.time = event.touchTime
    sink.received(device.frame)
    device.frame.removeAll()
    takeGrab(of: device)
  }

  private func takeScroll(_ event: borrowing LibinputEvent) {
    guard let device = device(DeviceID(rawValue: event.tag)), device.reading == .gestures else {
      return
    }
    let (time, x, y) = event.scroll
    let isEnd = x == 0 && y == 0
    let phase: StrokeUpdate.Phase = isEnd ? .ended : device.isScrolling ? .moved : .began
    device.isScrolling = !isEnd
    deliver(device, phase, time, fingers: 2, x, y)
  }

  private func takeSwipe(_ event: borrowing LibinputEvent, _ phase: StrokeUpdate.Phase) {
    guard let device = device(DeviceID(rawValue: event.tag)), device.reading == .gestures else {
      return
    }
    let swipe = event.swipe
    deliver(
      device, swipe.isCancelled ? .cancelled : phase, swipe.time, fingers: swipe.fingers, swipe.x,
      swipe.y)
  }

  private func takeButton(_ event: borrowing LibinputEvent) {
    guard let device = device(DeviceID(rawValue: event.tag)), device.reading == .gestures,
      let tap = event.tap
    else { return }
    deliver(device, .tapped, tap.time, fingers: tap.fingers, 0, 0)
  }

  private func deliver(
    _ device: ReaderDevice, _ phase: StrokeUpdate.Phase, _ time: Instant, fingers: Int,
    _ x: Double, _ y: Double
  ) {
    let scale = InputReader.unitsPerMillimetre
    sink.received(
      StrokeUpdate(
        device: device.id, time: time, phase: phase, fingers: fingers,
        delta: Vector(x: Millimetres(x / scale), y: Millimetres(y / scale))))
  }
}
