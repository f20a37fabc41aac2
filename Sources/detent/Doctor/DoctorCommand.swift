internal import Diagnosis
internal import DoctorReports
internal import Examination
internal import Glibc
internal import InputModel
internal import Invocation
internal import LinuxInput
internal import UdevRules

/// `detent doctor`: what is there, who may read it, and what to mend first.
enum DoctorCommand {
  private static let usualWidth = 80

  static func run(_ invocation: Invocation) -> Int32 {
    if let rule = invocation.rule { return PlainOutput.write(rule.text) }
    let terminal = TerminalFacts.current()
    let system = SystemExamination.take(seat: invocation.seat, terminal: terminal)
    var nodes = NodeExamination.take(seat: invocation.seat)
    if let length = invocation.touch {
      let signals = SignalDescriptor(keysSignal: true)
      measure(&nodes, length, Diagnosis(nodes, system), signals)
      if let signal = signals.next() { return ExitStatus.signal(signal) }
    }
    let diagnosis = Diagnosis(nodes, system)
    let report = DoctorReport(nodes, system, diagnosis)
    let width = terminal.isTerminal && terminal.columns > 0 ? terminal.columns : usualWidth
    let text = invocation.printsJSON ? report.json() : report.text(width: min(width, 100))
    let status = PlainOutput.write(PlainOutput.shown(text))
    return status == ExitStatus.done ? exitStatus(of: diagnosis) : status
  }

  /// Counts what the usable devices report while somebody touches them.
  private static func measure(
    _ nodes: inout [NodeFacts], _ length: Interval, _ diagnosis: Diagnosis,
    _ signals: borrowing SignalDescriptor
  ) {
    let usable = diagnosis.usable.map(\.node)
    guard !usable.isEmpty else {
      StandardError.say("no device can be read, so no reports are counted")
      return
    }
    let hasSensor = diagnosis.usable.contains { $0.kind == .accelerometer }
    let seconds = Int64(exactly: length.seconds).map { "\($0)" } ?? "\(length.seconds)"
    StandardError.say(
      "move a finger on each device\(hasSensor ? ", and each accelerometer," : "") now, for"
        + " \(seconds) s")
    do throws(InputError) {
      let rates = try RateMeasurement.take(usable, for: length, until: signals.descriptor)
      for index in nodes.indices { nodes[index].rate = rates[nodes[index].node] }
    } catch {
      StandardError.say(error.message)
    }
  }

  private static func exitStatus(of diagnosis: Diagnosis) -> Int32 {
    switch diagnosis.obstacle {
    case nil: ExitStatus.done
    case .noDevice: ExitStatus.noDevice
    case .notPermitted: ExitStatus.notPermitted
    case .failure: ExitStatus.failure
    }
  }
}
