/// Reads the command line.
public struct ArgumentParser {
  /// What follows is no option, whatever it begins with.
  private static let endOfOptions = "--"

  private var rest: ArraySlice<String>
  var invocation: Invocation
  /// The arguments that are no options.
  var words: [String] = []

  /// Parses the arguments that follow the program's name.
  public static func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    guard let first = arguments.first else {
      throw UsageError("say what to do: \(ArgumentParser.commands) (see detent --help)")
    }
    switch first {
    case "--help", "-h", "help":
      guard let name = arguments.dropFirst().first else { return .help(nil) }
      guard arguments.count == 2 else {
        throw UsageError("“\(arguments[2])” is not expected after \(first) \(name)")
      }
      if ["--help", "-h", "help"].contains(name) { return .help(nil) }
      guard let command = Invocation.Command(rawValue: name) else {
        throw UsageError("there is no help for “\(name)”\(ArgumentParser.suggestion(name))")
      }
      return .help(command)
    case "--version":
      guard arguments.count == 1 else {
        throw UsageError("“\(arguments[1])” is not expected after --version")
      }
      return .version
    default:
      break
    }
    guard let command = Invocation.Command(rawValue: first) else {
      throw UsageError("there is no subcommand “\(first)”\(ArgumentParser.suggestion(first))")
    }
    let beforeWords = arguments.dropFirst().prefix { $0 != ArgumentParser.endOfOptions }
    if beforeWords.contains(where: { $0 == "--help" || $0 == "-h" }) {
      return .help(command)
    }
    var parser = ArgumentParser(
      rest: arguments.dropFirst(), invocation: Invocation(command: command))
    try parser.readOptions()
    try parser.applyWords()
    return .run(try parser.checked())
  }

  private static var commands: String {
    Invocation.Command.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// What may have been meant in place of a subcommand, or all that may.
  private static func suggestion(_ word: String) -> String {
    let names = Invocation.Command.allCases.map(\.rawValue)
    let question = Spelling.question(word, among: names + ["help", "--help", "--version"])
    return question.isEmpty ? ": use \(commands)" : question
  }

  private mutating func readOptions() throws(UsageError) {
    let names = CommandOption.listed(for: invocation.command).map(\.rawValue) + ["--help"]
    while let argument = rest.popFirst() {
      if argument == ArgumentParser.endOfOptions {
        try takeWords()
        return
      }
      if invocation.command.words != nil, argument == "-" || !argument.hasPrefix("-") {
        words.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard argument.hasPrefix("--"), let name = parts.first.map(String.init) else {
        throw UsageError(
          "“\(argument)” is not expected"
            + (Spelling.nearest(to: argument, among: argument.hasPrefix("-") ? names : [])
              .map { ": did you mean \($0)?" } ?? ": options begin with --"))
      }
      guard let option = CommandOption(rawValue: name) else {
        throw UsageError(
          "detent \(invocation.command.rawValue) has no option “\(name)”"
            + Spelling.question(name, among: names))
      }
      guard option.commands.contains(invocation.command) else {
        throw UsageError("\(name) does not belong to detent \(invocation.command.rawValue)")
      }
      let inline = parts.count == 2 ? String(parts[1]) : nil
      if option.takesValue {
        // A variable of a script that is not set; a title may be left out.
        guard let value = inline ?? rest.popFirst(), !value.isEmpty || option == .title else {
          throw UsageError("\(name) needs a value: \(option.help(for: invocation.command))")
        }
        if option == .compare { try applyComparison(value) } else { try apply(option, value) }
      } else {
        guard inline == nil else { throw UsageError("\(name) takes no value") }
        apply(option)
      }
    }
  }

  /// Takes in all that is left.
  private mutating func takeWords() throws(UsageError) {
    if invocation.command.words == nil, let word = rest.first {
      throw UsageError(
        "“\(word)” is not expected: detent \(invocation.command.rawValue) takes options alone")
    }
    words += rest
  }

  private mutating func applyComparison(_ old: String) throws(UsageError) {
    guard let new = rest.popFirst(), !new.isEmpty, !new.hasPrefix("--") else {
      throw UsageError("--compare takes two reports: the old one and the new one")
    }
    invocation.latency.comparison = .init(old: old, new: new)
  }
}
