internal import Calibration
internal import ChildProcesses
internal import Glibc
internal import LinuxInput

/// Puts entries where udev looks, and has udev look.
enum CalibrationInstallation {
  private static let folders = ["/usr/bin", "/bin", "/usr/sbin", "/sbin"]
  /// udev's own limit for a rule is three minutes; an emulated machine takes seconds.
  private static let patience: Int32 = 60_000

  /// What makes udev take an entry of a kind in.
  private static func commands(_ node: String) -> [[String]] {
    [
      ["systemd-hwdb", "update"],
      ["udevadm", "control", "--reload"],
      ["udevadm", "trigger", "--action=change", "--settle", node],
    ]
  }

  /// What an ordinary user has to run instead, as lines for a shell.
  static func commandLines(_ entries: [CalibrationEntry], _ node: String) -> [String] {
    entries.flatMap { entry in
      ["sudo mkdir -p \(folder(of: entry))", "sudo tee \(entry.path) <<'END'"]
        + entry.text.split(separator: "\n").map(String.init) + ["END"]
    } + commands(node).map { "sudo " + $0.joined(separator: " ") }
  }

  static func write(_ entry: CalibrationEntry) throws(InputError) {
    // It is absent where no administrator has added to the hwdb yet.
    _ = unsafe mkdir(folder(of: entry), 0o755)
    try AtomicFile(path: entry.path).write(entry.text.utf8)
  }

  static func apply(to node: String) throws(InputError) {
    for command in commands(node) { try run(command) }
  }

  private static func folder(of entry: CalibrationEntry) -> String {
    entry.path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  }

  private static func run(_ command: [String]) throws(InputError) {
    let words = command.joined(separator: " ")
    let places = folders.map { "\($0)/\(command[0])" }
    guard let program = places.first(where: { (path: String) in unsafe access(path, X_OK) == 0 })
    else {
      throw .failure("there is no \(command[0]) to run “\(words)” with")
    }
    var launch = ChildLaunch(program: program, arguments: command)
    launch.streams = [.nothing, .nothing, .nothing]
    let process: ChildProcess
    do throws(StartError) {
      process = try launch.start()
    } catch {
      throw .failure("“\(words)” could not be started: error \(error.code)")
    }
    switch process.wait(milliseconds: patience) {
    case .exit(0): break
    case .exit(let status): throw .failure("“\(words)” ended with status \(status)")
    case .signal(let signal): throw .failure("“\(words)” was ended by signal \(signal)")
    case nil: throw .failure("“\(words)” does not end")
    }
  }
}
