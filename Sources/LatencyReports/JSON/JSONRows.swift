/// Writes lists of numbers on one line each, for jansson gives every number a line of its own.
struct JSONRows {
  private typealias Line = Substring.UTF8View

  private static let (newline, blank, comma) = (UInt8(0x0A), UInt8(0x20), UInt8(0x2C))
  private static let (opening, closing, delete) = (UInt8(0x5B), UInt8(0x5D), UInt8(0x7F))

  private var result: [UInt8] = []
  /// The numbers of a list that has been opened; nil outside one.
  private var row: [Line]?

  /// `text` as jansson indents it, in ASCII. A string holds no newline, so that lines are structure.
  ///
  /// DEL, which JSON allows in strings, is escaped: it would reach a terminal as it is.
  static func joined(_ text: String) -> String {
    var rows = JSONRows()
    for line in text[...].utf8.split(separator: newline) { rows.take(line) }
    return String(decoding: rows.result.dropLast(), as: UTF8.self)
  }

  private mutating func take(_ line: Line) {
    let content = line.drop { $0 == JSONRows.blank }
    if let numbers = row {
      if JSONRows.isNumber(content) {
        row = numbers + [content]
        return
      }
      row = nil
      if content.first == JSONRows.closing {
        result += numbers.joined(separator: [JSONRows.blank])
        result += content
        result.append(JSONRows.newline)
        return
      }
      result.append(JSONRows.newline)
      for number in numbers { result += Array(number) + [JSONRows.newline] }
    }
    for byte in line {
      if byte == JSONRows.delete {
        result += "\\u007f".utf8
      } else {
        result.append(byte)
      }
    }
    if content.last == JSONRows.opening {
      row = []
    } else {
      result.append(JSONRows.newline)
    }
  }

  private static func isNumber(_ content: Line) -> Bool {
    let digits = content.last == comma ? content.dropLast() : content
    return !digits.isEmpty && digits.allSatisfy { 0x2D...0x39 ~= $0 }
  }
}
