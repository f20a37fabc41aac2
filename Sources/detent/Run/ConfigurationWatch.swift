internal import CLinux
internal import Glibc

/// Notices that a file may have changed: written to, replaced, permitted, or a link or a folder on the way to
/// it turned elsewhere.
///
/// Folders are watched, each for one name: editors put a new file in the old one's place, and whoever keeps
/// settings under version control puts a new folder there. What really changed is for its reader to find out.
struct ConfigurationWatch: ~Copyable {
  private static let changes =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_CREATE) | UInt32(IN_DELETE)
    | UInt32(IN_MOVED_FROM) | UInt32(IN_ATTRIB) | UInt32(IN_ONLYDIR)

  /// Readable when something happened on the way to the file; −1 where the kernel watches nothing.
  let descriptor: Int32
  private let path: String
  /// What each watched folder is watched for.
  private var names: [Int32: Set<String>] = [:]

  init(path: String) {
    self.path = path
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    follow()
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Takes in what happened, and watches where the file is by now. Returns whether it may have changed.
  mutating func drain() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var mayHaveChanged = false
    while true {
      let count = unsafe read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      for event in FolderEvent.all(in: bytes[..<count]) where concerns(event) {
        mayHaveChanged = true
      }
    }
    if mayHaveChanged { follow() }
    return mayHaveChanged
  }

  private func concerns(_ event: FolderEvent) -> Bool {
    if event.hasLostOthers { return true }
    guard let names = names[event.watch] else { return false }
    return event.isLast || names.contains(event.name)
  }

  private mutating func follow() {
    let former = names.keys
    names = [:]
    watch(wayTo: path)
    if let target = unsafe realpath(path, nil) {
      watch(wayTo: unsafe String(cString: target))
      unsafe free(target)
    }
    for watch in former where names[watch] == nil { inotify_rm_watch(descriptor, watch) }
  }

  /// Each folder on the way, as far as there is one that may be watched.
  private mutating func watch(wayTo path: String) {
    var folder = path.hasPrefix("/") ? "/" : "./"
    for name in path.split(separator: "/") {
      let watch = unsafe inotify_add_watch(descriptor, folder, ConfigurationWatch.changes)
      if watch >= 0 { names[watch, default: []].insert(String(name)) }
      folder += name + "/"
    }
  }
}
