/// The words of HTML, for an excerpt: tags become blanks, common entities their characters.
enum HTMLText {
  private static let silent = ["style", "script", "head", "title"]
  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "shy": "\u{AD}",
    "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "bdquo": "„", "euro": "€", "copy": "©", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è",
    "agrave": "à", "ccedil": "ç",
  ]

  static func plain(_ html: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = html.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "<":
        skipTag(&rest)
        result.append(" ")
      case "&": result.append(entity(&rest))
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Goes behind a tag or comment, and behind the end tag where its content is not shown.
  private static func skipTag(_ rest: inout Substring.UnicodeScalarView) {
    if rest.starts(with: "!--".unicodeScalars) {
      skip(&rest, behind: "-->")
      return
    }
    let name = Substring(rest.prefix { $0.properties.isAlphabetic }).lowercased()
    skip(&rest, behind: ">")
    guard silent.contains(name) else { return }
    while !rest.isEmpty {
      skip(&rest, behind: "</")
      if Substring(rest.prefix(name.unicodeScalars.count)).lowercased() == name { break }
    }
    skip(&rest, behind: ">")
  }

  private static func skip(_ rest: inout Substring.UnicodeScalarView, behind mark: String) {
    let mark = mark.unicodeScalars
    while !rest.isEmpty && !rest.starts(with: mark) { rest.removeFirst() }
    rest = rest.dropFirst(mark.count)
  }

  /// Reads an entity behind its `&`; `&` where it is none that is known.
  private static func entity(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar {
    let name = Substring(
      rest.prefix {
        switch $0 {
        case "a"..."z", "A"..."Z", "0"..."9", "#": true
        default: false
        }
      }.prefix(10))
    let behind = rest.dropFirst(name.unicodeScalars.count)
    guard behind.first == ";" else { return "&" }
    var code: UInt32?
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      code = UInt32(name.dropFirst(2), radix: 16)
    } else if name.hasPrefix("#") {
      code = UInt32(name.dropFirst())
    }
    guard let scalar = code.flatMap(Unicode.Scalar.init) ?? entities[String(name)] else {
      return "&"
    }
    rest = behind.dropFirst()
    return scalar
  }
}
