import Interaction
import Testing

@testable import Storage

/// Files of one unique part, as programs that copy leave them.
struct CopyTests {
  private func twoCopies() throws -> MailFixture {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".Archive")
    try fixture.addMessage(1, "cur/1.a:2,")
    try fixture.addMessage(2, ".Archive/cur/1.a:2,")
    return fixture
  }

  @Test func bothAreShownAndNeitherIsTakenForTheOther() throws {
    let fixture = try twoCopies()
    var mail = try fixture.open()
    let events = mail.loaded()
    #expect(events.stored.map(\.message.id) == ["1.a", "1.a#2"])
    #expect(events.stored.map(\.message.subject) == ["subject 1", "subject 2"])
    let moved = mail.performed(.move(id: "1.a#2", from: .archive, to: .trash, due: nil))
    #expect(moved == [.done(request: 7)])
    #expect(fixture.messages == [".Trash/cur/1.a:2,", "cur/1.a:2,"])
    #expect(fixture.contents(".Trash/cur/1.a:2,") == MailFixture.message(2))
  }

  @Test func noneIsEverOverwritten() throws {
    let fixture = try twoCopies()
    var mail = try fixture.open()
    _ = mail.loaded()
    let moved = mail.performed(.move(id: "1.a", from: .mailbox, to: .archive, due: nil))
    #expect(moved == [.done(request: 7)])
    #expect(fixture.messages.count == 2)
    #expect(fixture.contents(".Archive/cur/1.a:2,") == MailFixture.message(2))
    let back = mail.performed(.move(id: "1.a", from: .archive, to: .mailbox, due: nil))
    #expect(back == [.done(request: 7)])
    let again = mail.loaded()
    #expect(Set(again.stored.map(\.message.subject)) == ["subject 1", "subject 2"])
  }

  @Test func aNameThatAppearsInTheTargetUnseenIsNotOverwritten() throws {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".Archive")
    try fixture.addMessage(1, "cur/1.a:2,")
    var mail = try fixture.open()
    _ = mail.loaded()
    try fixture.addMessage(2, ".Archive/cur/1.a:2,")
    let moved = mail.performed(.move(id: "1.a", from: .mailbox, to: .archive, due: nil))
    #expect(moved == [.done(request: 7)])
    #expect(fixture.messages.count == 2)
    #expect(fixture.contents(".Archive/cur/1.a:2,") == MailFixture.message(2))
    let events = mail.attended()
    #expect(events.stored.map(\.message.subject) == ["subject 2"])
  }

  @Test func noneIsOverwrittenWhereNoRenameIsExclusive() throws {
    let fixture = try twoCopies()
    let lines = try MailHandRun.output(
      ["plain-step", fixture.path, "0", "move", "1.a", "mailbox", "archive"])
    #expect(lines.contains("done"))
    #expect(fixture.messages.count == 2)
    #expect(fixture.messages.allSatisfy { $0.hasPrefix(".Archive/cur/") })
    #expect(fixture.contents(".Archive/cur/1.a:2,") == MailFixture.message(2))
  }

  @Test func whenOneIsMovedByOthersTheOtherStays() throws {
    let fixture = try twoCopies()
    try fixture.makeMailFolder(".Trash")
    var mail = try fixture.open()
    _ = mail.loaded()
    try fixture.move(".Archive/cur/1.a:2,", ".Trash/cur/1.a:2,")
    let events = mail.attended()
    #expect(events.stored.map(\.message.id) == ["1.a#2"])
    #expect(events.stored.map(\.place) == [.trash])
    try fixture.remove(".Trash/cur/1.a:2,")
    let more = mail.attended()
    #expect(more == [.removed(ids: ["1.a#2"])])
  }

  @Test func listsWithNamesThatLookTheSameAreTwo() throws {
    let fixture = try MailFixture()
    // One program's level of folders, another's dot; é in one scalar and in two.
    for folder in [".List.a.b", ".List.a\\2eb", ".List.&AOk-", ".List.e&AwE-"] {
      try fixture.makeMailFolder(folder)
      try fixture.addMessage(
        1, "\(folder)/cur/\(folder.unicodeScalars.count)\(folder.dropFirst(6)):2,")
    }
    var mail = try fixture.open()
    let events = mail.loaded()
    let lists = try #require(events.lists)
    #expect(Set(lists).count == 4)
    #expect(Set(lists.map { $0.prefix(1) }) == ["a", "é"])
    #expect(Set(events.stored.map(\.place)) == Set(lists.map(Place.list)))
  }
}
