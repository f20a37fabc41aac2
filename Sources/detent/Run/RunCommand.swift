internal import CommandRuns
internal import GestureRules
internal import Invocation
internal import LinuxInput
internal import Programs
internal import RunConfiguration

/// `detent run`: the gesture daemon.
enum RunCommand {
  static func run(_ invocation: Invocation) -> Int32 {
    let options = invocation.running
    do throws(ConfigurationFailure) {
      let file = try ConfigurationFile(named: options.file)
      let bytes = try file.read()
      let configuration = try file.parse(bytes)
      if options.checksOnly { return check(configuration, file) }
      if options.isRehearsal { noteMissingPrograms(configuration) }
      return Subcommand.reporting(.run, format(invocation)) {
        try serve(invocation, configuration, file, bytes)
      }
    } catch {
      return error.report(asJSON: invocation.printsJSON)
    }
  }

  /// JSON where it was asked for; else text where there is something to print.
  private static func format(_ invocation: Invocation) -> LineOutput.Format {
    if invocation.printsJSON { return .json }
    return invocation.running.isRehearsal ? .text : .quiet
  }

  private static func serve(
    _ invocation: Invocation, _ configuration: RunConfiguration, _ file: ConfigurationFile,
    _ bytes: [UInt8]
  ) throws -> Int32 {
    let options = invocation.running
    let format = format(invocation)
    let signals = SignalDescriptor(keysSignal: true)
    let diary = RunDiary()
    let metrics = try MetricsKeeper.begin(invocation)
    defer { metrics?.end() }
    let program = RunProgram(rules: configuration.rules, isRehearsal: options.isRehearsal)
    let session = try LiveSession(
      program, invocation, format: format,
      RunKeeper(diary: diary, tellsProgram: format == .json), nil, metrics)
    var loop = DaemonLoop(signals: signals, file: file, bytes: bytes, diary: diary)
    let status = loop.run(session)
    _ = try session.end()
    return status
  }

  /// Says how many rules there are, and which programs of theirs are missing.
  private static func check(_ configuration: RunConfiguration, _ file: ConfigurationFile) -> Int32 {
    noteMissingPrograms(configuration)
    let count = configuration.rules.count
    return PlainOutput.write("\(file.path): \(count) rule\(count == 1 ? "" : "s")\n")
  }

  /// Says which programs are not there, which is no fault: the file may be for another machine.
  private static func noteMissingPrograms(_ configuration: RunConfiguration) {
    let environment = InheritedEnvironment()
    for rule in configuration.rules {
      for case .exec(let words) in rule.commands {
        do throws(CommandFailure) {
          _ = try environment.path(of: words[0])
        } catch {
          StandardError.say("note: “\(rule.name)”: \(error.sentence)")
        }
      }
    }
  }
}
