internal import InputModel

/// One JSON object on one line, written field by field.
///
/// Numbers are rounded to thousandths: a thousandth of a point is 0.16 µm. Strings are plain ASCII
/// but for printable characters: controls, C1 included, and marks that reorder text are escaped, so
/// that a name cannot drive a terminal that the lines are printed to.
struct JSONObject {
  private(set) var text: String

  init(type: String) {
    text = "{\"type\":\"\(type)\""
  }

  /// An object that tells of a moment.
  init(type: String, at time: Instant) {
    self.init(type: type)
    add("t", time.microseconds)
  }

  mutating func add(_ name: String, _ value: String?) {
    key(name)
    if let value { append(value) } else { text += "null" }
  }

  mutating func add(_ name: String, _ values: [String]) {
    key(name)
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      append(value)
    }
    text += "]"
  }

  mutating func add(_ name: String, _ value: Int?) {
    key(name)
    text += value.map { String($0) } ?? "null"
  }

  mutating func add(_ name: String, _ value: Int64) {
    key(name)
    text += String(value)
  }

  mutating func add(_ name: String, _ value: Bool) {
    key(name)
    text += value ? "true" : "false"
  }

  mutating func add(_ name: String, _ value: Double?) {
    key(name)
    text += value.map(JSONObject.number) ?? "null"
  }

  /// The whole object with its newline.
  consuming func line() -> String { text + "}\n" }

  private mutating func key(_ name: String) {
    text += ",\"\(name)\":"
  }

  private mutating func append(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars { append(scalar) }
    text += "\""
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    default:
      if JSONObject.isHarmless(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069: false
    default: true
    }
  }

  private static func number(_ value: Double) -> String {
    let limit = 1e15
    guard value.isFinite else { return "null" }
    let thousandths = Int64((min(max(value, -limit), limit) * 1000).rounded())
    let whole = (thousandths / 1000).magnitude
    let rest = Int((thousandths % 1000).magnitude)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole).0" }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
