import Glibc
import Interaction
import Testing

@testable import Storage

struct OpeningTests {
  private func error(_ path: String) -> StorageError? {
    do throws(StorageError) {
      _ = try Maildir(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func saysWhatIsMissing() throws {
    let mail = try MailFixture()
    try mail.remove("tmp")
    #expect(error(mail.path)?.description == "\(mail.path) is no Maildir: tmp is missing")
    try mail.remove("new")
    let both = error(mail.path)
    #expect(both?.kind == .usage)
    #expect(both?.description == "\(mail.path) is no Maildir: new and tmp are missing")
    #expect(mail.files.isEmpty)
  }

  @Test(arguments: ["/no/such/folder", "/dev/null", "", "/tmp\u{0}x"])
  func whatIsNoFolderIsWrongUsage(path: String) {
    #expect(error(path)?.kind == .usage)
  }

  @Test func aFolderThatMayNotBeReadIsNotPermitted() throws {
    let mail = try MailFixture()
    try mail.addMessage(1, "cur/1.a:2,")
    _ = unsafe chmod(mail.path + "/cur", 0)
    // Root may read all, so another user tries.
    let lines = try MailHandRun.output(
      ["show", mail.path, "65534"].dropLast(getuid() == 0 ? 0 : 1))
    #expect(lines == ["permission: \(mail.path)/cur: permission denied"])
  }

  @Test func aLinkToAMaildirWorksAndNothingIsMadeInIt() throws {
    let target = try MailFixture()
    try target.addMessage(1, "new/1.a")
    let link = target.path + "-link"
    #expect(unsafe symlink(target.path, link) == 0)
    defer { _ = unsafe unlink(link) }
    var mail = try Maildir(path: link)
    let events = mail.loaded()
    #expect(events.stored.map(\.message.id) == ["1.a"])
    #expect(events.last == .loaded)
    #expect(target.files == ["new/1.a"])
    try target.addMessage(2, "new/2.a")
    let more = mail.attended()
    #expect(more.stored.map(\.message.id) == ["2.a"])
  }
}
