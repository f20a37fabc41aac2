import Foundation
import Secrets
import Testing

@testable import PINFiles

@Suite struct PINFileTests {
  @Test func aPINIsItsOwnAndNoOther() throws {
    let fixture = try AuthFixture()
    let file = try PINFile(path: fixture.pin("2580"))
    for (text, isRight) in [
      ("2580", true), ("2581", false), ("258", false), ("25800", false), ("", false),
      ("2580\0", false),
    ] {
      let secret = try AuthFixture.secret(Array(text.utf8))
      #expect(try file.matches(secret) == isRight)
    }
  }

  @Test func theFileIsForItsOwnerAlone() throws {
    let fixture = try AuthFixture()
    let path = try fixture.pin("2580")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    #expect(names == ["pin"])
    for mode in [0o644, 0o660, 0o602] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      let error = #expect(throws: SecretError.self) { _ = try PINFile(path: path) }
      #expect(error?.message.contains("others") == true)
    }
  }

  @Test(arguments: [
    "", "\n", "$y$j9T$abcdefghijklmnop\n", "2580\n", "$y$\n", "$y$j9T$abc\n$y$j9T$abc\n", "*\n",
    "!\n", "ab01FAX.bQRSU\n",
    String(repeating: "$y$", count: 500),
  ])
  func whatHoldsNoHashIsRefused(text: String) throws {
    let fixture = try AuthFixture()
    let path = fixture.path("pin")
    try Data(text.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let error = #expect(throws: SecretError.self) { try PINFile.check(path) }
    #expect(error == .usage("\(path) holds no hash of a PIN: detent pin writes one"))
  }

  @Test func whatIsNoFileIsRefused() throws {
    let fixture = try AuthFixture()
    let (link, pipe) = (fixture.path("link"), fixture.path("pipe"))
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: fixture.pin("2580"))
    unsafe mkfifo(pipe, 0o600)
    for path in [link, pipe, fixture.folder.path, fixture.path("absent")] {
      let error = #expect(throws: SecretError.self) { _ = try PINFile(path: path) }
      #expect(error?.message.contains(path) == true)
    }
  }
}
