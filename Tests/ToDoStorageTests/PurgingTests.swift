import Interaction
import Testing

@testable import ToDoStorage

/// Deleted items go by themselves after 30 days.
struct PurgingTests {
  @Test func oldOnesGoAtSignIn() throws {
    let fixture = try ToDoFixture()
    let now = ToDoFixture.noon
    do {
      var store = try fixture.open()
      store.begin(isRemembered: true)
      for text in ["kept", "deleted", "old"] {
        _ = store.answers(.add(text: text, planned: now.date))
      }
      _ = store.answers(.setDeleted(id: 2, now))
      _ = store.answers(.setDeleted(id: 3, now.adding(seconds: -1)))
    }
    var later = try fixture.open(now.adding(seconds: 30 * 86_400))
    _ = later.loaded()
    #expect(try later.everything().map(\.text) == ["kept", "deleted"])
    _ = later.answers(.purge(before: nil))
    #expect(try later.everything().map(\.text) == ["kept"])
    // Their numbers are not given again.
    #expect(
      later.answers(.add(text: "new", planned: now.date)).last == .done(request: 1, item: 4))
  }
}
