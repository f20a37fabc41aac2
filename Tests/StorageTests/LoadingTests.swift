import Glibc
import Interaction
import Testing

@testable import Storage

struct LoadingTests {
  @Test func tellsListsThenTheMailboxWithTheNewestFirstThenTheOthers() throws {
    let fixture = try MailFixture()
    for number in 1...3 { try fixture.addMessage(number, "cur/\(number).a:2,S") }
    try fixture.addMessage(4, "new/4.a")
    for folder in [".Archive", ".List.work", ".Sent"] { try fixture.makeMailFolder(folder) }
    try fixture.addMessage(9, ".Archive/cur/9.a:2,")
    try fixture.addMessage(8, ".List.work/cur/8.a:2,")
    try fixture.addMessage(7, ".Sent/cur/7.a:2,")
    var mail = try fixture.open()
    let events = mail.loaded()
    #expect(events.first == .lists(["work"]))
    #expect(events.stored.map(\.message.id) == ["4.a", "3.a", "2.a", "1.a", "9.a", "8.a"])
    #expect(events.stored.suffix(2).map(\.place) == [.archive, .list("work")])
    #expect(events.stored.map(\.message.isUnread) == [true, false, false, false, true, true])
    #expect(events.last == .loaded)
    let first = events.stored[0].message
    #expect(first.sender == "Sender 4")
    #expect(first.subject == "subject 4")
    #expect(first.excerpt == "body 4")
    #expect(first.received == 1_736_157_600)
    #expect(!isCalling(mail.descriptor))
  }

  @Test func comesInBatches() throws {
    let fixture = try MailFixture(isInMemory: true)
    for number in 100..<400 { try fixture.addMessage(number, "cur/\(number).a:2,S") }
    var mail = try fixture.open()
    let events = mail.loaded()
    #expect(events.stored.map(\.message.id) == (100..<400).reversed().map { "\($0).a" })
    #expect(events.count == 4)
  }

  @Test func aMessageWithoutDateCameWhenItsFileDid() throws {
    let fixture = try MailFixture()
    try fixture.add("Subject: s\n\nx", "cur/1.a:2,S")
    var times = [timeval(tv_sec: 1_000_000, tv_usec: 0), timeval(tv_sec: 1_000_000, tv_usec: 0)]
    #expect(unsafe utimes(fixture.path + "/cur/1.a:2,S", &times) == 0)
    var mail = try fixture.open()
    let events = mail.loaded()
    #expect(events.stored.first?.message.received == 1_000_000)
    #expect(events.stored.first?.message.date == "1970-01-12")
  }

  @Test func onlyTheStartOfALongMessageIsRead() throws {
    let fixture = try MailFixture()
    try fixture.add("Subject: long\n\nwords ", "cur/1.a:2,S")
    // Half a gigabyte, but on no disk.
    #expect(unsafe truncate(fixture.path + "/cur/1.a:2,S", 500_000_000) == 0)
    try fixture.add(
      "Subject: first\nX-Long: \(String(repeating: "x", count: 200_000))\nFrom: a@b.c\n\ny",
      "cur/2.a:2,S")
    var mail = try fixture.open()
    let events = mail.loaded()
    #expect(events.message("1.a")?.message.subject == "long")
    #expect(events.message("1.a")?.message.excerpt == "words")
    #expect(events.message("2.a")?.message.subject == "first")
    #expect(events.stored.allSatisfy { $0.message.isReadable })
  }

  @Test func onlyOwnOldLeftoversAreRemoved() throws {
    let fixture = try MailFixture()
    for folder in [".Drafts", ".Outbox"] { try fixture.makeMailFolder(folder) }
    var names = UniqueNames(host: "host")
    let old = String(decoding: names.next(), as: UTF8.self)
    let young = String(decoding: names.next(), as: UTF8.self)
    for folder in [".Drafts/tmp/", ".Outbox/tmp/"] {
      for name in [old, young, "1.other.host"] { try fixture.add("x", folder + name) }
      for name in [old, "1.other.host"] {
        let time = timeval(tv_sec: time(nil) - 37 * 3600, tv_usec: 0)
        #expect(unsafe utimes(fixture.path + "/" + folder + name, [time, time]) == 0)
      }
    }
    try fixture.add("x", "tmp/\(old)")
    var mail = try fixture.open()
    let events = mail.loaded()
    #expect(events.stored.isEmpty)
    let left = [".Drafts/tmp/", ".Outbox/tmp/"].flatMap { [$0 + "1.other.host", $0 + young] }
    #expect(fixture.files == (left + ["tmp/\(old)"]).sorted())
  }
}
