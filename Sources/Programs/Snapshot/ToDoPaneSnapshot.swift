public import InputModel
public import Interaction

/// A list that scrolls by itself.
public struct ToDoPaneSnapshot: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The upper half, on yellow.
    case toDo
    /// The lower half, on green, with gray history under what was done on the day.
    case done
    /// One list on the whole page, rows in the colours of where they belong.
    case single
  }

  public var kind: Kind
  /// The part of the surface that its rows scroll in.
  public var frame: Rectangle
  /// The rows in sight, from the top.
  public var rows: [ToDoRowSnapshot]
  /// How many rows it has.
  public var count: Int
  /// Whether its items are still awaited.
  public var isLoading: Bool
  /// Whether keys act on it.
  public var isSelected: Bool
  /// The part of the list that is in sight, as shares of its height; nil where all is.
  public var visible: ClosedRange<Double>?

  public init(
    kind: Kind, frame: Rectangle, rows: [ToDoRowSnapshot], count: Int, isLoading: Bool = false,
    isSelected: Bool = false, visible: ClosedRange<Double>? = nil
  ) {
    self.kind = kind
    self.frame = frame
    self.rows = rows
    self.count = count
    self.isLoading = isLoading
    self.isSelected = isSelected
    self.visible = visible
  }
}

/// One row: what is to be done, where it is and how far it is moved aside.
public struct ToDoRowSnapshot: Hashable, Sendable {
  /// What the row's ground is drawn in.
  public enum Tone: Hashable, Sendable {
    /// Yellow.
    case toDo
    /// Green.
    case done
    /// Gray.
    case history
  }

  public var tone: Tone
  /// The first line of the item's text; empty while the item is awaited.
  public var text: String
  /// The day it was planned for or done on, where that is not the day shown, such as `Tue 3 March`.
  public var note: String
  public var isImportant: Bool
  public var isDone: Bool
  /// Whether a line is drawn through the text.
  public var isDeleted: Bool
  /// Where the row lies when not moved aside; its height shrinks while it hides.
  public var frame: Rectangle
  /// How far it is moved aside, negative to the left.
  public var offset: Points
  public var appearance: ToDoRowAppearance
  public var phase: SwipeRow.Phase
  /// Whether keys act on it.
  public var isSelected: Bool
  /// What letting go does, in a word for the strip, such as `Done`; empty where it does nothing.
  public var word: String
  /// The round plus at its right end; turned into a cross while the buttons are open.
  public var plus: Rectangle
  /// The buttons that the plus opened in place; nil while they are hidden.
  public var buttons: ToDoRowButtonsSnapshot?

  public init(
    tone: Tone, text: String, note: String = "", isImportant: Bool = false, isDone: Bool = false,
    isDeleted: Bool = false, frame: Rectangle, offset: Points = .zero,
    appearance: ToDoRowAppearance = .none, phase: SwipeRow.Phase = .rest,
    isSelected: Bool = false, word: String = "", plus: Rectangle,
    buttons: ToDoRowButtonsSnapshot? = nil
  ) {
    self.tone = tone
    self.text = text
    self.note = note
    self.isImportant = isImportant
    self.isDone = isDone
    self.isDeleted = isDeleted
    self.frame = frame
    self.offset = offset
    self.appearance = appearance
    self.phase = phase
    self.isSelected = isSelected
    self.word = word
    self.plus = plus
    self.buttons = buttons
  }
}

/// The three round buttons of a row, which come out of its plus.
public struct ToDoRowButtonsSnapshot: Hashable, Sendable {
  /// An exclamation mark.
  public var important: Rectangle
  /// A check mark, or an arrow back where the item is done.
  public var check: Rectangle
  /// A bin, or an arrow back where the item is deleted.
  public var bin: Rectangle
  /// How far they are out, from 0 to 1; the frames are moved by it already.
  public var fraction: Double
  /// The one that the return key presses; nil where keys go elsewhere.
  public var selected: ToDoRowButton?

  public init(
    important: Rectangle, check: Rectangle, bin: Rectangle, fraction: Double,
    selected: ToDoRowButton? = nil
  ) {
    self.important = important
    self.check = check
    self.bin = bin
    self.fraction = fraction
    self.selected = selected
  }
}
