internal import Interaction

extension ToDoList {
  func contains(_ item: ToDoItem, today: CivilDate) -> Bool {
    switch self {
    case .toDo(let date):
      // What is left over from earlier days is to be done from today on.
      item.done == nil && (item.planned == date || date >= today && item.planned < date)
    case .done(let date): item.done?.date == date
    case .history(let date): item.done.map { $0.date < date } ?? false
    case .important: item.isImportant && item.done == nil
    case .all: true
    }
  }

  func precedes(_ left: ToDoItem, _ right: ToDoItem) -> Bool {
    switch self {
    case .toDo:
      if left.isImportant != right.isImportant { return left.isImportant }
      return (left.planned, left.id) < (right.planned, right.id)
    case .done, .history:
      guard let first = left.done, let second = right.done, first != second else {
        return left.id > right.id
      }
      return first > second
    case .important: return (left.planned, left.id) < (right.planned, right.id)
    case .all:
      if left.planned != right.planned { return left.planned > right.planned }
      return left.id < right.id
    }
  }
}
