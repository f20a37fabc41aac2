import Foundation
import SeededSource

@testable import Storage

/// Does at random what other programs do to a Maildir.
struct OtherPrograms {
  var random: Seeded
  private var next = 100

  init(seed: UInt64, _ fixture: borrowing MailFixture) {
    random = Seeded(seed: seed)
  }

  mutating func count(upTo most: Int) -> Int { Int.random(in: 0...most, using: &random) }

  mutating func act(_ fixture: borrowing MailFixture) throws {
    let folders = ["", ".Archive/", ".Trash/", ".Deferred/", ".List.x/", ".List.y/", ".Sent/"]
      .filter { FileManager.default.fileExists(atPath: fixture.path + "/" + $0 + "cur") }
    guard let folder = folders.randomElement(using: &random) else { return }
    next += 1
    switch count(upTo: 11) {
    case 0, 1: try fixture.addMessage(next, "\(folder)new/\(next).a")
    case 2:
      guard let file = file(fixture) else { return }
      try fixture.remove(file)
    case 3:
      // A copy under the same name, where there is none.
      guard let file = file(fixture), let text = fixture.contents(file) else { return }
      let name = "\(folder)cur/\(file.split(separator: "/").last ?? "")"
      if fixture.contents(name) == nil { try fixture.add(text, name) }
    case 4: try rename(".List.x", ".List.y", fixture)
    case 5: try rename(".List.y", ".List.x", fixture)
    case 6: try fixture.makeMailFolder(".List.y")
    case 7:
      guard folder.hasPrefix(".List") else { return }
      try fixture.remove(String(folder.dropLast()))
    case 8, 9: try flag(fixture)
    default:
      guard let file = file(fixture), let name = file.split(separator: "/").last else { return }
      let target = "\(folder)cur/\(name)"
      if fixture.contents(target) == nil { try fixture.move(file, target) }
    }
  }

  private mutating func file(_ fixture: borrowing MailFixture) -> String? {
    fixture.messages.randomElement(using: &random)
  }

  private mutating func flag(_ fixture: borrowing MailFixture) throws {
    guard let file = file(fixture) else { return }
    let target = file.replacing("/new/", with: "/cur/").prefix { $0 != ":" } + ":2,"
    let flagged =
      (target.hasPrefix("new/") ? "cur/" + target.dropFirst(4) : String(target))
      + (file.hasSuffix("S") ? "" : "S")
    if fixture.contents(flagged) == nil { try fixture.move(file, flagged) }
  }

  private func rename(_ from: String, _ to: String, _ fixture: borrowing MailFixture) throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: fixture.path + "/" + from),
      !manager.fileExists(atPath: fixture.path + "/" + to)
    else { return }
    try fixture.move(from, to)
  }
}
