internal import CLinux
internal import Glibc

/// Keeps memory from being paged out, piece by piece: locking all of a Swift program takes tens of
/// megabytes more than an ordinary user may.
public enum MemoryLock {
  /// The kernel locks no more.
  public struct Refusal: Error, Hashable, Sendable {
    /// The errno of mlock.
    public var code: Int32
    /// The limit in bytes (RLIMIT_MEMLOCK); nil for none.
    public var limit: Int?
  }

  /// Locks an array's storage, its free capacity included. Returns the bytes.
  static func take<Element>(_ array: inout [Element]) throws(Refusal) -> Int {
    let count = array.capacity * MemoryLayout<Element>.stride
    let address = unsafe array.withUnsafeMutableBufferPointer {
      UnsafeRawPointer($0.baseAddress)
    }
    guard let address = unsafe address else { return 0 }
    return unsafe try take(address, count, isPresent: true)
  }

  /// Locks the calling thread's stack. Returns the bytes.
  public static func takeStack() throws(Refusal) -> Int {
    var attributes = pthread_attr_t()
    guard unsafe pthread_getattr_np(pthread_self(), &attributes) == 0 else { return 0 }
    defer { unsafe pthread_attr_destroy(&attributes) }
    var address: UnsafeMutableRawPointer?
    var (size, guarded) = (0, 0)
    unsafe pthread_attr_getstack(&attributes, &address, &size)
    unsafe pthread_attr_getguardsize(&attributes, &guarded)
    guard let address = unsafe address, size > guarded else { return 0 }
    return unsafe try take(address + guarded, size - guarded, isPresent: true)
  }

  /// Locks mapped files' and the heap's pages once they have been touched. Returns the bytes that
  /// count towards the limit.
  static func take(_ mapping: MemoryMapping) throws(Refusal) -> Int {
    guard let address = unsafe UnsafeRawPointer(bitPattern: mapping.start) else { return 0 }
    return unsafe try take(address, mapping.size, isPresent: false)
  }

  /// - Parameter isPresent: Whether all pages are brought in now, not only when they are touched.
  private static func take(
    _ address: UnsafeRawPointer, _ count: Int, isPresent: Bool
  ) throws(Refusal) -> Int {
    let flags: UInt32 = isPresent ? 0 : UInt32(MLOCK_ONFAULT)
    guard unsafe linux_memory_lock(address, count, flags) == 0 else {
      let code = errno
      let limit = linux_memlock_limit()
      throw Refusal(code: code, limit: limit < 0 ? nil : Int(limit))
    }
    return count
  }
}
