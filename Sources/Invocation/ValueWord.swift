/// What stands for a value in the name of an option's value or of a word, beside literal choices.
package enum ValueWord: String, CaseIterable, Sendable {
  case file = "FILE"
  case folder = "DIR"
  case node = "NODE"
  case command = "CMD"
  case name = "NAME"
  case time = "TIME"
  case milliseconds = "MS"
  case millimetres = "MM"
  case extent = "WxH"
  case hertz = "HZ"

  /// What to write, with its unit; nil where the word says it.
  package var meaning: String? {
    switch self {
    case .file, .folder, .name: nil
    case .node: "the path of an event device"
    case .command: "a command line for /bin/sh"
    case .time: "a number of seconds, or one with a unit: 500ms, 30s, 5m, 1h"
    case .milliseconds: "a number of milliseconds, or one with a unit: 8ms, 1s"
    case .millimetres: "a number of millimetres: 50 or 50mm"
    case .extent: "width and height with an x between them, such as 154x86"
    case .hertz: "a number of reports a second"
    }
  }
}

/// The name of an option's value or of a word: literal choices in small letters and words that stand
/// for a value, with `|` between them.
package struct ValueName: Sendable {
  /// What may be written as it is.
  package let choices: [String]
  package let words: [ValueWord]

  package init(_ name: String) {
    let parts = name.split { "[]| ".contains($0) }.map(String.init)
    choices = parts.filter { part in !part.contains { $0.isUppercase } }
    words = parts.compactMap(ValueWord.init(rawValue:))
  }
}
