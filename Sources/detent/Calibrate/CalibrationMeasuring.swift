internal import Calibration
internal import Glibc
internal import InputModel
internal import LinuxInput
internal import Programs

/// Lets a person touch the device until all is measured, it is given up, or a signal or key ends it.
struct CalibrationMeasuring {
  enum Outcome {
    case measured(CalibrationMeasurement)
    case ended(Int32)
  }

  let node: String
  let plan: CalibrationPlan

  /// Measures. The device is held meanwhile, so that touches do nothing else.
  func run(
    _ signals: borrowing SignalDescriptor, _ view: inout CalibrationView
  ) throws(InputError) -> Outcome {
    let probe = try TouchProbe(node: node)
    try probe.grab()
    var calibrator = Calibrator(plan, isTouched: probe.isTouched)
    if let asking = calibrator.asking, let status = view.tell(.output(asking, plan.range)) {
      return .ended(status)
    }
    var descriptors = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: probe.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: view.draws ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      unsafe poll(&descriptors, 3, -1)
      while let signal = signals.next() {
        switch signal {
        case SIGWINCH: view.resize()
        case SIGTSTP:
          probe.release()
          view.stop()
          try probe.grab()
        case SIGCONT: break
        default: return .ended(ExitStatus.signal(signal))
        }
      }
      if descriptors[2].revents != 0, view.readKeys() == .quit { return .ended(ExitStatus.missed) }
      if descriptors[2].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
        descriptors[2].fd = -1
      }
      guard descriptors[1].revents != 0 else { continue }
      var outputs: [Calibrator.Output] = []
      let isThere = try probe.read { contacts in
        calibrator.take(contacts.map(RawContact.init), into: &outputs)
      }
      for output in outputs {
        if let status = view.tell(.output(output, plan.range)) { return .ended(status) }
        switch output {
        case .finished(let measurement): return .measured(measurement)
        case .gaveUp: return .ended(ExitStatus.missed)
        case .asks, .took, .refused: break
        }
      }
      if !isThere { throw .failure("\(node) was unplugged while it was measured") }
    }
  }
}

extension RawContact {
  fileprivate init(_ contact: (slot: Int32, x: Int32, y: Int32)) {
    self.init(
      slot: contact.slot,
      place: Vector(x: DeviceUnits(Double(contact.x)), y: DeviceUnits(Double(contact.y))))
  }
}
