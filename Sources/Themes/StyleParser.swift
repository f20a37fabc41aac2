internal import SafeText

extension ThemeStyle {
  /// Reads `INK [on GROUND] [bold] [dim] [reverse]`; without colours, `plain` or the attributes.
  init(_ text: Substring, at depth: ColorDepth, line: Int) throws(ThemeError) {
    self.init()
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    if depth != .none {
      foreground = try ThemeColor(words.popFirst() ?? "", at: depth, line: line)
      if words.first == "on" {
        words.removeFirst()
        background = try ThemeColor(words.popFirst() ?? "", at: depth, line: line)
      }
    } else if words.first == "plain" {
      words.removeFirst()
    } else if words.isEmpty {
      throw ThemeError(line: line, "plain, bold, dim or reverse is expected")
    }
    for word in words {
      switch word {
      case "bold": isBold = true
      case "dim": isDim = true
      case "reverse": isReversed = true
      default:
        throw ThemeError(
          line: line,
          "bold, dim or reverse is expected, not “\(Escaping.visible(String(word)))”")
      }
    }
  }
}

extension ThemeColor {
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// Reads a colour as a depth writes it: `default` at every one, else a name, a number or #rrggbb.
  fileprivate init(_ word: Substring, at depth: ColorDepth, line: Int) throws(ThemeError) {
    if word == "default" {
      self = .terminal
    } else if let color = ThemeColor(word, at: depth) {
      self = color
    } else {
      let found = word.isEmpty ? "" : ", not “\(Escaping.visible(String(word)))”"
      throw ThemeError(line: line, "default or \(ThemeColor.form(at: depth)) is expected\(found)")
    }
  }

  private init?(_ word: Substring, at depth: ColorDepth) {
    switch depth {
    case .none: return nil
    case .eight: self.init(name: word)
    case .sixteen:
      let prefix = "bright-"
      guard word.hasPrefix(prefix) else {
        self.init(name: word)
        return
      }
      self.init(name: word.dropFirst(prefix.count), offset: 8)
    case .indexed256:
      guard word.allSatisfy(\.isASCII), let index = UInt8(word) else { return nil }
      self = .index(index)
    case .direct:
      let digits = word.dropFirst()
      guard word.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
        let value = UInt32(digits, radix: 16)
      else { return nil }
      self = .rgb(
        red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
        blue: UInt8(truncatingIfNeeded: value))
    }
  }

  private init?(name: Substring, offset: UInt8 = 0) {
    guard let index = ThemeColor.names.firstIndex(of: String(name)) else { return nil }
    self = .index(UInt8(index) + offset)
  }

  private static func form(at depth: ColorDepth) -> String {
    switch depth {
    case .none: "nothing"
    case .eight: names.joined(separator: ", ")
    case .sixteen: names.joined(separator: ", ") + " or one of them with “bright-”"
    case .indexed256: "a number from 0 to 255"
    case .direct: "a colour such as #00afff"
    }
  }
}
