internal import GestureRules
internal import Gestures
internal import InputModel

extension Line {
  /// What became of a command, for a person.
  static func describe(_ report: CommandReport) -> String {
    if let complaint = report.complaint { return complaint }
    let verb =
      switch report.action {
      case .rehearsed: "would run"
      case .started: "runs"
      case .dropped: "leaves out"
      case .failed, .ended: "has run"
      }
    let firing = report.firing
    return "\(describe(firing)): “\(firing.rule)” \(verb) \(command(of: firing))"
  }

  /// Which gesture, and how far it is.
  private static func describe(_ firing: RuleFiring) -> String {
    let event = firing.event
    var text = "\(short(firing.device.node)) \(event.kind.rawValue)"
    if let edge = event.edge { text += " \(edge.rawValue)" }
    text += " \(firing.trigger.name)"
    if case .crossing(let distance, let way) = firing.trigger {
      text += " \(tenths(distance.value)) pt \(way.rawValue)"
    }
    if event.contacts > 0 { text += " \(event.contacts)f" }
    switch event.kind {
    case .tap, .shake: break
    case .pan, .edgePan:
      if let direction = firing.direction { text += " \(direction.rawValue)wards" }
      text += " \(tenths(firing.distance.value)) pt"
    }
    if let interruption = event.interruption { text += " (\(interruption.rawValue))" }
    return text
  }

  /// The command as it would be typed in a shell, after the variables that its line names. What else is
  /// in its environment stands in the line as JSON.
  private static func command(of firing: RuleFiring) -> String {
    switch firing.command {
    case .exec(let words):
      return words.enumerated().map { index, word in
        // Detent looks the home folder up for the program alone.
        index == 0 && word.hasPrefix("~/")
          ? "~/" + ShellWord.quoted(String(word.dropFirst(2))) : ShellWord.quoted(word)
      }.joined(separator: " ")
    case .shell(let line):
      let names = Set(line.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) })
      let named = firing.environment.filter { names.contains($0.name[...]) }
      let variables = named.map { "\($0.name)=\(ShellWord.quoted($0.value)) " }
      return variables.joined() + "sh -c " + ShellWord.quoted(line)
    }
  }
}
