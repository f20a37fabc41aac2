internal import CLinux
internal import Glibc

/// The start of a file.
struct FileContents {
  var bytes: [UInt8]
  /// Whether the file goes on.
  var isCut: Bool
}

/// Why a file's contents cannot be had.
enum ReadingError: Error {
  /// The name is not there.
  case isGone
  case unreadable(String)
}

extension MailFolders {
  /// Reads at most `limit` bytes of a file.
  ///
  /// Only regular files are opened, since opening others can wait for ever or do something: a FIFO
  /// that takes the name in between is opened without waiting, and refused.
  func contents(_ path: FilePath, limit: Int) throws(ReadingError) -> FileContents {
    let descriptor = try opened(path)
    var file = linux_file()
    guard unsafe linux_file_status(descriptor.number, nil, 0, &file) == 0 else {
      throw .unreadable(FileError().message)
    }
    guard file.isRegular != 0 else { throw .unreadable(name(of: file)) }
    var contents = FileContents(bytes: [], isCut: false)
    do throws(FileError) {
      contents.bytes = try MailFolders.read(descriptor.number, limit: limit + 1)
    } catch {
      throw .unreadable(error.message)
    }
    if contents.bytes.count > limit {
      contents.bytes.removeLast()
      contents.isCut = true
    }
    return contents
  }

  private func opened(_ path: FilePath) throws(ReadingError) -> Descriptor {
    let file: linux_file?
    let isLink: Bool
    do throws(FileError) {
      file = try status(path, followsLinks: true)
      isLink = file == nil ? try status(path) != nil : false
    } catch {
      throw .unreadable(error.message)
    }
    guard let file else { throw isLink ? .unreadable("the link leads nowhere") : .isGone }
    guard file.isRegular != 0 else { throw .unreadable(name(of: file)) }
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    do throws(FileError) {
      return try Descriptor(unsafe path.withCString { unsafe openat(self.descriptor, $0, flags) })
    } catch {
      throw error.code == ENOENT ? .isGone : .unreadable(error.message)
    }
  }

  private func name(of file: linux_file) -> String {
    file.isFolder != 0 ? "it is a folder" : "it is no regular file"
  }

  private static func read(_ descriptor: Int32, limit: Int) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      while count < limit, let start = buffer.baseAddress {
        let result = unsafe Glibc.read(descriptor, start + count, limit - count)
        if result > 0 {
          count += result
        } else if result == 0 {
          return
        } else if errno != EINTR {
          failure = FileError()
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes a new file and makes its contents durable; what is left after a failure is removed.
  func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = try Descriptor(
      unsafe path.withCString { unsafe openat(self.descriptor, $0, flags, 0o600) })
    do throws(FileError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = unsafe rest.withUnsafeBytes {
          unsafe Glibc.write(descriptor.number, $0.baseAddress, $0.count)
        }
        if count < 0 && errno != EINTR { throw FileError() }
        rest = rest.dropFirst(max(count, 0))
      }
      guard fsync(descriptor.number) == 0 else { throw FileError() }
    } catch {
      // The first failure is the one to tell.
      try? remove(path)
      throw error
    }
  }
}
