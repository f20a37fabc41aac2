import Interaction
import Testing

@testable import Storage

/// A draft that another program writes as well is not taken away with what it wrote.
struct ChangedDraftTests {
  private static let file = ".Drafts/cur/1.a:2,D"
  private static let changed = "Subject: theirs\n\ntheir longer text\n"
  private static let reason = "\(file): another program has changed it"

  /// A draft that was opened, then changed.
  private func fixture() throws -> MailFixture {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".Drafts")
    try fixture.add("Subject: s\nCc: c@example.org\n\nold\n", ChangedDraftTests.file)
    return fixture
  }

  /// `isReplaced` by a rename over it, otherwise in place.
  private func change(_ fixture: borrowing MailFixture, isReplaced: Bool) throws {
    let name = isReplaced ? ".Drafts/tmp/1.b" : ChangedDraftTests.file
    try fixture.add(ChangedDraftTests.changed, name)
    if isReplaced { try fixture.move(name, ChangedDraftTests.file) }
  }

  @Test(arguments: [true, false], [true, false])
  func keepingLeavesIt(isReplaced: Bool, isAttended: Bool) throws {
    let fixture = try fixture()
    var mail = try fixture.loaded()
    _ = mail.performed(.open(id: "1.a"))
    try change(fixture, isReplaced: isReplaced)
    if isAttended { _ = mail.attended() }
    let kept = mail.performed(.keep(Draft(id: "1.a", subject: "mine", text: "mine\n")))
    #expect(kept.troubles == ["the former draft stays: \(ChangedDraftTests.reason)"])
    #expect(kept.last == .done(request: 7))
    #expect(kept.message("1.a")?.message.subject == "mine")
    #expect(Set(kept.stored.map(\.message.subject)) == ["mine", "theirs"])
    #expect(fixture.contents(ChangedDraftTests.file) == ChangedDraftTests.changed)
    #expect(fixture.messages.count == 2)
    let mine = try #require(fixture.messages.first { $0 != ChangedDraftTests.file })
    #expect(fixture.contents(mine)?.contains("Cc: c@example.org\n") == true)
    // From here on it is a draft as others.
    _ = mail.attended()
    let again = mail.performed(.keep(Draft(id: "1.a", subject: "mine", text: "more\n")))
    #expect(again.troubles.isEmpty)
    #expect(fixture.messages.count == 2)
    #expect(fixture.contents(ChangedDraftTests.file) == ChangedDraftTests.changed)
  }

  @Test(arguments: [true, false])
  func sendingLeavesIt(isReplaced: Bool) throws {
    let fixture = try fixture()
    var mail = try fixture.loaded()
    _ = mail.performed(.open(id: "1.a"))
    try change(fixture, isReplaced: isReplaced)
    let sent = mail.performed(.send(Draft(id: "1.a", recipient: "a@example.org", text: "mine\n")))
    #expect(sent.troubles == ["the former draft stays: \(ChangedDraftTests.reason)"])
    #expect(sent.last == .done(request: 7))
    #expect(sent.removed.isEmpty)
    #expect(fixture.contents(ChangedDraftTests.file) == ChangedDraftTests.changed)
    #expect(fixture.messages.contains { $0.hasPrefix(".Outbox/new/") })
    let events = mail.attended()
    #expect(events.stored.map(\.message.subject) == ["theirs"])
  }

  @Test(arguments: [true, false])
  func discardingLeavesItUntilItIsTold(isOpened: Bool) throws {
    let fixture = try fixture()
    var mail = try fixture.loaded()
    if isOpened { _ = mail.performed(.open(id: "1.a")) }
    try change(fixture, isReplaced: false)
    let refused = mail.performed(.discard(id: "1.a"))
    #expect(
      refused == [.failed(request: 7, reason: ChangedDraftTests.reason, isGone: false)])
    #expect(fixture.messages == [ChangedDraftTests.file])
    let events = mail.attended()
    #expect(events.message("1.a")?.message.subject == "theirs")
    let gone = mail.performed(.discard(id: "1.a"))
    #expect(gone == [.done(request: 7)])
    #expect(fixture.messages.isEmpty)
  }

  @Test func otherFlagsAreNoOtherVersion() throws {
    let fixture = try fixture()
    var mail = try fixture.loaded()
    _ = mail.performed(.open(id: "1.a"))
    try fixture.move(ChangedDraftTests.file, ChangedDraftTests.file + "S")
    let kept = mail.performed(.keep(Draft(id: "1.a", subject: "mine")))
    #expect(kept.troubles.isEmpty)
    #expect(fixture.messages.count == 1)
  }
}
