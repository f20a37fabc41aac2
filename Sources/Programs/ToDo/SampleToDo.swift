public import Interaction

extension MemoryToDo {
  /// Lists to look at, of somebody who is signed in.
  public static func samples(now: CivilTime) -> MemoryToDo {
    var memory = MemoryToDo()
    var number = 0
    func ask(_ action: ToDoRequest.Action) -> Int64? {
      number += 1
      for case .done(_, let item) in memory.perform(
        ToDoRequest(number: number, action: action), now: now)
      {
        return item
      }
      return nil
    }
    _ = ask(.createAccount(name: "Sample", password: "sample", isRemembered: true))
    for (text, daysAgo, doneDaysAgo) in texts {
      let date = now.date.adding(days: -daysAgo)
      guard let id = ask(.add(text: text, planned: date)) else { continue }
      if let doneDaysAgo {
        let done = CivilTime(now.date.adding(days: -doneDaysAgo), hour: 8, minute: number % 60)
        _ = ask(.setDone(id: id, done))
      }
      if number % 5 == 2 { _ = ask(.setImportant(id: id, true)) }
    }
    return memory
  }

  /// What is to be done, how many days ago it was planned, and done.
  private static let texts: [(String, Int, Int?)] = [
    ("Call the harbour office about berth 14", 0, nil),
    ("Buy plums\nTwo baskets, for the jam on Sunday", 0, nil),
    ("Return the library books", 2, nil),
    ("Send Anneke the choir's new dates", 0, nil),
    ("Oil the garden gate", 0, 0),
    ("Pay the rent for March", 1, 0),
    ("Mend the blue lamp", 4, 3),
    ("Write to the tax office", 6, 5),
    ("Take the bicycle to the workshop", 9, 8),
  ]
}
