internal import InputModel
internal import Interaction

/// A command on a line of its own, as scripts write it.
enum MailboxScript: Hashable, Sendable {
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
  init(parsing text: String) throws(ScriptFault) {
    let line = ScriptLine(text)
    switch line.word {
    case "archive": self = .act(.archive, row: try MailboxScript.row(line.rest))
    case "delete": self = .act(.delete, row: try MailboxScript.row(line.rest))
    case "defer": self = .act(.reschedule, row: try MailboxScript.row(line.rest))
    case "file": self = .act(.list, row: try MailboxScript.row(line.rest))
    case "choose": self = .choose(try ScriptLine.number(line.rest, "the option's number"))
    case "select": self = .select(try ScriptLine.number(line.rest, "the row's number"))
    case "show":
      guard let place = Place(name: line.rest) else {
        throw ScriptFault(
          message: "show takes mailbox, deferred, archive, drafts, outbox, trash or list NAME, "
            + "not \(ScriptText.quoted(line.rest))")
      }
      self = .show(place)
    case "key": self = .key(try line.key())
    case "type": self = .type(ScriptText.unescaped(line.rest))
    case "tap": self = .tap(try line.point())
    default: self = try line.command(of: MailboxScript.commands, known: MailboxScript.words)
    }
  }

  /// What takes nothing.
  private static let commands: [String: MailboxScript] = [
    "dismiss": .dismiss, "undo": .undo, "redo": .redo, "menu": .menu, "compose": .compose,
    "send": .send, "cancel": .cancel, "list": .list, "quit": .quit,
  ]

  private static func row(_ text: String) throws(ScriptFault) -> Int? {
    try text.isEmpty ? nil : ScriptLine.number(text, "the row's number")
  }
}
