import Foundation
import Interaction
import Testing

@testable import Storage

struct MovingTests {
  @Test(arguments: [
    (Place.archive, ".Archive"), (.trash, ".Trash"), (.list("a.b/c"), ".List.a\\2eb\\2fc"),
    (.deferred, ".Deferred"), (.drafts, ".Drafts"), (.outbox, ".Outbox"),
  ])
  func movesIntoTheFolderOfAPlaceAndBack(place: Place, folder: String) throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a,S=9,U=5:2,FS")
    var mail = try fixture.open()
    _ = mail.loaded()
    let there = mail.performed(.move(id: "1.a", from: .mailbox, to: place, due: nil))
    #expect(there.last == .done(request: 7))
    #expect(fixture.files == ["\(folder)/cur/1.a,S=9:2,FS", "\(folder)/maildirfolder"])
    #expect(fixture.contents("\(folder)/cur/1.a,S=9:2,FS") == MailFixture.message(1))
    let quiet = mail.attended()
    #expect(quiet.isEmpty)
    let back = mail.performed(.move(id: "1.a", from: place, to: .mailbox, due: nil))
    #expect(back == [.done(request: 7)])
    #expect(fixture.messages == ["cur/1.a,S=9:2,FS"])
  }

  @Test func theFolderIsForItsOwnerAlone() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "new/1.a")
    var mail = try fixture.open()
    _ = mail.loaded()
    _ = mail.performed(.move(id: "1.a", from: .mailbox, to: .archive, due: nil))
    for folder in ["", "/cur", "/new", "/tmp"] {
      let facts = try FileManager.default.attributesOfItem(
        atPath: fixture.path + "/.Archive" + folder)
      #expect(facts[.posixPermissions] as? Int == 0o700)
    }
    #expect(fixture.messages == [".Archive/cur/1.a:2,"])
  }

  @Test func listsAreToldWhenAMoveMakesOne() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,")
    var mail = try fixture.open()
    let loaded = mail.loaded()
    #expect(loaded.lists == [])
    let there = mail.performed(.move(id: "1.a", from: .mailbox, to: .list("x"), due: nil))
    #expect(there == [.lists(["x"]), .done(request: 7)])
    let made = mail.performed(.createList("Übung"))
    #expect(made == [.lists(["x", "Übung"]), .done(request: 7)])
    let again = mail.performed(.createList("Übung"))
    #expect(again == [.lists(["x", "Übung"]), .done(request: 7)])
    for name in ["", String(repeating: "x", count: 300)] {
      let refused = mail.performed(.createList(name))
      #expect(refused.failure?.isGone == false)
    }
    let quiet = mail.attended()
    #expect(quiet.isEmpty)
  }

  @Test func flagsThatOthersChangedMeanwhileAreKept() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "new/1.a")
    var mail = try fixture.open()
    _ = mail.loaded()
    try fixture.move("new/1.a", "cur/1.a,S=7:2,RS")
    let there = mail.performed(.move(id: "1.a", from: .mailbox, to: .archive, due: nil))
    #expect(there == [.done(request: 7)])
    #expect(fixture.messages == [".Archive/cur/1.a,S=7:2,RS"])
    let events = mail.attended()
    #expect(events.stored.map(\.message.isUnread) == [false])
    #expect(events.stored.map(\.place) == [.archive])
    #expect(events.removed.isEmpty)
  }

  @Test func whatAnotherProgramMovedIsGoneAndItsPlaceIsTold() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,")
    try fixture.makeMailFolder(".Trash")
    var mail = try fixture.open()
    _ = mail.loaded()
    try fixture.move("cur/1.a:2,", ".Trash/cur/1.a:2,T")
    let moved = mail.performed(.move(id: "1.a", from: .mailbox, to: .archive, due: nil))
    #expect(moved.failure?.isGone == true)
    #expect(moved.message("1.a")?.place == .trash)
    #expect(fixture.messages == [".Trash/cur/1.a:2,T"])
    let stale = mail.performed(.move(id: "1.a", from: .mailbox, to: .archive, due: nil))
    #expect(stale.failure?.isGone == true)
    #expect(stale.message("1.a")?.place == .trash)
    let right = mail.performed(.move(id: "1.a", from: .trash, to: .archive, due: nil))
    #expect(right == [.done(request: 7)])
  }

  @Test func whatAnotherProgramDeletedIsRemoved() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,")
    var mail = try fixture.open()
    _ = mail.loaded()
    try fixture.remove("cur/1.a:2,")
    let moved = mail.performed(.move(id: "1.a", from: .mailbox, to: .archive, due: nil))
    #expect(moved.removed == ["1.a"])
    #expect(moved.failure?.isGone == true)
    let unknown = mail.performed(.move(id: "1.a", from: .mailbox, to: .archive, due: nil))
    #expect(unknown.failure?.isGone == true)
  }

  @Test func aFolderThatWentIsMadeAgain() throws {
    let fixture = try MailFixture()
    for number in 1...2 { try fixture.addMessage(number, "cur/\(number).a:2,") }
    var mail = try fixture.open()
    _ = mail.loaded()
    _ = mail.performed(.move(id: "1.a", from: .mailbox, to: .archive, due: nil))
    try fixture.remove(".Archive")
    let there = mail.performed(.move(id: "2.a", from: .mailbox, to: .archive, due: nil))
    #expect(there == [.done(request: 7)])
    #expect(fixture.messages == [".Archive/cur/2.a:2,"])
    let events = mail.attended()
    #expect(events.removed == ["1.a"])
    #expect(events.stored.isEmpty)
  }
}
