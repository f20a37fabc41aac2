public import InputModel

/// The icon in the strip that a moved row of the to-do app uncovers.
public enum ToDoRowIcon: String, CaseIterable, Hashable, Sendable {
  case none
  case check
  /// Back to what is to be done.
  case uncheck
  case delete
  /// Back from what is deleted.
  case restore
}

/// What letting go of a row does: the same to both sides, so that either hand can do it.
public enum ToDoSwipe: Hashable, Sendable {
  /// From 60 pt on: moves it to what is done, or back.
  case check
  /// From 260 pt on: strikes it through, or takes the line away.
  case delete

  /// What a release at an offset means; nil below the short threshold.
  public init?(releasedAt offset: Points) {
    guard let action = RowAction(releasedAt: offset) else { return nil }
    self.init(action)
  }

  init(_ action: RowAction) {
    switch action {
    case .reschedule, .archive: self = .check
    case .list, .delete: self = .delete
    }
  }
}

/// What a row of the to-do app shows at an offset.
public struct ToDoRowAppearance: Hashable, Sendable {
  /// Gray up to 60 pt; then green for done or yellow for back to do; red from 260 pt on.
  public var background: RowBackground
  public var icon: ToDoRowIcon
  /// 0.5 at the start, rising linearly to 1 at the short threshold.
  public var iconOpacity: Double
  /// How far the icon has moved with the row beyond the short threshold, with the row's sign.
  public var iconOffset: Points

  public static let none = ToDoRowAppearance(
    background: .none, icon: .none, iconOpacity: 0.5, iconOffset: .zero)

  public init(
    background: RowBackground, icon: ToDoRowIcon, iconOpacity: Double, iconOffset: Points
  ) {
    self.background = background
    self.icon = icon
    self.iconOpacity = iconOpacity
    self.iconOffset = iconOffset
  }

  /// What the row of an item shows that was moved as `row` tells.
  init(of row: RowAppearance, isDone: Bool, isDeleted: Bool) {
    self.init(
      background: .none, icon: .none, iconOpacity: row.iconOpacity, iconOffset: row.iconOffset)
    let check = isDone ? ToDoRowIcon.uncheck : .check
    switch row.background {
    case .none: break
    case .gray: (background, icon) = (.gray, check)
    case .yellow, .green: (background, icon) = (isDone ? .yellow : .green, check)
    case .brown, .red: (background, icon) = (.red, isDeleted ? .restore : .delete)
    }
  }
}
