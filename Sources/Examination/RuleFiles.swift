internal import Diagnosis

// Which of Detent's rules udev has.
extension RuleState {
  /// udev's folders; of files with the same name the first one counts (udev(7)).
  private static let folders = [
    "/etc/udev/rules.d", "/run/udev/rules.d", "/usr/local/lib/udev/rules.d",
    "/usr/lib/udev/rules.d", "/lib/udev/rules.d",
  ]

  /// The state of a file of rules.
  static func of(_ name: String) -> RuleState {
    guard let path = folders.lazy.map({ "\($0)/\(name)" }).first(where: SystemFiles.exists) else {
      return .absent
    }
    guard let text = SystemFiles.text(path) else { return .installed(path) }
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    let hasRule = lines.contains { !$0.isEmpty && !$0.hasPrefix("#") }
    return hasRule ? .installed(path) : .masked(path)
  }
}
