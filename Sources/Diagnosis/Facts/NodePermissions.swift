/// Who may do what with a node.
public struct NodePermissions: Hashable, Sendable {
  public var owner: String
  public var group: String
  /// The nine bits of read, write and execute.
  public var mode: UInt16
  /// What an access-control list grants beyond them.
  public var entries: [AccessEntry]

  public init(owner: String, group: String, mode: UInt16, entries: [AccessEntry] = []) {
    self.owner = owner
    self.group = group
    self.mode = mode
    self.entries = entries
  }

  /// Who may read it, such as `root, group input, user mia`.
  public var readers: String {
    var readers: [String] = []
    if mode & 0o400 != 0 { readers.append(owner) }
    if mode & 0o040 != 0 { readers.append("group \(group)") }
    for entry in entries where entry.mayRead { readers.append(entry.whom) }
    if mode & 0o004 != 0 { readers.append("everybody") }
    return readers.isEmpty ? "nobody" : readers.joined(separator: ", ")
  }
}

/// What an access-control list grants to one user or group, its mask applied.
public struct AccessEntry: Hashable, Sendable {
  public enum Holder: Hashable, Sendable {
    case user(String)
    case group(String)
  }

  public var holder: Holder
  public var mayRead: Bool
  public var mayWrite: Bool

  public init(holder: Holder, mayRead: Bool, mayWrite: Bool) {
    self.holder = holder
    self.mayRead = mayRead
    self.mayWrite = mayWrite
  }

  var whom: String {
    switch holder {
    case .user(let name): "user \(name)"
    case .group(let name): "group \(name)"
    }
  }
}
