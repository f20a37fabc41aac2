/// The name of an account, as it was given and as it is compared.
struct AccountName {
  private static let longest = 256

  /// Without white space round it.
  let name: String

  init(_ given: String) throws(KeepingError) {
    name = given.trimmed
    if name.isEmpty { throw .refused("the name is empty") }
    if name.utf8.count > AccountName.longest { throw .refused("the name is too long") }
    let hasControls = name.unicodeScalars.contains {
      switch $0.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    if hasControls { throw .refused("the name has control characters in it") }
  }

  /// Equal for names that differ in large and small letters alone. Swift's own comparison makes no
  /// difference between letters with marks and letters and their marks.
  var key: String { AccountName.key(of: name) }

  static func key(of name: String) -> String {
    // Both ways, since some small letters have no large one of their own.
    name.trimmed.uppercased().lowercased()
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
