import Glibc
import Interaction
import Testing

@testable import Storage

struct OddFileTests {
  @Test func whatCannotBeReadSaysWhy() throws {
    let fixture = try MailFixture()
    try fixture.add("", "cur/empty:2,S")
    try fixture.add([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 0xFF], "cur/binary:2,S")
    try fixture.makeFolder("cur/folder:2,S")
    #expect(unsafe mkfifo(fixture.path + "/cur/fifo:2,S", 0o600) == 0)
    #expect(unsafe symlink("/no/such/file", fixture.path + "/cur/link:2,S") == 0)
    #expect(unsafe symlink("loop:2,S", fixture.path + "/cur/loop:2,S") == 0)
    #expect(unsafe symlink("/dev/zero", fixture.path + "/cur/device:2,S") == 0)
    try fixture.addMessage(1, "cur/good:2,S")
    var mail = try fixture.open()
    let events = mail.loaded()
    let reasons = Dictionary(
      uniqueKeysWithValues: events.stored.map { ($0.message.id, $0.message.excerpt) })
    #expect(
      reasons == [
        "empty": "cannot be read: the file is empty",
        "binary": "cannot be read: it is no message",
        "folder": "cannot be read: it is a folder",
        "fifo": "cannot be read: it is no regular file",
        "link": "cannot be read: the link leads nowhere",
        "loop": "cannot be read: too many levels of symbolic links",
        "device": "cannot be read: it is no regular file",
        "good": "body 1",
      ])
    #expect(events.stored.filter(\.message.isReadable).map(\.message.id) == ["good"])
    #expect(events.troubles.isEmpty)
    // They can be moved like all others.
    for id in reasons.keys.sorted() {
      let moved = mail.performed(.move(id: id, from: .mailbox, to: .trash, due: nil))
      #expect(moved == [.done(request: 7)])
    }
    let quiet = mail.attended()
    #expect(quiet.isEmpty)
  }

  @Test func aFileThatMayNotBeReadSaysSo() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,S")
    _ = unsafe chmod(fixture.path + "/cur/1.a:2,S", 0)
    let lines = try MailHandRun.output(
      ["show", fixture.path, "65534"].dropLast(getuid() == 0 ? 0 : 1))
    #expect(
      lines.contains { $0.hasPrefix("stored Mailbox 1.a false ") }
        && lines.contains { $0.hasSuffix("cannot be read: permission denied") })
  }

  @Test func namesAreAnyBytes() throws {
    let fixture = try MailFixture()
    let names: [[UInt8]] = [
      [0xFF, 0xFE], Array("tab\t\u{1b}[2J new\nline".utf8), Array("ü%#".utf8), Array(",S=1".utf8),
      Array("%fe%ff".utf8),
    ]
    for name in names {
      let path = Array((fixture.path + "/cur/").utf8) + name + Array(":2,S".utf8)
      let descriptor = unsafe path.withUnsafeBufferPointer { buffer in
        unsafe FilePath(Array(buffer)).withCString { unsafe open($0, O_CREAT | O_WRONLY, 0o600) }
      }
      #expect(descriptor >= 0)
      let text = Array(MailFixture.message(1).utf8)
      #expect(unsafe write(descriptor, text, text.count) == text.count)
      close(descriptor)
    }
    var mail = try fixture.open()
    let events = mail.loaded()
    #expect(
      Set(events.stored.map(\.message.id)) == [
        "%ff%fe", "tab%09%1b[2J%20new%0aline", "%c3%bc%25%23", "", "%25fe%25ff",
      ])
    #expect(events.stored.allSatisfy { $0.message.isReadable })
    for one in events.stored {
      let there = mail.performed(
        .move(id: one.message.id, from: .mailbox, to: .list("x"), due: nil))
      #expect(there.last == .done(request: 7))
    }
    let quiet = mail.attended()
    #expect(quiet.isEmpty)
    let again = mail.loaded()
    #expect(again.stored.map(\.place) == Array(repeating: .list("x"), count: 5))
  }

  /// From the year 1653 to 2262 goes what 64 bits of nanoseconds reach.
  @Test(arguments: [13_000_000_000, 1 << 40, -13_000_000_000])
  func timesFarOffAreTheFarthestThatCanBeTold(second: Int) throws {
    let fixture = try MailFixture(isInMemory: true)
    try fixture.add("Subject: s\n\nx\n", "cur/1.a:2,S")
    let path = fixture.path + "/cur/1.a:2,S"
    let times = [timespec(tv_sec: second, tv_nsec: 5), timespec(tv_sec: second, tv_nsec: 5)]
    #expect(unsafe utimensat(AT_FDCWD, path, times, 0) == 0)
    var file = stat()
    #expect(unsafe stat(path, &file) == 0)
    #expect(file.st_mtim.tv_sec == second)
    var mail = try fixture.open()
    let events = mail.loaded()
    let farthest = (second < 0 ? Int64.min : .max) / 1_000_000_000
    #expect(events.stored.map(\.message.received) == [farthest])
  }

  @Test func aFileThatIsNamedAsAListIsLeftAloneUntilTheListIsUsed() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,S")
    try fixture.add("no folder", ".List.x")
    var mail = try fixture.open()
    let events = mail.loaded()
    #expect(events.troubles.isEmpty)
    #expect(events.lists == [])
    let quiet = mail.attended()
    #expect(quiet.isEmpty)
    let moved = mail.performed(.move(id: "1.a", from: .mailbox, to: .list("x"), due: nil))
    #expect(moved.failure?.isGone == false)
    #expect(fixture.files == [".List.x", "cur/1.a:2,S"])
  }

  @Test func aFolderThatCannotBeReadIsTold() throws {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,S")
    try fixture.makeMailFolder(".Archive")
    try fixture.remove(".Archive/cur")
    try fixture.add("no folder", ".Archive/cur")
    var mail = try fixture.open()
    let events = mail.loaded()
    #expect(events.troubles == [".Archive/cur cannot be read: not a directory"])
    #expect(events.stored.map(\.message.id) == ["1.a"])
    let moved = mail.performed(.move(id: "1.a", from: .mailbox, to: .archive, due: nil))
    #expect(moved.failure?.isGone == false)
    #expect(fixture.messages.contains("cur/1.a:2,S"))
  }
}
