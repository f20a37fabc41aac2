internal import InputModel

/// A line of a script: a command's word, and the rest, which the readers below take.
struct ScriptLine {
  let word: String
  let rest: String

  /// Splits a line at the first space behind its word; spaces before the word are passed over.
  init(_ line: String) {
    (word, rest) = ScriptLine.split(line.drop { $0 == " " })
  }

  /// The part before the first space, and what stands behind that space.
  static func split(_ text: Substring) -> (first: String, rest: String) {
    let first = text.prefix { $0 != " " }
    return (String(first), String(text.dropFirst(first.count + 1)))
  }

  /// One of the commands that take nothing; `known` lists all that there are.
  func command<Command>(
    of commands: [String: Command], known: String
  ) throws(ScriptFault) -> Command {
    guard let command = commands[word] else {
      throw ScriptFault(message: "there is no command \(ScriptText.quoted(word)): use \(known)")
    }
    guard rest.allSatisfy({ $0 == " " }) else {
      throw ScriptFault(message: "\(word) takes nothing, not \(ScriptText.quoted(rest))")
    }
    return command
  }

  /// The rest as a key by its name.
  func key() throws(ScriptFault) -> Key {
    guard let key = Key(name: rest) else {
      throw ScriptFault(message: "there is no such key: use a character, \(Key.known)")
    }
    return key
  }

  /// The rest as a place of the scene.
  func point() throws(ScriptFault) -> Vector<Points> {
    let parts = rest.split(separator: " ").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy(\.isFinite) else {
      throw ScriptFault(message: "\(word) takes x and y in points, not \(ScriptText.quoted(rest))")
    }
    return Vector(x: Points(parts[0]), y: Points(parts[1]))
  }

  /// A number from 0 on; `what` says of what.
  static func number(
    _ text: String, _ what: String, atMost limit: Int = .max
  ) throws(ScriptFault) -> Int {
    guard let number = Int(text), (0...limit).contains(number) else {
      throw ScriptFault(
        message: "\(what), from 0, is expected, not \(ScriptText.quoted(text))")
    }
    return number
  }
}
