import Glibc
import Interaction
import Testing

@testable import Storage

/// A person is told which folder or file to look at.
struct ReasonTests {
  private func fixture() throws -> MailFixture {
    let fixture = try MailFixture()
    try fixture.addMessage(1, "cur/1.a:2,")
    try fixture.makeMailFolder(".Deferred")
    return fixture
  }

  @Test(arguments: [".Archive", ".List.x", ".Outbox"])
  func aFileInTheFoldersPlace(folder: String) throws {
    let fixture = try fixture()
    try fixture.add("no folder", folder)
    var mail = try fixture.loaded()
    let place: Place =
      folder == ".Archive" ? .archive : folder == ".Outbox" ? .outbox : .list("x")
    let moved = mail.performed(.move(id: "1.a", from: .mailbox, to: place, due: nil))
    #expect(moved == [.failed(request: 7, reason: "\(folder): not a directory", isGone: false)])
    let action: MailRequest.Action =
      place == .outbox ? .send(Draft(recipient: "a@example.org")) : .createList("x")
    let made = mail.performed(action)
    #expect(
      made.last
        == (place == .archive
          ? .done(request: 7)
          : .failed(request: 7, reason: "\(folder): not a directory", isGone: false)))
  }

  @Test func aFileInAPartsPlace() throws {
    let fixture = try fixture()
    try fixture.makeMailFolder(".Archive")
    try fixture.remove(".Archive/cur")
    try fixture.add("no folder", ".Archive/cur")
    var mail = try fixture.loaded()
    let moved = mail.performed(.move(id: "1.a", from: .mailbox, to: .archive, due: nil))
    #expect(moved.failure?.reason == ".Archive/cur: not a directory")
  }

  @Test func anotherFileSystem() throws {
    let fixture = try MailFixture()
    let other = try MailFixture(isInMemory: true)
    try fixture.addMessage(1, "cur/1.a:2,")
    try fixture.makeMailFolder(".Trash")
    #expect(unsafe symlink(other.path, fixture.path + "/.Archive") == 0)
    var here = stat()
    var there = stat()
    #expect(unsafe stat(fixture.path, &here) == 0)
    #expect(unsafe stat(other.path, &there) == 0)
    try #require(here.st_dev != there.st_dev, "temporary files and /dev/shm are one file system")
    try other.addMessage(2, "cur/2.a:2,")
    var mail = try fixture.loaded()
    for action: MailRequest.Action in [
      .move(id: "1.a", from: .mailbox, to: .archive, due: nil),
      .move(id: "2.a", from: .archive, to: .mailbox, due: nil),
      .move(id: "2.a", from: .archive, to: .trash, due: nil),
    ] {
      let moved = mail.performed(action)
      #expect(moved.failure?.reason == ".Archive is on another file system")
    }
  }

  /// What another user than root is refused.
  private func refusal(
    _ fixture: borrowing MailFixture, closed: String, _ action: [String]
  ) throws -> [String] {
    for folder in ["", "cur", "new", ".Drafts", ".Drafts/tmp", ".Drafts/cur", ".Drafts/new"] {
      _ = unsafe chmod(fixture.path + "/" + folder, 0o777)
    }
    _ = unsafe chmod(fixture.path + "/" + closed, 0o555)
    defer { _ = unsafe chmod(fixture.path + "/" + closed, 0o777) }
    let user = getuid() == 0 ? ["as", "65534"] : []
    return try MailHandRun.output(user + ["step", fixture.path, "0"] + action)
      .filter { !$0.hasPrefix("did ") && !$0.hasPrefix("calls ") }
  }

  @Test func folders() throws {
    let fixture = try fixture()
    try fixture.makeMailFolder(".Drafts")
    try fixture.add("Subject: s\n\nx\n", ".Drafts/cur/1.d:2,D")
    for (closed, action, reason) in [
      ("cur", ["move", "1.a", "mailbox", "drafts"], "cur: permission denied"),
      (".Drafts/cur", ["move", "1.a", "mailbox", "drafts"], ".Drafts/cur: permission denied"),
      ("", ["move", "1.a", "mailbox", "archive"], "\(fixture.path): permission denied"),
      ("", ["list", "x"], "\(fixture.path): permission denied"),
      (".Drafts/tmp", ["keep", "", "x"], ".Drafts/tmp: permission denied"),
      (".Drafts/cur", ["keep", "", "x"], ".Drafts/cur: permission denied"),
      (".Drafts/cur", ["discard", "1.d"], ".Drafts/cur: permission denied"),
    ] {
      #expect(try refusal(fixture, closed: closed, action) == ["failed false \(reason)"])
    }
    #expect(fixture.messages == [".Drafts/cur/1.d:2,D", "cur/1.a:2,"])
  }

  @Test func aFullFileSystem() throws {
    let fixture = try fixture()
    let files = MailFolders(
      root: try Descriptor(unsafe Glibc.open(fixture.path, O_RDONLY | O_DIRECTORY)),
      path: fixture.path)
    let reason = files.reason(FileError(code: ENOSPC), FilePath(".Archive/cur"), FilePath("cur"))
    #expect(reason == "\(fixture.path): no space left on device")
  }

  @Test func aClosedFolderIsToldOnce() throws {
    let fixture = try fixture()
    try fixture.makeMailFolder(".List.x")
    _ = unsafe chmod(fixture.path + "/.List.x", 0)
    defer { _ = unsafe chmod(fixture.path + "/.List.x", 0o700) }
    let lines = try MailHandRun.output(
      ["show", fixture.path, "65534"].dropLast(getuid() == 0 ? 0 : 1))
    #expect(
      lines.filter { $0.hasPrefix("trouble") } == [
        "trouble .List.x cannot be read: permission denied"
      ])
  }

  @Test func aNameThatIsTooLong() throws {
    let fixture = try fixture()
    var mail = try fixture.loaded()
    let made = mail.performed(.createList(String(repeating: "x", count: 300)))
    #expect(made.failure?.reason.contains("xxx…” is too long") == true)
  }
}
