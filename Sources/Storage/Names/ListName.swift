/// The names of lists and of their folders: `.List.NAME`.
///
/// A name is written as Dovecot does it. Its listescape plugin writes what Maildir++ has no room for
/// as `\` and two hexadecimal digits: `.`, which parts levels of folders, `/`, and `\` itself
/// (https://doc.dovecot.org/main/core/plugins/listescape.html); then Maildir++'s modified UTF-7
/// follows, which also covers control characters.
enum ListName {
  private static let prefix = Array(".List.".utf8)
  /// NAME_MAX of Linux.
  private static let longest = 255

  /// A list's folder; nil where the name is empty or too long for a folder.
  static func folder(of name: String) -> [UInt8]? {
    guard !name.isEmpty else { return nil }
    var escaped = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar {
      case ".": escaped.append(contentsOf: "\\2e".unicodeScalars)
      case "/": escaped.append(contentsOf: "\\2f".unicodeScalars)
      case "\\": escaped.append(contentsOf: "\\5c".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    let folder = prefix + ModifiedUTF7.encoded(String(escaped))
    return folder.count <= longest ? folder : nil
  }

  /// The name of a list by its folder's; nil for a folder that is no list.
  ///
  /// What another program wrote in another way, such as a folder within a list's, is shown as it is,
  /// with invalid UTF-8 repaired.
  static func name(ofFolder folder: [UInt8]) -> String? {
    guard folder.starts(with: prefix), folder.count > prefix.count else { return nil }
    let written = folder.dropFirst(prefix.count)
    if let text = ModifiedUTF7.decoded(written) {
      let name = unescaped(text)
      if ListName.folder(of: name) == folder { return name }
    }
    return String(decoding: written, as: UTF8.self)
  }

  /// Whether a list's folder is named as it would be here.
  static func isOwn(folder: [UInt8]) -> Bool {
    name(ofFolder: folder).flatMap(ListName.folder(of:)) == folder
  }

  private static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\", let code = UInt8(String(rest.prefix(2)), radix: 16) {
        result.append(Unicode.Scalar(code))
        rest = rest.dropFirst(2)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
