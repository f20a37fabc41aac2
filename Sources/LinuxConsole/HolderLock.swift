internal import CLinux
internal import Glibc

/// The right to hold the console, which one process at a time has, and which ends with it.
public struct HolderLock: ~Copyable {
  private static let name = "holder"

  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit {
    close(descriptor)
  }

  /// Takes the right; nil where another process has it.
  public static func take(_ folder: borrowing StateFolder) throws(ConsoleError) -> HolderLock? {
    let descriptor = folder.open(name, O_RDWR | O_CREAT)
    guard descriptor >= 0 else { throw .call("\(folder.path)/\(name) cannot be opened") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      close(descriptor)
      if code == EWOULDBLOCK { return nil }
      throw .call("\(folder.path)/\(name) cannot be locked", code: code)
    }
    return HolderLock(descriptor: descriptor)
  }

  /// Whether another process that asks for the right comes to this one.
  public func isInPlace(_ folder: borrowing StateFolder) -> Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && folder.inode(HolderLock.name) == status.st_ino
  }
}
