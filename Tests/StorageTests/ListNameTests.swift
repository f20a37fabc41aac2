import Testing

@testable import Storage

struct ListNameTests {
  @Test(arguments: [
    ("work", ".List.work"), ("a.b", ".List.a\\2eb"), ("a/b", ".List.a\\2fb"),
    ("..", ".List.\\2e\\2e"), (".hidden", ".List.\\2ehidden"), ("a\\b", ".List.a\\5cb"),
    ("Übung", ".List.&ANw-bung"), ("R&D", ".List.R&-D"), ("日本", ".List.&ZeVnLA-"),
    ("tab\t", ".List.tab&AAk-"), ("🙂", ".List.&2D3eQg-"), ("nul\u{0}", ".List.nul&AAA-"),
    ("~", ".List.~"), (" ", ".List. "),
  ])
  func namesGoToFoldersAndBack(name: String, folder: String) {
    #expect(ListName.folder(of: name) == Array(folder.utf8))
    #expect(ListName.name(ofFolder: Array(folder.utf8)) == name)
  }

  @Test func anyNameComesBack() {
    var random = SystemRandomNumberGenerator()
    let alphabet = Array("ab./\\&-~%,+é日🙂\u{1}\u{7F}\u{0} \u{301}".unicodeScalars)
    for _ in 0..<2000 {
      var view = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        view.append(alphabet.randomElement(using: &random) ?? "a")
      }
      let name = String(view)
      let folder = ListName.folder(of: name)
      #expect(folder.flatMap(ListName.name(ofFolder:))?.unicodeScalars.elementsEqual(view) == true)
      #expect(folder?.contains(UInt8(ascii: "/")) == false)
      #expect(folder?.dropFirst(6).contains(UInt8(ascii: ".")) == false)
      #expect(folder?.allSatisfy { (0x20...0x7E).contains($0) } == true)
    }
  }

  @Test func emptyAndLongNamesHaveNoFolder() {
    #expect(ListName.folder(of: "") == nil)
    #expect(ListName.folder(of: String(repeating: "a", count: 249)) != nil)
    #expect(ListName.folder(of: String(repeating: "a", count: 250)) == nil)
    #expect(ListName.folder(of: String(repeating: "日", count: 120)) == nil)
  }

  @Test(arguments: [
    (".List.a.b", "a.b"), (".List.Übung", "Übung"), (".List.&broken", "&broken"),
    (".List.&AGE-", "&AGE-"), (".List.\\41", "\\41"), (".List.x\\2", "x\\2"),
  ])
  func namesOfOtherProgramsAreShownAsTheyAre(folder: String, name: String) {
    #expect(ListName.name(ofFolder: Array(folder.utf8)) == name)
  }

  @Test func otherFoldersAreNoLists() {
    for folder in [".Archive", ".List", ".List.", ".Listing.x", "List.x"] {
      #expect(ListName.name(ofFolder: Array(folder.utf8)) == nil)
    }
    #expect(ListName.name(ofFolder: Array(".List.".utf8) + [0xFF]) == "\u{FFFD}")
  }
}
