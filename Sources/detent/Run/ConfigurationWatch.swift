internal import CLinux
internal import Glibc

/// Notices that a file may have changed: written to, replaced, or the link to it turned elsewhere.
///
/// Folders are watched, since editors put a new file in the old one's place. What really changed is for
/// its reader to find out.
struct ConfigurationWatch: ~Copyable {
  private static let changes =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_CREATE) | UInt32(IN_DELETE)
    | UInt32(IN_MOVED_FROM) | UInt32(IN_ONLYDIR)

  /// Readable when something happened beside the file; −1 where the kernel watches nothing.
  let descriptor: Int32
  private let path: String

  init(path: String) {
    self.path = path
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    follow()
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Forgets what happened, and watches where the file is by now.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while unsafe read(descriptor, &bytes, bytes.count) > 0 {}
    follow()
  }

  private func follow() {
    watch(folderOf: path)
    guard let target = unsafe realpath(path, nil) else { return }
    defer { unsafe free(target) }
    watch(folderOf: unsafe String(cString: target))
  }

  /// A folder that is watched already stays so.
  private func watch(folderOf path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    _ = unsafe inotify_add_watch(descriptor, folder, ConfigurationWatch.changes)
  }
}
