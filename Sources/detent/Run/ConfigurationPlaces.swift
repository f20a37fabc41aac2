internal import Glibc

/// Where the gesture daemon's configuration is looked for, as the XDG Base Directory Specification has
/// it: the user's own, then those of the system.
enum ConfigurationPlaces {
  private static let name = "detent/run.yaml"

  /// All of them, the first that is there counts.
  static func all(environment: (String) -> String? = variable) -> [String] {
    var folders: [String] = []
    if let own = folder(environment("XDG_CONFIG_HOME")) {
      folders.append(own)
    } else if let home = folder(environment("HOME")) {
      folders.append(home + "/.config")
    }
    let given = environment("XDG_CONFIG_DIRS") ?? ""
    let shared = (given.isEmpty ? "/etc/xdg" : given).split(separator: ":")
    folders += shared.compactMap { folder(String($0)) }
    return (folders + ["/etc"]).map { "\($0)/\(name)" }
  }

  private static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// A folder counts only where it does not depend on the present one.
  private static func folder(_ path: String?) -> String? {
    guard let path, path.hasPrefix("/") else { return nil }
    return path
  }
}
