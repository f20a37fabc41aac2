import Interaction
import Testing

@testable import Storage

struct DraftTests {
  @Test(arguments: [
    Draft(
      recipient: "Ann Doe <ann@example.org>, bob@example.org", subject: "s", text: "one\ntwo\n"),
    Draft(recipient: "Jörg Größe <j@example.org>", subject: "Grüße 🙂", text: "Grüße\n-- \nich\n"),
    Draft(recipient: "half an addr", subject: "", text: ""),
    Draft(recipient: "überall", subject: "x", text: "end of line\n"),
    Draft(recipient: "", subject: "", text: "From the start\n.\n>From\n\n\n"),
    Draft(recipient: "", subject: "long", text: String(repeating: "wörd ", count: 3000)),
    Draft(
      recipient: "", subject: String(repeating: "long ", count: 99) + "x", text: "\t\u{1b}\n \n"),
  ])
  func aKeptDraftIsOpenedAsItWas(draft: Draft) throws {
    let fixture = try MailFixture()
    var mail = try fixture.loaded()
    let kept = mail.performed(.keep(draft))
    #expect(kept.last == .done(request: 7))
    let stored = try #require(kept.stored.first)
    #expect(stored.place == .drafts)
    let name = try #require(fixture.messages.first)
    #expect(name.hasPrefix(".Drafts/cur/") && name.hasSuffix(":2,D"))
    let opened = mail.performed(.open(id: stored.message.id))
    var expected = draft
    expected.id = stored.message.id
    #expect(opened == [.opened(expected), .done(request: 7)])
    let text = try #require(fixture.contents(name))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count <= 998 })
    let quiet = mail.attended()
    #expect(quiet.isEmpty)
  }

  @Test func aTextWithoutEndGetsOneAndNULsGo() throws {
    let fixture = try MailFixture()
    var mail = try fixture.loaded()
    let kept = mail.performed(.keep(Draft(text: "a\u{0}b")))
    let opened = mail.performed(.open(id: try #require(kept.stored.first?.message.id)))
    #expect(opened.opened?.text == "ab\n")
  }

  @Test func keepingAgainReplacesTheFileButNotTheId() throws {
    let fixture = try MailFixture()
    var mail = try fixture.loaded()
    let first = mail.performed(.keep(Draft(subject: "1")))
    let id = try #require(first.stored.first?.message.id)
    let files = fixture.messages
    let kept = mail.performed(.keep(Draft(id: id, subject: "2")))
    #expect(kept.stored.map(\.message.id) == [id])
    #expect(kept.stored.map(\.message.subject) == ["2"])
    #expect(kept.removed.isEmpty)
    #expect(fixture.messages.count == 1)
    #expect(fixture.messages != files)
    let opened = mail.performed(.open(id: id))
    #expect(opened.opened?.subject == "2")
    let quiet = mail.attended()
    #expect(quiet.isEmpty)
  }

  @Test func discardingTakesOnlyDraftsAway() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,")
    var mail = try fixture.loaded()
    let first = mail.performed(.keep(Draft(subject: "1")))
    let id = try #require(first.stored.first?.message.id)
    let mailbox = mail.performed(.discard(id: "1.a"))
    #expect(mailbox.failure?.isGone == true)
    // Another program looked at it meanwhile.
    let name = try #require(fixture.messages.first)
    try fixture.move(name, name + "S")
    let gone = mail.performed(.discard(id: id))
    #expect(gone == [.done(request: 7)])
    #expect(fixture.messages == ["cur/1.a:2,"])
    let again = mail.performed(.discard(id: id))
    #expect(again.failure?.isGone == true)
    let quiet = mail.attended()
    #expect(quiet.isEmpty)
  }

  @Test func aDraftThatIsGoneIsKeptAllTheSame() throws {
    let fixture = try MailFixture()
    var mail = try fixture.loaded()
    let first = mail.performed(.keep(Draft(subject: "1")))
    let id = try #require(first.stored.first?.message.id)
    try fixture.remove(try #require(fixture.messages.first))
    let kept = mail.performed(.keep(Draft(id: id, subject: "2")))
    #expect(kept.stored.map(\.message.subject) == ["2"])
    #expect(fixture.messages.count == 1)
  }
}
