internal import CLinux
internal import Glibc

/// Tells which event nodes come and go.
public struct NodeWatch: ~Copyable {
  static let folder = "/dev/input"

  /// Readable when one did.
  public let descriptor: Int32

  /// Nil where the kernel grants no watch.
  public init?() {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    let changes = UInt32(IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM)
    guard unsafe inotify_add_watch(descriptor, NodeWatch.folder, changes) >= 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Takes note of the changes, which are not told apart: what is there is looked up again.
  public func drain() {
    unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while unsafe read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
  }

  /// The event nodes that are there.
  public static func nodes() -> Set<String> {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var nodes: Set<String> = []
    while let name = unsafe linux_next_name(stream) {
      let text = unsafe String(cString: name)
      if text.hasPrefix("event") { nodes.insert("\(folder)/\(text)") }
    }
    return nodes
  }
}
