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

  /// What commands have of an environment, of Detent's own unless another is given.
  public init(of environment: [String]? = nil) {
    let all = environment ?? InheritedEnvironment.own
    entries = all.filter { entry in
      let name = String(entry.prefix { $0 != "=" })
      return !name.hasPrefix(RuleFiring.prefix) && !InheritedEnvironment.withheld.contains(name)
    }
    let value = { (name: String) in
      all.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    let path = value("PATH") ?? "/usr/local/bin:/usr/bin:/bin"
    folders = path.split(separator: ":").map(String.init)
    home = value("HOME")
  }

  private static var own: [String] {
    var entries: [String] = []
    var next = unsafe linux_environment()
    while let entry = unsafe next?.pointee {
      entries.append(unsafe String(cString: entry))
      unsafe next = next?.successor()
    }
    return entries
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
      if InheritedEnvironment.isProgram(path) { return path }
    }
    throw CommandFailure("\(program) is not found in PATH")
  }

  /// Folders may be searched, which the kernel calls executing, too.
  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }
}
