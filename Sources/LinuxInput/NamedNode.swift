internal import CLinux
internal import Glibc

/// A node that the user named.
enum NamedNode {
  /// The input subsystem's device number (INPUT_MAJOR of linux/major.h).
  private static let inputMajor: UInt32 = 13

  /// The event node that a path leads to, links followed. Throws what is wrong with it.
  static func resolve(_ path: String) throws(InputError) -> String {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else {
      let code = errno
      switch code {
      case ENOENT, ENOTDIR: throw .noDevice("there is no device at \(path)")
      case EACCES:
        throw .notPermitted("\(path) cannot be reached: \(SystemError(code: code).message)")
      default: throw .usage("\(path) cannot be examined: \(SystemError(code: code).message)")
      }
    }
    switch information.st_mode & S_IFMT {
    case S_IFDIR: throw .usage("\(path) is a directory, not an input device")
    case S_IFCHR: break
    default: throw .usage("\(path) is a file, not an input device")
    }
    guard linux_device_major(information.st_rdev) == inputMajor else {
      throw .usage("\(path) is a device, but no input device")
    }
    guard let resolved = unsafe realpath(path, nil) else {
      throw .usage("\(path) cannot be followed: \(SystemError().message)")
    }
    defer { unsafe free(resolved) }
    let node = unsafe String(cString: resolved)
    guard node.hasPrefix("/dev/input/event") else {
      throw .usage("\(path) is no event node: use one of /dev/input/event*")
    }
    return node
  }

  /// The sentence for a node that the kernel refuses to this user.
  static func refusal(of node: String) -> String {
    var information = stat()
    var group = "input"
    if unsafe stat(node, &information) == 0, let entry = unsafe getgrgid(information.st_gid) {
      group = unsafe String(cString: entry.pointee.gr_name)
    }
    return "the kernel does not let this user read \(node): it belongs to group \(group). Install"
      + " Detent's udev rule (udev-rules/README.md), or join that group"
  }

  /// Whether the kernel would let this user read a node.
  static func isReadable(_ node: String) -> Bool {
    unsafe access(node, R_OK) == 0
  }
}
