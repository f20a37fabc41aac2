import Testing

@testable import Storage

struct NameTests {
  private func name(_ text: String) -> MessageName? { MessageName(listed: Array(text.utf8)) }

  private func text(_ name: MessageName?) -> String? {
    name.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    ("1.M2P3.host", "1.M2P3.host"), ("1.a:2,FS", "1.a"), ("1.a,S=5,W=6:2,", "1.a"),
    ("1.a,U=7:2,S", "1.a"), (":2,S", ""),
  ])
  func theUniquePartEndsAtACommaOrColon(full: String, unique: String) throws {
    #expect(try #require(name(full)).unique == Array(unique.utf8))
  }

  @Test func flagsStandBehindTheColon() throws {
    #expect(try #require(name("S.S,S=1:2,FT")).hasFlag("S") == false)
    #expect(try #require(name("1:2,FS")).hasFlag("S"))
    #expect(try #require(name("1:1,S")).hasFlag("S") == false)
    #expect(try #require(name("1")).hasFlag("S") == false)
  }

  @Test(arguments: [
    ("1.a,S=5,U=9,due=12:2,FS", true, nil, "1.a,S=5:2,FS"),
    ("1.a,S=5,U=9:2,FS", false, 99, "1.a,S=5,U=9,due=99:2,FS"),
    ("1.a", true, nil, "1.a:2,"),
    ("1.a", true, 5, "1.a,due=5:2,"),
    ("1.a:1,x", true, nil, "1.a:1,x"),
  ])
  func aMoveKeepsWhatBelongsToTheMessage(
    old: String, leavesFolder: Bool, due: Int64?, new: String
  ) {
    #expect(text(name(old)?.moved(leavesFolder: leavesFolder, due: due)) == new)
  }

  @Test(arguments: [("1,due=1764518400:2,", 1_764_518_400), ("1:2,due=5", nil), ("1,due=x", nil)])
  func theTimeIsAField(full: String, due: Int64?) {
    #expect(name(full)?.due == due)
  }

  @Test func hiddenNamesAreNoMessages() {
    #expect(name(".hidden") == nil)
    #expect(name("") == nil)
  }

  @Test func newNamesAreDetentsOwnAndDiffer() {
    var names = UniqueNames(host: "a/b:c,d")
    let made = (0..<100).map { _ in names.next() }
    #expect(Set(made).count == 100)
    #expect(made.allSatisfy { UniqueNames.isOwn($0) })
    #expect(made.allSatisfy { name in !name.contains(where: "/:,".utf8.contains) })
    for other in ["1700000000.M1P2Q3.host", "1700000000.M1P2.detent", "detent.x", "x.Mdetent.y"] {
      #expect(!UniqueNames.isOwn(Array(other.utf8)))
    }
  }
}
