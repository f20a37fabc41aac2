internal import CLinux
internal import Diagnosis
internal import Glibc

// Who may read a node.
extension NodePermissions {
  private static let list = "system.posix_acl_access"
  private static let longestList = 1024

  /// The node's owner, group, mode and access-control list; nil where there is no node.
  init?(of node: String) {
    var information = stat()
    guard unsafe stat(node, &information) == 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: NodePermissions.longestList)
    let count = unsafe linux_attribute(node, NodePermissions.list, &bytes, bytes.count)
    let entries = AccessListBytes.entries(Array(bytes[..<max(count, 0)]))
    let hasList = !entries.isEmpty
    var mode = UInt16(truncatingIfNeeded: information.st_mode & 0o777)
    // With a list the group's bits are its mask; what the group itself may is an entry without name.
    if hasList, let group = AccessListBytes.owningGroup(Array(bytes[..<max(count, 0)])) {
      mode = mode & ~0o070 | group << 3
    }
    self.init(
      owner: Names.user(information.st_uid), group: Names.group(information.st_gid), mode: mode,
      entries: entries.map { entry in
        AccessEntry(
          holder: entry.isGroup
            ? .group(Names.group(entry.number)) : .user(Names.user(entry.number)),
          mayRead: entry.mayRead, mayWrite: entry.mayWrite)
      })
  }
}

/// The names of users and groups; their numbers where they have none.
enum Names {
  static func user(_ number: uid_t) -> String {
    guard let entry = unsafe getpwuid(number), let name = unsafe entry.pointee.pw_name else {
      return "\(number)"
    }
    return unsafe String(cString: name)
  }

  static func group(_ number: gid_t) -> String {
    guard let entry = unsafe getgrgid(number), let name = unsafe entry.pointee.gr_name else {
      return "\(number)"
    }
    return unsafe String(cString: name)
  }
}
