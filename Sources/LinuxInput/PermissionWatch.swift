internal import CLinux
internal import Glibc

/// Tells when the permissions of an event node change.
///
/// logind gives and takes access with the virtual terminal, of which udev says nothing.
final class PermissionWatch {
  let descriptor: Int32

  /// Nil where the kernel grants no watch; udev's reports are all there is then.
  init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0,
      unsafe inotify_add_watch(descriptor, "/dev/input", UInt32(IN_ATTRIB)) >= 0
    else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Takes note of the changes, which are not told apart.
  func drain() {
    unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while unsafe read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
