/// The named entries of an access-control list in the kernel's layout (linux/posix_acl_xattr.h).
public enum AccessListBytes {
  /// An entry with the number of its user or group.
  public struct Entry: Hashable, Sendable {
    public var isGroup: Bool
    public var number: UInt32
    public var mayRead: Bool
    public var mayWrite: Bool

    public init(isGroup: Bool, number: UInt32, mayRead: Bool, mayWrite: Bool) {
      self.isGroup = isGroup
      self.number = number
      self.mayRead = mayRead
      self.mayWrite = mayWrite
    }
  }

  private static let version: UInt32 = 2
  private static let headLength = 4
  private static let entryLength = 8
  private static let user: UInt32 = 0x02
  private static let owningGroup: UInt32 = 0x04
  private static let group: UInt32 = 0x08
  private static let mask: UInt32 = 0x10

  /// Reads the value of `system.posix_acl_access`; empty where it is none.
  public static func entries(_ bytes: [UInt8]) -> [Entry] {
    let starts = starts(of: bytes)
    let allowed = allowed(bytes, starts)
    return starts.compactMap { start in
      let tag = number(bytes, at: start, length: 2)
      guard tag == user || tag == group else { return nil }
      let granted = number(bytes, at: start + 2, length: 2) & allowed
      return Entry(
        isGroup: tag == group, number: number(bytes, at: start + 4, length: 4),
        mayRead: granted & 0o4 != 0, mayWrite: granted & 0o2 != 0)
    }
  }

  /// What the group that owns the file may, in three bits; nil where there is no list. The file's mode
  /// has the mask in their place.
  public static func owningGroup(_ bytes: [UInt8]) -> UInt16? {
    let starts = starts(of: bytes)
    guard let start = starts.first(where: { number(bytes, at: $0, length: 2) == owningGroup })
    else { return nil }
    return UInt16(number(bytes, at: start + 2, length: 2) & allowed(bytes, starts))
  }

  private static func starts(of bytes: [UInt8]) -> [Int] {
    guard bytes.count >= headLength, number(bytes, at: 0, length: 4) == version else { return [] }
    return Array(stride(from: headLength, through: bytes.count - entryLength, by: entryLength))
  }

  /// What the list's mask leaves of what its entries grant.
  private static func allowed(_ bytes: [UInt8], _ starts: [Int]) -> UInt32 {
    starts.first { number(bytes, at: $0, length: 2) == mask }
      .map { number(bytes, at: $0 + 2, length: 2) } ?? 0o7
  }

  private static func number(_ bytes: [UInt8], at start: Int, length: Int) -> UInt32 {
    bytes[start..<start + length].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
