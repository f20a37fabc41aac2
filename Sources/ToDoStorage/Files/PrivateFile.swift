internal import CLinux
internal import Glibc
package import Storage

/// Files that are written whole, for their owner alone.
package enum PrivateFile {
  /// Writes a file under its name once all of it is on the disk.
  /// - Parameter replaces: Whether another of the name may be there, which it takes the place of.
  /// - Returns: Whether it was written: not where it may not replace and there is one.
  @discardableResult
  package static func write(
    _ bytes: [UInt8], to path: String, replaces: Bool
  ) throws(FileError) -> Bool {
    let draft = "\(path).\(RandomName.make(words: 1)).new"
    do throws(FileError) {
      try writeDraft(bytes, draft)
      if replaces {
        guard unsafe rename(draft, path) == 0 else { throw FileError() }
      } else if unsafe linux_rename_new(AT_FDCWD, draft, path) != 0 {
        guard errno == EEXIST else { throw FileError() }
        _ = unsafe unlink(draft)
        return false
      }
      try ToDoFolders.sync(ToDoFolders.parent(of: path))
      return true
    } catch {
      _ = unsafe unlink(draft)
      throw error
    }
  }

  private static func writeDraft(_ bytes: [UInt8], _ path: String) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let file = try Descriptor(unsafe open(path, flags, 0o600))
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(file.number, $0.baseAddress, $0.count)
      }
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        throw FileError()
      }
      rest = rest.dropFirst(count)
    }
    guard fsync(file.number) == 0 else { throw FileError() }
  }

  /// The bytes of a file up to a limit; nil where there is none.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]? {
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if number < 0, errno == ENOENT { return nil }
    let file = try Descriptor(number)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    while bytes.count < limit {
      let count = unsafe Glibc.read(file.number, &chunk, min(chunk.count, limit - bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError() }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }
}
