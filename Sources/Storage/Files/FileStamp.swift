internal import CLinux

/// Tells whether a name still leads to the same contents: renames leave it as it is.
struct FileStamp: Hashable, Sendable {
  var inode: UInt64
  /// In nanoseconds since 1970.
  var modified: Int64
  var size: Int64

  init(_ file: linux_file) {
    inode = file.inode
    modified = file.modified
    size = file.size
  }

  /// In seconds since 1970.
  var second: Int64 { modified / 1_000_000_000 }
}
