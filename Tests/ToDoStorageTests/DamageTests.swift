import Foundation
import Interaction
import SeededSource
import Testing
import ToDoModel

@testable import ToDoStorage

/// A database with changed bits: refused, or right, and never a crash.
struct DamageTests {
  private func fill(_ fixture: ToDoFixture) throws -> [ToDoItem] {
    var store = try fixture.open()
    store.begin(isRemembered: true)
    var actions = RandomActions(seed: 3, today: ToDoFixture.noon.date)
    var model = ToDoModel()
    for _ in 0..<120 {
      let action = actions.next(model)
      guard case .done(_, let id) = store.answers(action).last else { continue }
      model.apply(action, id: id, now: ToDoFixture.noon)
    }
    return try store.everything()
  }

  /// All items as somebody sees who looks through all lists; nil where they are refused.
  private func seen(_ fixture: ToDoFixture) -> [ToDoItem]? {
    do {
      var store = try fixture.open()
      let accounts = try store.database.accounts()
      guard accounts.map(\.name) == ["Ada"] else { return [] }
      store.account = accounts[0]
      var items: [ToDoItem] = []
      for event in store.answers(.follow(.all, start: 0, count: .max)) {
        if case .page(let page) = event { items = page.items }
        if case .trouble = event { return nil }
      }
      return items.sorted { $0.id < $1.id }
    } catch {
      return nil
    }
  }

  @Test func changedBitsAreRefusedOrHarmless() throws {
    let fixture = try ToDoFixture()
    let items = try fill(fixture)
    #expect(items.count > 20)
    let sound = try Data(contentsOf: URL(filePath: fixture.path))
    var random = Seeded(seed: 5)
    var (refused, right) = (0, 0)
    for page in 0..<sound.count / 4096 {
      // The head of a page, where its structure is told, and anywhere.
      let places = (0..<8).map { _ in Int.random(in: 0..<40, using: &random) }
      let others = (0..<14).map { _ in Int.random(in: 0..<4096, using: &random) }
      for place in places + others {
        var data = sound
        data[page * 4096 + place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        try data.write(to: URL(filePath: fixture.path))
        if let found = seen(fixture) {
          right += 1
          #expect(found == items, "page \(page) byte \(place)")
        } else {
          refused += 1
          #expect(try Data(contentsOf: URL(filePath: fixture.path)) == data)
          #expect(
            Set(fixture.contents.keys) == ["todo.sqlite", "state"], "page \(page) byte \(place)")
        }
      }
    }
    #expect(refused > 50 && right > 50)
  }

  @Test func cutFilesAreRefused() throws {
    let fixture = try ToDoFixture()
    _ = try fill(fixture)
    let sound = try Data(contentsOf: URL(filePath: fixture.path))
    for count in stride(from: 0, to: sound.count, by: 1500) {
      let data = sound.prefix(count)
      try data.write(to: URL(filePath: fixture.path))
      #expect(seen(fixture) == nil)
      #expect(try Data(contentsOf: URL(filePath: fixture.path)) == data)
    }
  }

  /// What a look beside the work finds.
  @Test func damageThatIsFoundStopsWriting() throws {
    let fixture = try ToDoFixture()
    var store = try fixture.open()
    store.begin()
    _ = store.answers(.add(text: "x", planned: ToDoFixture.noon.date))
    #expect(ToDoDamage(inFileAt: store.path) == nil)
    try fixture.run("UPDATE tally SET count = 7")
    let damage = try #require(ToDoDamage(inFileAt: store.path))
    var events: [ToDoEvent] = []
    for _ in 0..<2 { store.take(damage) { events.append($0) } }
    let reason = "the database is damaged: the counts are not those of the items"
    #expect(events == [.trouble("\(fixture.path): \(reason)")])
    #expect(
      store.answers(.setImportant(id: 1, true)) == [
        .failed(request: 1, reason: reason, isGone: false)
      ])
  }

  /// A file too large to be checked when it is opened is refused to be written once damage shows.
  @Test func damageThatShowsLaterStopsWriting() throws {
    let fixture = try ToDoFixture()
    var store = try fixture.open()
    store.begin()
    _ = store.answers(.add(text: "x", planned: ToDoFixture.noon.date))
    try fixture.run("UPDATE item SET text = 'y'")
    let events = store.answers(.follow(.all, start: 0, count: 1))
    #expect(
      events.first
        == .trouble(
          "\(fixture.path): the database is damaged: item 1 is not as it was written"))
    guard
      case .failed(_, let reason, false) = store.answers(
        .add(text: "x", planned: ToDoFixture.noon.date)
      ).last
    else {
      Issue.record("written on")
      return
    }
    #expect(reason.hasPrefix("the database is damaged"))
  }
}
