internal import CLinux
internal import Glibc
internal import InputModel

/// A device that the user named.
struct NamedNode: Hashable {
  /// The input subsystem's device number (INPUT_MAJOR of linux/major.h).
  private static let inputMajor: UInt32 = 13

  /// As the user wrote it.
  let path: String
  let options: DeviceOptions
  /// The event node that the path leads to, links followed.
  private(set) var node: String

  /// Follows the path. Throws what is wrong with it, an accelerometer that is not wanted included.
  init(
    _ selection: DeviceSelection, _ monitor: borrowing UdevMonitor, readsAccelerometers: Bool,
    isBlind: Bool
  ) throws(InputError) {
    path = selection.node
    options = selection.options
    let number = try NamedNode.inputDevice(at: path)
    guard let node = NamedNode.target(of: path) else {
      throw .usage("\(path) cannot be followed: \(SystemError().message)")
    }
    self.node = node
    let seen = isBlind ? monitor.blindReport(of: node) : monitor.report(number: number)
    guard let report = seen else {
      throw .usage("\(path) is no event node: use one of /dev/input/event*")
    }
    switch report.role {
    case .device(.touchscreen), .device(.touchpad): break
    case .device(.accelerometer):
      guard readsAccelerometers else {
        throw .usage("\(path) (\(report.name)) is an accelerometer, and none is to be read")
      }
    case .keyboard:
      throw .usage("\(path) (\(report.name)) is a keyboard as well, and keyboards are not opened")
    case .arbitration, .other:
      throw .usage("\(path) (\(report.name)) is no touchscreen, touchpad or accelerometer")
    }
  }

  /// Whether the path leads to a node now. A link may lead elsewhere after its device was plugged
  /// in anew.
  mutating func leads(to node: String) -> Bool {
    if self.node == node { return true }
    guard path != self.node, NamedNode.target(of: path) == node else { return false }
    self.node = node
    return true
  }

  /// The device number of an input device.
  private static func inputDevice(at path: String) throws(InputError) -> dev_t {
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
    return information.st_rdev
  }

  private static func target(of path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The sentence for a node that the kernel refuses to this user, and what the sentence calls it.
  static func refusal(of node: String, as word: String? = nil) -> String {
    var information = stat()
    var owner = ""
    if unsafe stat(node, &information) == 0 {
      let group = unsafe getgrgid(information.st_gid)
      let name = unsafe group.map { unsafe String(cString: $0.pointee.gr_name) }
      owner = ": it belongs to group \(name ?? String(information.st_gid))"
    }
    return "the kernel does not let this user read \(word ?? node)\(owner). detent doctor"
      + " prints the commands that mend it"
  }

  /// Whether the kernel would let this process read a node.
  static func isReadable(_ node: String) -> Bool {
    unsafe faccessat(AT_FDCWD, node, R_OK, AT_EACCESS) == 0
  }
}
