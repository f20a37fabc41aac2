internal import Diagnosis
internal import Glibc

// Who asks.
extension UserFacts {
  private static let detentGroup = "detent"

  /// The user as whom this process runs.
  static func current() -> UserFacts {
    let name = Names.user(geteuid())
    return UserFacts(
      name: name, isRoot: geteuid() == 0, groups: Set(groups().map(Names.group)),
      detentGroup: membership(of: name))
  }

  private static func groups() -> [gid_t] {
    let count = getgroups(0, nil)
    var groups = [gid_t](repeating: 0, count: Int(max(count, 0)))
    let filled = unsafe getgroups(count, &groups)
    return groups.prefix(Int(max(filled, 0))) + [getegid()]
  }

  private static func membership(of name: String) -> Membership {
    guard let entry = unsafe getgrnam(detentGroup) else { return .noGroup }
    let number = unsafe entry.pointee.gr_gid
    var members: [String] = []
    unsafe members = strings(entry.pointee.gr_mem)
    let primary = unsafe getpwnam(name).map { unsafe $0.pointee.pw_gid }
    return members.contains(name) || primary == number ? .member : .stranger
  }

  private static func strings(
    _ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [String] {
    guard let list = unsafe list else { return [] }
    var strings: [String] = []
    var index = 0
    while let text = unsafe list[index] {
      strings.append(unsafe String(cString: text))
      index += 1
    }
    return strings
  }
}
