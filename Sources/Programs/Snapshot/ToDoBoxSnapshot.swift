public import InputModel

/// The box of an item's text: that of an item, or the one that a new task is written in.
public struct ToDoBoxSnapshot: Hashable, Sendable {
  public enum Button: Hashable, Sendable {
    case cancel
    case date
    case keep
  }

  /// An item's box in the middle, which falls off the surface; the one for a new task at the bottom,
  /// which squeezes up from there.
  public var frame: Rectangle
  /// How dark the rest of the page is, from 0 to 1.
  public var mask: Double
  public var isNew: Bool
  public var title: String
  public var caption: Rectangle
  public var field: FieldSnapshot
  /// Round, with a cross: what was typed is put aside.
  public var cancel: Rectangle
  /// The day it is planned for; nil in the box of a new task, which says it in the title.
  public var date: ToDoDatePillSnapshot?
  /// Round, with a check mark: keeps what was typed.
  public var keep: Rectangle
  /// The button that the return key presses; nil where keys go to the field.
  public var selectedButton: Button?
  /// When it was made, done and deleted, for the last line of an item's box.
  public var details: String
  /// Why it could not be kept; nil where nothing is wrong.
  public var complaint: String?

  public init(
    frame: Rectangle, mask: Double, isNew: Bool, title: String, caption: Rectangle,
    field: FieldSnapshot, cancel: Rectangle, date: ToDoDatePillSnapshot? = nil, keep: Rectangle,
    selectedButton: Button? = nil, details: String = "", complaint: String? = nil
  ) {
    self.frame = frame
    self.mask = mask
    self.isNew = isNew
    self.title = title
    self.caption = caption
    self.field = field
    self.cancel = cancel
    self.date = date
    self.keep = keep
    self.selectedButton = selectedButton
    self.details = details
    self.complaint = complaint
  }
}

/// A day to tap.
public struct ToDoDatePillSnapshot: Hashable, Sendable {
  public var text: String
  public var frame: Rectangle

  public init(text: String, frame: Rectangle) {
    self.text = text
    self.frame = frame
  }
}
