import Glibc
import HandRuns
import Interaction
import Testing
import ToDoModel

@testable import ToDoStorage

/// A hand that does random things to the items, killed at random moments.
struct RandomKillTests {
  private static let rounds = 250

  /// Whatever was told as done is there, whatever was not is there as a whole or not at all, and the
  /// file is sound.
  @Test(arguments: 0..<4)
  func whatWasConfirmedIsThere(quarter: Int) throws {
    let fixture = try ToDoFixture()
    try begin(fixture)
    var model = ToDoModel()
    var (confirmed, cut) = (0, 0)
    for round in 0..<RandomKillTests.rounds {
      let seed = UInt64(quarter * RandomKillTests.rounds + round)
      var run = try HandRun("detent-todo-hand", ["random", fixture.path, fixture.state, "\(seed)"])
      // Counted by what was told, so that a slow machine, or a sanitizer, kills no earlier.
      run.awaitLines(1 + Int.random(in: 0...12))
      usleep(UInt32.random(in: 0...12_000))
      kill(run.process, SIGKILL)
      let end = run.finish()
      #expect(end.signal == SIGKILL)
      #expect(end.lines.first == "ready")
      var actions = RandomActions(seed: seed, today: ToDoFixture.noon.date)
      for line in end.lines.dropFirst() {
        let words = line.split(separator: " ")
        let action = actions.next(model)
        #expect(words[0] == "done" || words[0] == "gone", "\(line)")
        let isThere = model.apply(
          action, id: words.count > 2 ? Int64(words[2]) : nil, now: ToDoFixture.noon)
        #expect(isThere == (words[0] == "done"))
        confirmed += 1
      }
      // Opening it holds everything in it against everything else.
      var store = try fixture.open()
      _ = store.loaded()
      let items = try store.everything()
      var later = model
      let id = items.map(\.id).first { model.items[$0] == nil }
      later.apply(actions.next(model), id: id, now: ToDoFixture.noon)
      // Opening it takes away what was deleted long ago.
      let grace = ToDoFixture.noon.adding(seconds: -30 * 86_400)
      for action in [ToDoRequest.Action.purge(before: grace)] {
        model.apply(action, id: nil, now: ToDoFixture.noon)
        later.apply(action, id: nil, now: ToDoFixture.noon)
      }
      let there = ToDoModel(items)
      #expect(there == model || there == later, "round \(round)")
      guard there == model || there == later else { return }
      if there != model { cut += 1 }
      model = there
    }
    // Kills before the first thing was done say nothing.
    #expect(confirmed > RandomKillTests.rounds * 5)
    #expect(cut > 0)
  }

  private func begin(_ fixture: ToDoFixture) throws {
    var store = try fixture.open()
    store.begin(isRemembered: true)
  }
}
