/// A change of one item, with what was there before, so that it can be undone.
public enum ToDoEdit: Hashable, Sendable {
  /// The item is new: undone by deleting it.
  case add
  case text(from: String, to: String)
  case planned(from: CivilDate, to: CivilDate)
  case important(from: Bool, to: Bool)
  case done(from: CivilTime?, to: CivilTime?)
  case deleted(from: CivilTime?, to: CivilTime?)

  /// What became of an item, in the word of the line protocol.
  public enum Outcome: String, Hashable, Sendable {
    case added
    case edited
    case planned
    case starred
    case unstarred
    case checked
    case unchecked
    case deleted
    case restored
    case failed
  }

  public var outcome: Outcome {
    switch self {
    case .add: .added
    case .text: .edited
    case .planned: .planned
    case .important(_, let isImportant): isImportant ? .starred : .unstarred
    case .done(_, let done): done == nil ? .unchecked : .checked
    case .deleted(_, let deleted): deleted == nil ? .restored : .deleted
    }
  }

  /// What does it; nil for an addition, which has no number yet.
  func action(on id: Int64) -> ToDoRequest.Action? {
    switch self {
    case .add: nil
    case .text(_, let text): .setText(id: id, text)
    case .planned(_, let date): .setPlanned(id: id, date)
    case .important(_, let isImportant): .setImportant(id: id, isImportant)
    case .done(_, let done): .setDone(id: id, done)
    case .deleted(_, let deleted): .setDeleted(id: id, deleted)
    }
  }

  /// What takes it back.
  func undoing(on id: Int64, now: CivilTime) -> ToDoRequest.Action {
    switch self {
    case .add: .setDeleted(id: id, now)
    case .text(let text, _): .setText(id: id, text)
    case .planned(let date, _): .setPlanned(id: id, date)
    case .important(let isImportant, _): .setImportant(id: id, isImportant)
    case .done(let done, _): .setDone(id: id, done)
    case .deleted(let deleted, _): .setDeleted(id: id, deleted)
    }
  }

  /// What does it again once it was taken back.
  func redoing(on id: Int64) -> ToDoRequest.Action {
    action(on: id) ?? .setDeleted(id: id, nil)
  }
}

/// A change that was made, as undo and redo know it.
struct ToDoStep: Hashable, Sendable {
  var id: Int64
  /// The first line of the item's text.
  var title: String
  var edit: ToDoEdit
}

extension ToDoItem {
  /// The first line of its text that says something.
  public var title: String {
    text.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
      .map(String.init) ?? ""
  }
}
