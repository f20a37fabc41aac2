internal import Glibc
internal import InputModel

// Reading libinput's events.
extension InputReader {
  /// Reads all that libinput has.
  func readLibinput() throws(InputError) {
    do throws(SystemError) {
      try libinput.dispatch()
    } catch {
      throw .failure("libinput cannot read on: \(error.message)")
    }
    // Before the events: a drop leaves nothing unread before it, so they tell what came after.
    deliverLog()
    while let event = libinput.next() { try take(event) }
    for device in devices { device.strokes.settle() }
    try renewSilenced()
    try leaveAbandoned()
  }

  /// Hands on what was logged, and interrupts devices whose events the kernel dropped.
  func deliverLog() {
    guard !log.isEmpty else { return }
    let (messages, dropped, muted) = log.drain()
    for message in messages { sink.logged(message) }
    let now = MonotonicClock.now()
    for name in dropped {
      guard let device = devices.first(where: { $0.systemName == name }) else { continue }
      device.frame.removeAll()
      sink.interrupted(device.id, by: .eventsDropped, at: now)
      if muted.contains(name) { silenced.insert(device.id) }
    }
  }

  private func take(_ event: borrowing LibinputEvent) throws(InputError) {
    guard let device = device(DeviceID(rawValue: event.tag)) else { return }
    let kind = event.kind
    if kind != .button { device.strokes.settle() }
    switch (kind, device.reading) {
    case (.deviceRemoved, _): try leave(device, SystemError(code: ENODEV).message)
    case (.touch(let phase), .touchEvents): takeTouch(event, phase, of: device)
    case (.touchFrame, .touchEvents): takeFrame(event, of: device)
    case (.scroll, .gestures):
      let (time, x, y) = event.scroll
      deliver(device.strokes.scroll(x: x, y: y), of: device, at: time)
    case (.swipe(let phase), .gestures):
      let swipe = event.swipe
      let step = device.strokes.swipe(
        swipe.isCancelled ? .cancelled : phase, fingers: swipe.fingers, x: swipe.x, y: swipe.y)
      deliver(step, of: device, at: swipe.time)
    case (.button, .gestures):
      let (time, code, isDown) = event.button
      deliver(device.strokes.button(code, isDown: isDown), of: device, at: time)
    case (.touch, _), (.touchFrame, _), (.scroll, _), (.swipe, _), (.button, _), (.other, _): break
    }
  }

  private func takeTouch(
    _ event: borrowing LibinputEvent, _ phase: ContactPhase, of device: ReaderDevice
  ) {
    var position = Vector<Millimetres>.zero
    if phase == .down || phase == .moved, let axes = device.description.axes {
      let (x, y) = event.offset(in: device.extents)
      // An axis of absurd limits can make libinput divide by zero.
      position = Vector(
        x: Millimetres(x.isFinite ? x / axes.x.unitsPerMillimetre : 0),
        y: Millimetres(y.isFinite ? y / axes.y.unitsPerMillimetre : 0))
    }
    let update = ContactUpdate(slot: event.slot, phase: phase, position: position)
    guard !device.frame.append(update) else { return }
    // More changes than a frame holds are told in two.
    deliverFrame(of: device, at: event.touchTime)
    device.frame.append(update)
  }

  private func takeFrame(_ event: borrowing LibinputEvent, of device: ReaderDevice) {
    deliverFrame(of: device, at: event.touchTime)
    takeGrab(of: device)
  }

  private func deliverFrame(of device: ReaderDevice, at time: Instant) {
    device.frame.time = time
    sink.received(device.frame)
    device.frame.removeAll()
  }

  private func deliver(_ step: StrokeTranslator.Step?, of device: ReaderDevice, at time: Instant) {
    guard let step else { return }
    sink.received(
      StrokeUpdate(
        device: device.id, time: time, phase: step.phase, fingers: step.fingers, delta: step.delta))
    takeGrab(of: device)
  }
}
