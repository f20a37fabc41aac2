import Interaction
import Testing

@testable import Storage

struct WatchingTests {
  @Test func newMailAppears() throws {
    let fixture = try MailFixture()
    var mail = try fixture.loaded()
    #expect(!isCalling(mail.descriptor))
    try fixture.addMessage(1, "tmp/1.a")
    #expect(!isCalling(mail.descriptor))
    try fixture.move("tmp/1.a", "new/1.a")
    #expect(isCalling(mail.descriptor))
    let events = mail.attended()
    #expect(events.stored.map(\.message.subject) == ["subject 1"])
    #expect(events.count == 1)
    #expect(!isCalling(mail.descriptor))
  }

  @Test func otherFlagsAreNoRemovalAndArrival() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "new/1.a")
    var mail = try fixture.loaded()
    try fixture.move("new/1.a", "cur/1.a:2,S")
    let events = mail.attended()
    #expect(events.removed.isEmpty)
    #expect(events.stored.map(\.message.id) == ["1.a"])
    #expect(events.stored.map(\.message.isUnread) == [false])
  }

  @Test func whatOthersMoveOrDeleteIsNoticed() throws {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".Archive")
    for number in 1...3 { try fixture.addMessage(number, "cur/\(number).a:2,") }
    var mail = try fixture.loaded()
    try fixture.move("cur/1.a:2,", ".Archive/cur/1.a:2,S")
    try fixture.remove("cur/2.a:2,")
    let events = mail.attended()
    #expect(events.removed == ["2.a"])
    #expect(events.stored.map(\.message.id) == ["1.a"])
    #expect(events.stored.map(\.place) == [.archive])
  }

  @Test func whatLeavesForAFolderOfNoPlaceIsRemoved() throws {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".Sent")
    try fixture.addMessage(1, "cur/1.a:2,")
    var mail = try fixture.loaded()
    try fixture.move("cur/1.a:2,", ".Sent/cur/1.a:2,")
    let events = mail.attended()
    #expect(events == [.removed(ids: ["1.a"])])
  }

  @Test func aFileThatIsWrittenInPlaceIsReadWhenItIsClosed() throws {
    let fixture = try MailFixture()
    try fixture.add("Subject: old\n\n", "cur/1.a:2,")
    var mail = try fixture.loaded()
    try fixture.add("Subject: new\n\n", "cur/1.a:2,")
    let events = mail.attended()
    #expect(events.stored.last?.message.subject == "new")
    #expect(events.removed.isEmpty)
  }

  @Test func twoProgramsShareTheirMail() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,")
    var one = try fixture.loaded()
    var other = try fixture.loaded()
    let archived = one.performed(.move(id: "1.a", from: .mailbox, to: .archive, due: nil))
    #expect(archived == [.done(request: 7)])
    let late = other.performed(.move(id: "1.a", from: .mailbox, to: .trash, due: nil))
    #expect(late.failure?.isGone == true)
    #expect(late.message("1.a")?.place == .archive)
    let kept = other.performed(.keep(Draft(subject: "s")))
    let events = one.attended()
    #expect(events.stored.map(\.message) == kept.stored.map(\.message))
  }
}
