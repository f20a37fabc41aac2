internal import InputModel
internal import Interaction

/// A command on a line of its own, as scripts write it.
enum MailboxScript: Hashable, Sendable {
  /// Why a line is no command.
  struct Fault: Error, Hashable, Sendable {
    var message: String
  }

  case act(RowAction, row: Int?)
  case choose(Int)
  case dismiss
  case undo
  case redo
  case show(Place)
  case menu
  case select(Int)
  case compose
  case send
  case cancel
  case type(String)
  case key(Key)
  case tap(Vector<Points>)
  /// Prints the messages of the place that is shown.
  case list
  case quit

  static let words =
    "archive, delete, defer, file, choose, dismiss, undo, redo, show, menu, select, compose, send, "
    + "cancel, type, key, tap, list, quit"

  /// Reads a line. Rows and options are counted from 0; `type` takes the rest of the line, in which
  /// `\n` stands for a new line and `\\` for a backslash.
  init(parsing line: String) throws(Fault) {
    let line = line.drop { $0 == " " }
    let word = line.prefix { $0 != " " }
    let rest = String(line.dropFirst(word.count + 1))
    switch word {
    case "archive": self = .act(.archive, row: try MailboxScript.row(rest))
    case "delete": self = .act(.delete, row: try MailboxScript.row(rest))
    case "defer": self = .act(.reschedule, row: try MailboxScript.row(rest))
    case "file": self = .act(.list, row: try MailboxScript.row(rest))
    case "choose": self = .choose(try MailboxScript.number(rest, "the option's number"))
    case "select": self = .select(try MailboxScript.number(rest, "the row's number"))
    case "show":
      guard let place = Place(name: rest) else {
        throw Fault(
          message: "show takes mailbox, deferred, archive, drafts, outbox, trash or list NAME, "
            + "not \(ScriptText.quoted(rest))")
      }
      self = .show(place)
    case "key":
      guard let key = Key(name: rest) else {
        throw Fault(message: "there is no such key: use a character, \(Key.known)")
      }
      self = .key(key)
    case "type": self = .type(ScriptText.unescaped(rest))
    case "tap":
      let parts = rest.split(separator: " ").compactMap { Double($0) }
      guard parts.count == 2, parts.allSatisfy(\.isFinite) else {
        throw Fault(message: "tap takes x and y in points, not \(ScriptText.quoted(rest))")
      }
      self = .tap(Vector(x: Points(parts[0]), y: Points(parts[1])))
    default: self = try MailboxScript.single(word, rest)
    }
  }

  private static func single(_ word: Substring, _ rest: String) throws(Fault) -> Self {
    let commands: [Substring: Self] = [
      "dismiss": .dismiss, "undo": .undo, "redo": .redo, "menu": .menu, "compose": .compose,
      "send": .send, "cancel": .cancel, "list": .list, "quit": .quit,
    ]
    guard let command = commands[word] else {
      throw Fault(message: "there is no command \(ScriptText.quoted(String(word))): use \(words)")
    }
    guard rest.allSatisfy({ $0 == " " }) else {
      throw Fault(message: "\(word) takes nothing, not \(ScriptText.quoted(rest))")
    }
    return command
  }

  private static func row(_ text: String) throws(Fault) -> Int? {
    try text.isEmpty ? nil : number(text, "the row's number")
  }

  private static func number(_ text: String, _ what: String) throws(Fault) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw Fault(message: "\(what), from 0, is expected, not \(ScriptText.quoted(text))")
    }
    return number
  }
}
