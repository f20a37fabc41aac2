internal import CLinux
internal import Glibc
internal import Storage

/// What the kernel tells of a database's files, by inotify on their folder: the log beside the file
/// comes and goes.
struct DatabaseWatch: ~Copyable {
  private let notices: Descriptor

  init(path: String) throws(FileError) {
    let notices = try Descriptor(inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK)))
    let folder = ToDoFolders.parent(of: path)
    let mask = UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
    guard unsafe inotify_add_watch(notices.number, folder, mask) >= 0 else { throw FileError() }
    self.notices = notices
  }

  var descriptor: Int32 { notices.number }

  /// Takes in all that happened since the last call. What it was is no matter: the database itself
  /// knows whether others changed it.
  func drain() {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while unsafe read(notices.number, &buffer, buffer.count) > 0 {}
  }
}
