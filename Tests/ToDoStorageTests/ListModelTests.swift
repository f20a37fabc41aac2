import Interaction
import Testing
import ToDoModel

@testable import ToDoStorage

/// Random requests held against the model: every page that is followed, after every step.
struct ListModelTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func pagesAreThoseOfTheModel(seed: UInt64) throws {
    let fixture = try ToDoFixture()
    var store = try fixture.open()
    store.begin()
    let today = ToDoFixture.noon.date
    var actions = RandomActions(seed: seed, today: today)
    var model = ToDoModel()
    var followed: [ToDoList: (start: Int, count: Int)] = [:]
    var shown: [ToDoList: ToDoEvent.Page] = [:]
    var (done, gone) = (0, 0)
    for step in 0..<500 {
      let action = step % 8 == 0 ? actions.follow() : actions.next(model)
      if case .follow(let list, let start, let count) = action {
        followed[list] = (start, count)
        shown[list] = nil
      }
      if followed.count > 8, let list = followed.keys.randomElement() {
        followed[list] = nil
        shown[list] = nil
        #expect(store.answers(.unfollow(list)) == [.done(request: 1, item: nil)])
      }
      let events = store.answers(action, number: step)
      for case .page(let page) in events {
        #expect(shown[page.list] != page, "told again without a change")
        shown[page.list] = page
      }
      switch events.last {
      case .done(step, let id):
        let isThere = model.apply(action, id: id, now: ToDoFixture.noon)
        #expect(isThere)
        done += 1
      case .failed(step, _, isGone: true):
        let isThere = model.apply(action, id: nil, now: ToDoFixture.noon)
        #expect(!isThere)
        gone += 1
      default: Issue.record("step \(step): \(events)")
      }
      for (list, part) in followed {
        let all = model.list(list, today: today)
        let start = min(part.start, all.count)
        let items = Array(all[start...].prefix(part.count))
        let page = ToDoEvent.Page(list: list, total: all.count, start: start, items: items)
        #expect(shown[list] == page, "step \(step) \(list)")
        guard shown[list] == page else { return }
      }
    }
    #expect(done > 300 && gone > 5)
    #expect(Set(try store.everything()) == Set(model.items.values))
    try store.database.check()
  }
}
