public import Interaction
internal import SeededSource

/// What may be asked for of items at random: the same in every run with the same model.
public struct RandomActions: Sendable {
  private static let texts = [
    "milk", "two\nlines", "e\u{301}tude", "👩‍👩‍👧‍👦 call", "日本語", "שלום", "a;b,c\\d\"e", " x ", "\ttab",
    "\u{1b}[31m",
    String(repeating: "long ", count: 300),
  ]
  /// From here on items are rather taken away.
  private static let most = 60

  private var random: Seeded
  private let today: CivilDate

  public init(seed: UInt64, today: CivilDate) {
    random = Seeded(seed: seed)
    self.today = today
  }

  public mutating func next(_ model: ToDoModel) -> ToDoRequest.Action {
    if model.items.count > RandomActions.most, number(2) == 0 {
      return number(4) == 0 ? .purge(before: nil) : .setDeleted(id: id(model), moment())
    }
    switch number(13) {
    case 0...3: return .add(text: text(), planned: date())
    case 4: return .setText(id: id(model), text())
    case 5: return .setPlanned(id: id(model), date())
    case 6, 7: return .setImportant(id: id(model), number(2) == 0)
    case 8, 9: return .setDone(id: id(model), number(3) == 0 ? nil : moment())
    case 10, 11: return .setDeleted(id: id(model), number(3) == 0 ? nil : moment())
    default: return .purge(before: moment())
    }
  }

  /// A part of a list.
  public mutating func follow() -> ToDoRequest.Action {
    .follow(list(), start: number(12), count: number(12))
  }

  private mutating func list() -> ToDoList {
    switch number(5) {
    case 0: .toDo(date())
    case 1: .done(date())
    case 2: .history(date())
    case 3: .important
    default: .all
    }
  }

  /// Sometimes one that is not there.
  private mutating func id(_ model: ToDoModel) -> Int64 {
    let ids = model.items.keys.sorted()
    return ids.isEmpty || number(20) == 0 ? Int64(number(1000)) : ids[number(ids.count)]
  }

  private mutating func text() -> String { RandomActions.texts[number(RandomActions.texts.count)] }

  /// Near today, rarely far away.
  private mutating func date() -> CivilDate {
    let days = [40_000, -40_000, 5_000_000, -5_000_000]
    return today.adding(days: number(20) == 0 ? days[number(4)] : number(9) - 4)
  }

  private mutating func moment() -> CivilTime { CivilTime(date(), second: number(86_400)) }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
}
