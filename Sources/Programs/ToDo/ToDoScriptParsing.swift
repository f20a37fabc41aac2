internal import InputModel
internal import Interaction

extension ToDoScript {
  /// Reads a line. `add`, `edit` and `type` take the rest of it, in which `\n` stands for a new line
  /// and `\\` for a backslash; `sign-in` and `create-account` take the rest as the password.
  init(parsing text: String) throws(ScriptFault) {
    let line = ScriptLine(text)
    let rest = line.rest
    if let verb = Verb(rawValue: line.word) {
      self = .act(verb, id: rest.isEmpty ? nil : try ToDoScript.id(rest))
      return
    }
    switch line.word {
    case "add": self = .add(try ToDoScript.text(rest, "what is to be done"))
    case "edit":
      let (id, text) = ToDoScript.split(rest)
      self = .edit(id: try ToDoScript.id(id), try ToDoScript.text(text, "the new text"))
    case "plan": self = try ToDoScript.plan(rest)
    case "select-date": self = .selectDate(rest == "today" ? nil : try ToDoScript.date(rest))
    case "show": self = .show(try ToDoScript.view(rest))
    case "list": self = try ToDoScript.list(rest)
    case "sign-in", "create-account":
      let (name, password) = try ToDoScript.account(rest)
      self = .account(line.word == "sign-in" ? .signIn : .create, name: name, password: password)
    case "remember":
      guard rest == "on" || rest == "off" else {
        throw ScriptFault(message: "remember takes on or off, not \(ScriptText.quoted(rest))")
      }
      self = .remember(rest == "on")
    case "select": self = .select(try ToDoScript.number(rest, "the row's number"))
    case "type": self = .type(ScriptText.unescaped(rest))
    case "key": self = .key(try line.key())
    case "tap": self = .tap(try line.point())
    default: self = try line.command(of: ToDoScript.commands, known: ToDoScript.words)
    }
  }

  /// What takes nothing.
  private static let commands: [String: ToDoScript] = [
    "undo": .undo, "redo": .redo, "purge": .purge, "sign-out": .signOut, "new": .new,
    "calendar": .calendar, "menu": .menu, "keep": .keep, "cancel": .cancel, "quit": .quit,
  ]

  private static func plan(_ rest: String) throws(ScriptFault) -> Self {
    if rest.isEmpty { return .plan(id: nil, nil) }
    let (first, second) = split(rest)
    if second.isEmpty {
      return first.contains("-")
        ? .plan(id: nil, try date(first)) : .plan(id: try id(first), nil)
    }
    return .plan(id: try id(first), try date(second))
  }

  private static func view(_ rest: String) throws(ScriptFault) -> ToDoView? {
    switch rest {
    case "day": return nil
    case "important": return .important
    case "all": return .all
    default:
      throw ScriptFault(message: "show takes day, important or all, not \(ScriptText.quoted(rest))")
    }
  }

  private static func list(_ rest: String) throws(ScriptFault) -> Self {
    let parts = rest.split(separator: " ").map(String.init)
    var list: ListName?
    if let first = parts.first {
      list = ListName(rawValue: first)
      guard list != nil else {
        let names = ListName.allCases.map(\.rawValue).joined(separator: ", ")
        throw ScriptFault(message: "list takes \(names), not \(ScriptText.quoted(first))")
      }
    }
    guard parts.count <= 3 else {
      throw ScriptFault(
        message: "list takes a list, its first row and a count, not \(ScriptText.quoted(rest))")
    }
    let start = parts.count > 1 ? try number(parts[1], "the first row") : 0
    let count = parts.count > 2 ? try number(parts[2], "a count") : usualCount
    return .list(list, start: start, count: max(count, 1))
  }

  /// A name, in quotes where it has spaces, and the password behind it.
  private static func account(_ rest: String) throws(ScriptFault) -> (
    name: String, password: String
  ) {
    var (name, password) = split(rest)
    if rest.hasPrefix("\"") {
      let inner = rest.dropFirst()
      name = String(inner.prefix { $0 != "\"" })
      password = String(inner.dropFirst(name.count + 1).drop { $0 == " " })
    }
    guard !name.isEmpty, !password.isEmpty else {
      throw ScriptFault(message: "a name and a password are expected")
    }
    return (name, password)
  }

  private static func split(_ text: String) -> (first: String, rest: String) {
    ScriptLine.split(Substring(text))
  }

  private static func text(_ rest: String, _ what: String) throws(ScriptFault) -> String {
    let text = ScriptText.unescaped(rest)
    guard !text.allSatisfy(\.isWhitespace) else {
      throw ScriptFault(message: "\(what) is expected")
    }
    return text
  }

  private static func id(_ text: String) throws(ScriptFault) -> Int64 {
    guard let id = Int64(text), id > 0 else {
      throw ScriptFault(message: "an item's number is expected, not \(ScriptText.quoted(text))")
    }
    return id
  }

  private static func number(_ text: String, _ what: String) throws(ScriptFault) -> Int {
    try ScriptLine.number(text, what, atMost: 1_000_000_000)
  }

  private static func date(_ text: String) throws(ScriptFault) -> CivilDate {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, let date = CivilDate(year: parts[0], month: parts[1], day: parts[2])
    else {
      throw ScriptFault(
        message: "a day such as 2026-03-04 is expected, not \(ScriptText.quoted(text))")
    }
    return date
  }
}
