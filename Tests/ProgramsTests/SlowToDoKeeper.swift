import Interaction
import Programs
import SeededSource

/// Keeps to-do lists, and answers only when told to.
final class SlowToDoKeeper {
  private(set) var memory = MemoryToDo()
  private var waiting: [ToDoRequest] = []
  private var number = 0

  init(items: Int) {
    perform(.createAccount(name: "Ada", password: "secret", isRemembered: true))
    for item in 1...items {
      perform(
        .add(text: "Item \(item)", planned: ToDoBench.start.date.adding(days: item % 5 - 3)))
      if item % 3 == 0 {
        let done = ToDoBench.start.adding(seconds: -3600 * item)
        perform(.setDone(id: Int64(item), done))
      }
    }
  }

  var content: [ToDoEvent] { memory.content }
  var isIdle: Bool { waiting.isEmpty }

  func take(_ request: ToDoRequest) -> [ToDoEvent] {
    waiting.append(request)
    return []
  }

  func answer(at now: CivilTime, using random: inout Seeded) -> [ToDoEvent] {
    guard !waiting.isEmpty else { return [] }
    let request = waiting.removeFirst()
    if mayFail(request.action), Int.random(in: 0..<8, using: &random) == 0 {
      return [.failed(request: request.number, reason: "The disk is full.", isGone: false)]
    }
    return memory.perform(request, now: now)
  }

  /// Another instance does something to an item.
  func meddle(at now: CivilTime, using random: inout Seeded) -> [ToDoEvent] {
    let dice = Int.random(in: 0..<6, using: &random)
    let place = Int.random(in: 0..<1000, using: &random)
    return memory.meddle { items in
      guard !items.isEmpty else { return }
      let index = place % items.count
      switch dice {
      case 0: items.remove(at: index)
      case 1: items[index].done = items[index].done == nil ? now : nil
      case 2: items[index].isImportant.toggle()
      case 3: items[index].text += " (changed elsewhere)"
      case 4: items[index].deleted = items[index].deleted == nil ? now : nil
      default: items[index].planned = now.date.adding(days: place % 7 - 3)
      }
    }
  }

  private func perform(_ action: ToDoRequest.Action) {
    number += 1
    _ = memory.perform(ToDoRequest(number: number, action: action), now: ToDoBench.start)
  }

  private func mayFail(_ action: ToDoRequest.Action) -> Bool {
    switch action {
    case .follow, .unfollow: false
    case .createAccount, .signIn, .signOut, .add, .setText, .setPlanned, .setImportant, .setDone,
      .setDeleted, .purge:
      true
    }
  }
}
