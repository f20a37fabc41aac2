import Testing

@testable import Diagnosis

@Suite struct AccessListTests {
  /// As logind makes it for user 1000: owner rw, user 1000 rw, group rw, mask rw, others nothing.
  private static let logind: [UInt8] =
    [2, 0, 0, 0]
    + [1, 0, 6, 0, 255, 255, 255, 255] + [2, 0, 6, 0, 0xE8, 3, 0, 0]
    + [4, 0, 6, 0, 255, 255, 255, 255] + [16, 0, 6, 0, 255, 255, 255, 255]
    + [32, 0, 0, 0, 255, 255, 255, 255]

  @Test func namedEntriesAreRead() {
    let entries = AccessListBytes.entries(Self.logind)
    #expect(entries == [.init(isGroup: false, number: 1000, mayRead: true, mayWrite: true)])
    #expect(AccessListBytes.owningGroup(Self.logind) == 0o6)
  }

  @Test func theMaskTakesAway() {
    var bytes = Self.logind
    bytes[4 + 3 * 8 + 2] = 4
    #expect(AccessListBytes.entries(bytes).first?.mayWrite == false)
    #expect(AccessListBytes.entries(bytes).first?.mayRead == true)
    #expect(AccessListBytes.owningGroup(bytes) == 0o4)
  }

  @Test(arguments: [[], [2], [1, 0, 0, 0], [2, 0, 0, 0], [2, 0, 0, 0, 2, 0, 6]] as [[UInt8]])
  func whatIsNoListIsEmpty(bytes: [UInt8]) {
    #expect(AccessListBytes.entries(bytes).isEmpty)
    #expect(AccessListBytes.owningGroup(bytes) == nil)
  }

  @Test func readersAreNamed() {
    let permissions = NodePermissions(
      owner: "root", group: "input", mode: 0o640,
      entries: [
        AccessEntry(holder: .user("mia"), mayRead: true, mayWrite: true),
        AccessEntry(holder: .group("kiosk"), mayRead: false, mayWrite: false),
      ])
    #expect(permissions.readers == "root, group input, user mia")
  }
}
