internal import CLinux
internal import GestureRules
internal import Glibc

/// What commands have of Detent's own environment.
public struct InheritedEnvironment: Hashable, Sendable {
  /// A service manager's words to this process alone.
  private static let withheld: Set = [
    "NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID", "LISTEN_FDS", "LISTEN_PID", "LISTEN_FDNAMES",
  ]

  let entries: [String]
  private let folders: [String]
  private let home: String?

  public init() {
    var entries: [String] = []
    var next = unsafe linux_environment()
    while let entry = unsafe next?.pointee {
      let text = unsafe String(cString: entry)
      let name = String(text.prefix { $0 != "=" })
      if !name.hasPrefix(RuleFiring.prefix), !InheritedEnvironment.withheld.contains(name) {
        entries.append(text)
      }
      unsafe next = next?.successor()
    }
    self.entries = entries
    let path = unsafe getenv("PATH").map { unsafe String(cString: $0) }
    let usual = "/usr/local/bin:/usr/bin:/bin"
    folders = (path ?? usual).split(separator: ":").map(String.init)
    home = unsafe getenv("HOME").map { unsafe String(cString: $0) }
  }

  /// Where a program lies: a path is one already, a name is looked up in PATH.
  public func path(of program: String) throws(CommandFailure) -> String {
    if program.hasPrefix("~/") {
      guard let home else { throw CommandFailure("\(program) is nowhere, since HOME is not set") }
      return home + program.dropFirst()
    }
    guard !program.contains("/") else { return program }
    for folder in folders {
      let path = "\(folder)/\(program)"
      if unsafe access(path, X_OK) == 0 { return path }
    }
    throw CommandFailure("\(program) is not found in PATH")
  }
}
