internal import Glibc
internal import InputModel
internal import Invocation
internal import LatencyReports
internal import LinuxInput
internal import Programs
internal import TerminalView

/// `detent latency`: measures, reports, and holds reports against each other.
enum LatencyCommand {
  static func run(_ invocation: Invocation) -> Int32 {
    if let comparison = invocation.latency.comparison { return compare(comparison) }
    let format = Subcommand.format(invocation)
    return Subcommand.reporting(format) {
      var files: [ReportOutput] = []
      for output in invocation.latency.outputs { files.append(try ReportOutput(output)) }
      return try measure(invocation, format, files)
    }
  }

  private static func measure(
    _ invocation: Invocation, _ format: LineOutput.Format, _ files: [ReportOutput]
  ) throws -> Int32 {
    var invocation = invocation
    let latency = invocation.latency
    let signals = SignalDescriptor(keysSignal: true)
    let finger =
      latency.isSynthetic
      ? try SyntheticFinger(rate: latency.rate, checksItself: latency.checksItself) : nil
    if let finger { invocation.devices = [.init(node: finger.node)] }
    let floor =
      latency.hasFloor
      ? try invocation.devices.first.map { device throws(InputError) in
        try FloorMeter(node: device.node, after: latency.warmUp, invocation.wantsRealtime)
      } : nil
    let began = time(nil)
    let companions = try Companions(finger, floor)
    defer { companions.stop() }
    let run = try LiveRun(
      LatencyProgram(settings: LatencySettings(invocation, finger)), invocation, format, signals)
    companions.stop()
    guard let program = run.program else { return ExitStatus.outputClosed }
    let report = LatencyReport(
      program, invocation, began: began, grants: run.grants, finger: finger, floor: floor)
    if format == .json { _ = PlainOutput.write(program.line.json) }
    for file in files { try file.write(report) }
    if format == .none { _ = PlainOutput.write(report.text(ascii: !TerminalLocale.activate())) }
    return status(of: report, ended: run.status)
  }

  /// ^C ends a run as its time does. Any other signal ends it as signals do, the report written.
  private static func status(of report: LatencyReport, ended: Int32) -> Int32 {
    guard ended == ExitStatus.done || ended == ExitStatus.signal(SIGINT) else { return ended }
    for check in report.synthetic?.delays ?? [] where !check.holds {
      StandardError.say(
        "a delay of \(check.delay.milliseconds) ms came back as \(check.measured.milliseconds) ms")
      return ExitStatus.missed
    }
    switch report.holdsBound {
    case true?: return ExitStatus.done
    case false?: return ExitStatus.missed
    case nil:
      StandardError.say("nothing was touched: that the bound holds is not shown")
      return ExitStatus.missed
    }
  }

  private static func compare(_ comparison: LatencyOptions.Comparison) -> Int32 {
    do throws(ReportError) {
      let old = try LatencyReport(path: comparison.old)
      let new = try LatencyReport(path: comparison.new)
      let text = ReportComparison(old, new).text(ascii: !TerminalLocale.activate())
      return PlainOutput.write(text)
    } catch {
      StandardError.say(error.description)
      return ExitStatus.usage
    }
  }
}
