/// A keyboard's layout by the names that XKB gives it; empty ones are the usual.
public struct KeyboardLayout: Hashable, Sendable {
  public var model = ""
  public var layout: String
  public var variant = ""
  public var options = ""

  public static let us = KeyboardLayout(layout: "us")

  public init(layout: String, variant: String = "") {
    self.layout = layout
    self.variant = variant
  }

  /// The layout that a file of settings names: `/etc/default/keyboard` or `/etc/vconsole.conf`; nil
  /// where it names none. Both have lines `NAME=VALUE`, as a shell reads them.
  public init?(parsing text: String) {
    var values: [Substring: String] = [:]
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " || $0 == "\t" }
      guard line.first != "#", let equals = line.firstIndex(of: "=") else { continue }
      let value = line[line.index(after: equals)...].filter { !"\"'\r ".contains($0) }
      values[line[..<equals]] = value
    }
    if let layout = values["XKBLAYOUT"], !layout.isEmpty {
      self.init(layout: layout, variant: values["XKBVARIANT"] ?? "")
      model = values["XKBMODEL"] ?? ""
      options = values["XKBOPTIONS"] ?? ""
    } else if let keymap = values["KEYMAP"], !keymap.isEmpty {
      self.init(keymap: keymap)
    } else {
      return nil
    }
  }

  /// A guess at what a console's keymap is called by XKB: `de-latin1-nodeadkeys` is `de`.
  private init(keymap: String) {
    let word = String(keymap.prefix { $0.isLetter })
    switch word {
    case "uk": self.init(layout: "gb")
    case "sv": self.init(layout: "se")
    case "cf": self.init(layout: "ca")
    case "dvorak": self.init(layout: "us", variant: "dvorak")
    default:
      self.init(
        layout: word, variant: keymap.hasSuffix("nodeadkeys") ? "nodeadkeys" : "")
    }
  }
}
