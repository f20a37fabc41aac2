internal import Glibc
internal import Invocation
internal import InputModel

/// The program: reads the command line and hands over to the subcommand.
@main
enum Detent {
  static let version = DetentVersion.text

  static func main() {
    StandardDescriptors.fill()
    CrashSignals.leaveToTheKernelOnATerminal()
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> Int32 {
    do throws(UsageError) {
      switch try ArgumentParser.parse(arguments) {
      case .help(let command):
        return PlainOutput.write(HelpText.text(for: command))
      case .version:
        return PlainOutput.write("detent \(version)\n")
      case .run(let invocation):
        if let lack = OpenFileLimit.lack {
          return InputFailure.report(
            lack, in: invocation.command, asJSON: invocation.printsJSON)
        }
        return Subcommand.run(invocation)
      }
    } catch {
      StandardError.say(error.message)
      return ExitStatus.usage
    }
  }
}
