internal import Glibc
internal import InputModel
internal import Invocation
internal import LatencyReports
internal import LinuxInput
internal import Programs
internal import TerminalView
internal import Themes

/// `detent latency`: measures, reports, and holds reports against each other.
enum LatencyCommand {
  static func run(_ invocation: Invocation) -> Int32 {
    if let comparison = invocation.latency.comparison { return compare(comparison) }
    let format = Subcommand.format(invocation)
    return Subcommand.reporting(.latency, format, isSynthetic: invocation.latency.isSynthetic) {
      var files: [ReportOutput] = []
      for output in invocation.latency.outputs { files.append(try ReportOutput(output)) }
      return try measure(invocation, format, files)
    }
  }

  /// Measures, reports, and writes the files. `onStart` gets what ends the reading, once that began.
  static func measure(
    _ invocation: Invocation, _ format: LineOutput.Format, _ files: [ReportOutput] = [],
    onStart: (InputControl) throws -> Void = { _ in }
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
    let metrics = try MetricsKeeper.begin(invocation)
    defer { metrics?.end() }
    let began = time(nil)
    let companions = try Companions(finger, floor)
    defer { companions.stop() }
    let run = try LiveRun(
      LatencyProgram(settings: LatencySettings(invocation, finger)), invocation, format, signals,
      try invocation.theme.theme(), metrics: metrics, onStart: onStart)
    companions.stop()
    guard let program = run.program else { return ExitStatus.outputClosed }
    let report = LatencyReport(
      program, invocation, began: began, grants: run.grants, finger: finger, floor: floor)
    guard report.holdsBound != nil else {
      return try nothing(measured: report, invocation, ended: run.status)
    }
    let written = write(report, format, files)
    return written == ExitStatus.done ? status(of: report, ended: run.status) : written
  }

  /// Writes a report wherever it was asked for, and goes on where one place takes it not.
  private static func write(
    _ report: LatencyReport, _ format: LineOutput.Format, _ files: [ReportOutput]
  ) -> Int32 {
    let words =
      format == .json ? report.jsonLine() : report.text(ascii: !TerminalLocale.activate())
    var status = PlainOutput.write(words)
    for file in files {
      do throws(InputError) {
        try file.write(report)
      } catch {
        StandardError.say(error.message)
        status = ExitStatus.failure
      }
    }
    return status
  }

  /// Says why there is nothing to report, which leaves the files of earlier runs as they are.
  private static func nothing(
    measured report: LatencyReport, _ invocation: Invocation, ended: Int32
  ) throws -> Int32 {
    guard isRegular(ended) else { return ended }
    if report.devices.isEmpty {
      let listing = try DeviceListing.take(InputConfiguration(invocation))
      if listing.devices.isEmpty { throw listing.emptiness }
    }
    StandardError.say(
      "nothing was touched: that the bound holds is not shown, no report is written")
    return ExitStatus.missed
  }

  /// ^C ends a run as its time does. Any other signal ends it as signals do, the report written.
  private static func isRegular(_ status: Int32) -> Bool {
    status == ExitStatus.done || status == ExitStatus.signal(SIGINT)
  }

  private static func status(of report: LatencyReport, ended: Int32) -> Int32 {
    guard isRegular(ended) else { return ended }
    let late = report.synthetic?.delays.filter { !$0.holds } ?? []
    for check in late {
      let delay = "a delay of \(check.delay.milliseconds) ms"
      StandardError.say(
        check.hasEnough
          ? "\(delay) came back as \(check.measured.milliseconds) ms: this machine is too busy to be "
            + "measured so exactly, or Detent is wrong"
          : "\(delay) was measured \(check.samples) times: too few to judge by, measure longer")
    }
    if report.holdsBound == false {
      StandardError.say(
        "the 99th percentile of kernel time to handler start is over the bound of "
          + "\(report.bound.milliseconds) ms")
    }
    return late.isEmpty && report.holdsBound == true ? ExitStatus.done : ExitStatus.missed
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
