internal import Calibration
internal import Glibc
internal import InputModel
internal import Invocation
internal import LinuxInput
internal import Programs

/// `detent calibrate`: measures a touch device, tells udev, and proves it.
enum CalibrateCommand {
  static func run(_ invocation: Invocation) -> Int32 {
    let format = Subcommand.format(invocation)
    let signals = SignalDescriptor(keysSignal: true)
    StandardError.hold()
    defer { StandardError.release() }
    return Subcommand.reporting(.calibrate, format) {
      let subject = try CalibrationSubject(invocation)
      var view = try CalibrationView(invocation, format, subject.state.device)
      let status = try run(invocation, subject, signals, &view)
      return view.end(status)
    }
  }

  private static func run(
    _ invocation: Invocation, _ subject: CalibrationSubject,
    _ signals: borrowing SignalDescriptor, _ view: inout CalibrationView
  ) throws(InputError) -> Int32 {
    if let status = view.tell(.device(subject.state)) { return status }
    let options = invocation.calibration
    let plan = CalibrationPlan(
      range: subject.range,
      measuresCorners: subject.state.device.kind == .touchscreen, targets: view.targets,
      ruler: options.ruler, size: subject.knownSize)
    let measuring = CalibrationMeasuring(node: subject.state.device.node, plan: plan)
    let measurement: CalibrationMeasurement
    switch try measuring.run(signals, &view) {
    case .ended(let status): return status
    case .measured(let measured): measurement = measured
    }
    if options.checks { return prove(measurement, plan, subject.state, &view) }
    let advice = CalibrationAdvice(measurement, plan, subject)
    for remark in advice.remarks {
      if let status = view.tell(.remark(remark)) { return status }
    }
    for entry in advice.entries {
      if let status = view.tell(.entry(entry)) { return status }
    }
    let node = subject.state.device.node
    guard options.installs else {
      return advice.entries.isEmpty ? ExitStatus.done : view.offer(advice.entries, node)
    }
    guard !advice.entries.isEmpty else {
      return prove(measurement, plan, subject.state, &view)
    }
    guard geteuid() == 0 else {
      let status = view.offer(advice.entries, node)
      return status == ExitStatus.done ? ExitStatus.notPermitted : status
    }
    return try install(advice.entries, invocation, measuring, signals, &view)
  }

  /// Puts the entries in force and measures again.
  private static func install(
    _ entries: [CalibrationEntry], _ invocation: Invocation, _ measuring: CalibrationMeasuring,
    _ signals: borrowing SignalDescriptor, _ view: inout CalibrationView
  ) throws(InputError) -> Int32 {
    view.announce("writing the entries, and waiting for udev")
    for entry in entries {
      try CalibrationInstallation.write(entry)
      if let status = view.tell(.installed(entry)) { return status }
    }
    try CalibrationInstallation.apply(to: measuring.node)
    let subject = try CalibrationSubject(invocation)
    if let status = view.tell(.device(subject.state)) { return status }
    view.announce("measured again, to prove it")
    switch try measuring.run(signals, &view) {
    case .ended(let status): return status
    case .measured(let measurement):
      return prove(measurement, measuring.plan, subject.state, &view)
    }
  }

  private static func prove(
    _ measurement: CalibrationMeasurement, _ plan: CalibrationPlan, _ state: CalibrationInForce,
    _ view: inout CalibrationView
  ) -> Int32 {
    let proof = CalibrationProof(
      measurement, plan, unitsPerMillimetre: state.unitsPerMillimetre, matrix: state.matrix)
    if let status = view.tell(.proof(proof)) { return status }
    return proof.holds ? ExitStatus.done : ExitStatus.missed
  }
}
