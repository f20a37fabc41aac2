import Foundation
import Glibc
import Interaction
import SeededSource
import Synchronization
import Testing
import ToDoModel

@testable import ToDoStorage

/// Two programs with one database.
struct TwoProgramTests {
  /// Waits until the store has something to attend to.
  private func awaitNotice(_ store: borrowing ToDoStore) {
    var entry = pollfd(fd: store.descriptor, events: Int16(POLLIN), revents: 0)
    let count = unsafe poll(&entry, 1, 60_000)
    #expect(count == 1)
  }

  @Test func eachSeesWhatTheOtherDid() throws {
    let fixture = try ToDoFixture()
    let today = ToDoFixture.noon.date
    var first = try fixture.open()
    first.begin(isRemembered: true)
    var second = try fixture.open()
    _ = second.loaded()
    _ = second.answers(.follow(.toDo(today), start: 0, count: 10))
    _ = second.answers(.follow(.done(today), start: 0, count: 10))
    _ = second.attended()
    _ = first.answers(.add(text: "x", planned: today))
    awaitNotice(second)
    let item = ToDoItem(id: 1, text: "x", planned: today, created: ToDoFixture.noon)
    let page = ToDoEvent.Page(list: .toDo(today), total: 1, start: 0, items: [item])
    #expect(second.attended() == [.page(page)])
    // Its own changes, and those that concern no page, are told no second time.
    _ = second.answers(.setImportant(id: 1, true))
    #expect(second.attended() == [])
    _ = first.answers(.add(text: "y", planned: today.adding(days: 3)))
    awaitNotice(second)
    #expect(second.attended() == [])
    _ = first.answers(.createAccount(name: "Bob", password: "b", isRemembered: false))
    awaitNotice(second)
    #expect(second.attended() == [.accounts(["Ada", "Bob"])])
  }

  @Test func randomTurnsAgreeWithTheModel() throws {
    let fixture = try ToDoFixture()
    let today = ToDoFixture.noon.date
    var first = try fixture.open()
    first.begin(isRemembered: true)
    var second = try fixture.open()
    _ = second.loaded()
    var actions = RandomActions(seed: 7, today: today)
    var random = Seeded(seed: 8)
    var model = ToDoModel()
    for _ in 0..<400 {
      let action = actions.next(model)
      let events =
        Bool.random(using: &random) ? first.answers(action) : second.answers(action)
      guard case .done(_, let id) = events.last else { continue }
      model.apply(action, id: id, now: ToDoFixture.noon)
    }
    #expect(model.items.count > 5)
    #expect(Set(try first.everything()) == Set(model.items.values))
    #expect(Set(try second.everything()) == Set(model.items.values))
  }

  @Test func whoIsKeptWaitingTooLongIsTold() throws {
    let fixture = try ToDoFixture()
    var store = try fixture.open(patience: 50)
    store.begin()
    let other = try Database(path: fixture.path)
    try other.run("BEGIN IMMEDIATE")
    let action = ToDoRequest.Action.add(text: "x", planned: ToDoFixture.noon.date)
    #expect(
      store.answers(action) == [
        .failed(request: 1, reason: "another program holds the database", isGone: false)
      ])
    try other.run("COMMIT")
    #expect(store.answers(action) == [.done(request: 1, item: 1)])
  }

  @Test func nothingIsConfirmedForAFileThatWasTakenAway() throws {
    let fixture = try ToDoFixture()
    var store = try fixture.open()
    store.begin()
    try FileManager.default.removeItem(atPath: fixture.path)
    #expect(
      store.answers(.add(text: "x", planned: ToDoFixture.noon.date)) == [
        .failed(
          request: 1, reason: "the database was moved away or replaced: start again",
          isGone: false)
      ])
  }

  /// Lists of a day are the same after midnight, and it must be told all the same.
  @Test func aNewDayIsToldOnce() throws {
    let fixture = try ToDoFixture()
    let now = Mutex(ToDoFixture.noon)
    var store = try ToDoStore(path: fixture.path, stateFolder: fixture.state) {
      now.withLock { $0 }
    }
    store.begin()
    let today = ToDoFixture.noon.date
    _ = store.answers(.follow(.toDo(today), start: 0, count: 10))
    #expect(store.attended() == [])
    now.withLock { $0 = CivilTime(today.adding(days: 1)) }
    #expect(store.attended() == [.newDay(today.adding(days: 1), after: today)])
    #expect(store.attended() == [])
  }

  @Test func anAccountThatIsTakenAwayIsSignedOut() throws {
    let fixture = try ToDoFixture()
    var store = try fixture.open()
    store.begin()
    _ = store.answers(.add(text: "x", planned: ToDoFixture.noon.date))
    try fixture.run("PRAGMA foreign_keys = ON; DELETE FROM account")
    #expect(store.attended() == [.signedOut, .accounts([])])
    try store.database.check()
  }
}
