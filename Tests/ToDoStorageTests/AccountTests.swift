import Foundation
import Interaction
import Testing

@testable import ToDoStorage

/// Accounts, passwords and what is remembered.
struct AccountTests {
  private func reason(_ events: [ToDoEvent]) -> String? {
    for case .failed(_, let reason, _) in events { return reason }
    return nil
  }

  @Test func namesDifferByMoreThanLettersSizes() throws {
    var store = try ToDoFixture().open()
    #expect(
      store.answers(.createAccount(name: " Zoë ", password: "a", isRemembered: false)) == [
        .signedIn(name: "Zoë"), .accounts(["Zoë"]), .done(request: 1, item: nil),
      ])
    for name in ["ZOË", "zoe\u{308}", "\tzoë\n"] {
      let events = store.answers(.createAccount(name: name, password: "a", isRemembered: false))
      #expect(reason(events) == "there is an account of that name already")
      #expect(reason(store.answers(.signIn(name: name, password: "a", isRemembered: false))) == nil)
    }
    #expect(
      reason(store.answers(.createAccount(name: "Zoe", password: "a", isRemembered: false))) == nil)
  }

  @Test(arguments: ["", " \n", "a\u{0}b", "\u{1b}[31m", String(repeating: "n", count: 300)])
  func oddNamesAreRefused(name: String) throws {
    var store = try ToDoFixture().open()
    let events = store.answers(.createAccount(name: name, password: "a", isRemembered: false))
    #expect(events.count == 1 && reason(events)?.hasPrefix("the name") == true)
  }

  @Test func oddPasswordsAreRefused() throws {
    var store = try ToDoFixture().open()
    let odd = [
      ("", "the password is empty"), ("a\u{0}b", "the password has a NUL in it"),
      (String(repeating: "é", count: 256), "the password is longer than 511 bytes"),
    ]
    for (password, expected) in odd {
      #expect(
        reason(store.answers(.createAccount(name: "a", password: password, isRemembered: true)))
          == expected)
    }
    let longest = String(repeating: "x", count: 511)
    #expect(
      reason(store.answers(.createAccount(name: "a", password: longest, isRemembered: false)))
        == nil)
    let shorter = String(repeating: "x", count: 510)
    #expect(
      reason(store.answers(.signIn(name: "a", password: shorter, isRemembered: false))) != nil)
  }

  @Test func aWrongNameAndAWrongPasswordAreAnsweredAlike() throws {
    var store = try ToDoFixture().open()
    store.begin()
    let answers = [("Ada", "wrong"), ("Bob", "secret")].map {
      store.answers(.signIn(name: $0.0, password: $0.1, isRemembered: false))
    }
    #expect(answers[0] == answers[1])
    #expect(reason(answers[0]) == "the name or the password is wrong")
  }

  @Test func hashesAreSaltedAndDear() throws {
    let hashes = try (0..<2).map { _ in try PasswordHash.hash("secret") }
    #expect(hashes.allSatisfy { $0.hasPrefix("$y$j9T$") })
    #expect(hashes[0] != hashes[1])
    #expect(try PasswordHash.matches("secret", hashes[0]))
    #expect(try !PasswordHash.matches("Secret", hashes[0]))
    #expect(try !PasswordHash.matches("secret", nil))
    // What a damaged file may hold.
    for odd in ["", "*0", "$y$", "secret"] { #expect(try !PasswordHash.matches("secret", odd)) }
  }

  @Test func peoplesListsAreApart() throws {
    var store = try ToDoFixture().open()
    store.begin()
    _ = store.answers(.follow(.all, start: 0, count: 10))
    guard
      case .done(_, let id?) = store.answers(.add(text: "Ada's", planned: ToDoFixture.noon.date))
        .last
    else {
      Issue.record("not added")
      return
    }
    let events = store.answers(.createAccount(name: "Bob", password: "b", isRemembered: false))
    #expect(
      events.contains(.page(ToDoEvent.Page(list: .all, total: 0, start: 0, items: []))))
    for action in [.setText(id: id, "x"), .setDone(id: id, nil)] as [ToDoRequest.Action] {
      #expect(
        store.answers(action).first
          == .failed(request: 1, reason: "the item is no longer there", isGone: true))
    }
    _ = store.answers(.purge(before: nil))
    let back = store.answers(.signIn(name: "ada", password: "secret", isRemembered: false))
    #expect(back.contains { if case .page(let page) = $0 { page.total == 1 } else { false } })
  }

  @Test func nothingIsDoneForNobody() throws {
    var store = try ToDoFixture().open()
    #expect(store.loaded() == [.accounts([]), .loaded])
    for action in [.add(text: "x", planned: ToDoFixture.noon.date), .purge(before: nil), .signOut]
      as [ToDoRequest.Action]
    {
      #expect(
        store.answers(action)
          == [.failed(request: 1, reason: "nobody is signed in", isGone: false)])
    }
  }

  @Test func whoIsRememberedIsSignedInUntilSignedOut() throws {
    let fixture = try ToDoFixture()
    do {
      var store = try fixture.open()
      store.begin(isRemembered: true)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: fixture.state)
    #expect(files.count == 1 && files[0].hasPrefix("todo-"))
    let file = "\(fixture.state)/\(files[0])"
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    var store = try fixture.open()
    #expect(store.loaded() == [.signedIn(name: "Ada"), .accounts(["Ada"]), .loaded])
    // The database alone, as in a copy, and a token that was tampered with.
    let token = try Data(contentsOf: URL(filePath: file))
    let forged = String(decoding: token, as: UTF8.self).replacing(/[0-9a-f]\n/, with: "x\n")
    for other in [Data(), Data("1 \n".utf8), Data(forged.utf8)] {
      try other.write(to: URL(filePath: file))
      var copy = try fixture.open()
      #expect(copy.loaded() == [.accounts(["Ada"]), .loaded])
    }
    try token.write(to: URL(filePath: file))
    #expect(store.answers(.signOut) == [.signedOut, .done(request: 1, item: nil)])
    #expect(!FileManager.default.fileExists(atPath: file))
    // A copy of the token is worth nothing then.
    try token.write(to: URL(filePath: file))
    var later = try fixture.open()
    #expect(later.loaded() == [.accounts(["Ada"]), .loaded])
  }

  @Test func signingInWithoutRememberingForgets() throws {
    let fixture = try ToDoFixture()
    var store = try fixture.open()
    store.begin(isRemembered: true)
    _ = store.answers(.signIn(name: "Ada", password: "secret", isRemembered: false))
    var later = try fixture.open()
    #expect(later.loaded() == [.accounts(["Ada"]), .loaded])
  }
}
