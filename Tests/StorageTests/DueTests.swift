import Glibc
import Interaction
import Testing

@testable import Storage

struct DueTests {
  private let past = CivilTime(CivilDate(daysSince1970: 10_000))
  private let future = CivilTime(CivilDate(daysSince1970: 40_000), hour: 6, minute: 30)

  @Test func theTimeIsInTheNameAndGoesWithTheReturn() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a,S=3:2,S")
    var mail = try fixture.open()
    _ = mail.loaded()
    let there = mail.performed(.move(id: "1.a", from: .mailbox, to: .deferred, due: future))
    #expect(there == [.done(request: 7)])
    let seconds = LocalTime.seconds(future)
    #expect(fixture.messages == [".Deferred/cur/1.a,S=3,due=\(seconds):2,S"])
    let again = mail.loaded()
    #expect(again.stored.map(\.message.due) == [future])
    let later = mail.performed(
      .move(id: "1.a", from: .deferred, to: .deferred, due: future.adding(seconds: 60)))
    #expect(later == [.done(request: 7)])
    #expect(fixture.messages == [".Deferred/cur/1.a,S=3,due=\(seconds + 60):2,S"])
    let someday = mail.performed(.move(id: "1.a", from: .deferred, to: .deferred, due: nil))
    #expect(someday == [.done(request: 7)])
    #expect(fixture.messages == [".Deferred/cur/1.a,S=3:2,S"])
    let back = mail.performed(.move(id: "1.a", from: .deferred, to: .mailbox, due: nil))
    #expect(back == [.done(request: 7)])
    #expect(fixture.messages == ["cur/1.a,S=3:2,S"])
  }

  @Test func aNameThatHasNoRoomForTheTimeGetsAnother() throws {
    let fixture = try MailFixture()
    let unique = String(repeating: "x", count: 250)
    try fixture.addMessage(1, "cur/\(unique):2,S")
    var mail = try fixture.open()
    _ = mail.loaded()
    let there = mail.performed(.move(id: unique, from: .mailbox, to: .deferred, due: future))
    #expect(there == [.done(request: 7)])
    let name = try #require(fixture.messages.first)
    #expect(name.hasSuffix(",due=\(LocalTime.seconds(future)):2,S"))
    let back = mail.performed(.move(id: unique, from: .deferred, to: .mailbox, due: nil))
    #expect(back == [.done(request: 7)])
  }

  @Test func whatFellDueMeanwhileComesBackAtStart() throws {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".Deferred")
    try fixture.addMessage(1, ".Deferred/cur/1.a,due=1000:2,S")
    try fixture.addMessage(2, ".Deferred/new/2.a,due=1000")
    try fixture.addMessage(3, ".Deferred/cur/3.a,due=99999999999:2,")
    try fixture.addMessage(4, ".Deferred/cur/4.a:2,")
    var mail = try fixture.open()
    let events = mail.loaded()
    let cameBack = events.compactMap {
      if case .cameBack(let one) = $0 { one } else { nil }
    }
    #expect(cameBack.map(\.message.id) == ["1.a", "2.a"])
    #expect(cameBack.allSatisfy { $0.place == .mailbox && $0.message.due == nil })
    #expect(events.stored.count == 4)
    #expect(events.message("3.a")?.message.due?.date.year == 5138)
    #expect(events.message("4.a")?.message.due == nil)
    #expect(
      fixture.messages == [
        ".Deferred/cur/3.a,due=99999999999:2,", ".Deferred/cur/4.a:2,", "cur/1.a:2,S", "cur/2.a:2,",
      ])
    let quiet = mail.attended()
    #expect(quiet.isEmpty)
    #expect(!isCalling(mail.descriptor))
  }

  @Test func theDescriptorCallsWhenAMessageIsDue() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,S")
    var mail = try fixture.open()
    _ = mail.loaded()
    let soon = LocalTime.civil(LocalTime.now() + 1)
    let there = mail.performed(.move(id: "1.a", from: .mailbox, to: .deferred, due: soon))
    #expect(there == [.done(request: 7)])
    var events = mail.attended()
    while events.isEmpty {
      var entry = pollfd(fd: mail.descriptor, events: Int16(POLLIN), revents: 0)
      #expect(unsafe poll(&entry, 1, -1) == 1)
      events = mail.attended()
    }
    let stored = try #require(events.stored.first)
    #expect(events == [.cameBack(stored)])
    #expect(stored.place == .mailbox)
    #expect(fixture.messages == ["cur/1.a:2,S"])
  }

  @Test func whatIsDueAtOnceComesBackAtOnce() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,S")
    var mail = try fixture.open()
    _ = mail.loaded()
    let there = mail.performed(.move(id: "1.a", from: .mailbox, to: .deferred, due: past))
    #expect(there == [.done(request: 7)])
    #expect(isCalling(mail.descriptor))
    let events = mail.attended()
    #expect(events.stored.map(\.place) == [.mailbox])
    let quiet = mail.attended()
    #expect(quiet.isEmpty)
    #expect(!isCalling(mail.descriptor))
  }

  @Test func whatCannotComeBackIsToldAndTriedAgainLater() throws {
    let fixture = try MailFixture()
    try fixture.makeMailFolder(".Deferred")
    try fixture.addMessage(1, ".Deferred/cur/1.a,due=1000:2,S")
    var mail = try fixture.open()
    try fixture.move("cur", "away")
    let events = mail.loaded()
    #expect(events.troubles.count == 1)
    #expect(events.stored.map(\.place) == [.deferred])
    #expect(!isCalling(mail.descriptor))
    try fixture.move("away", "cur")
    let early = mail.attended()
    #expect(early.isEmpty)
    mail.stuck.retry = LocalTime.now()
    let more = mail.attended()
    #expect(more.stored.map(\.place) == [.mailbox])
  }
}
