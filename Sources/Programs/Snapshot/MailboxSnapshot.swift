public import InputModel
public import Interaction

/// The mail list as it stands at one moment.
public struct MailboxSnapshot: Hashable, Sendable {
  public var title: String
  public var bar: Rectangle
  /// Rows from the top; those beyond the list's edges are left out.
  public var rows: [RowSnapshot]
  /// The part of the surface that rows scroll in.
  public var list: Rectangle
  public var options: OptionsSnapshot?
  /// How many messages are left in the list.
  public var count: Int
  /// How many steps an undo can take back.
  public var undoDepth: Int

  public init(
    title: String, bar: Rectangle, rows: [RowSnapshot], list: Rectangle,
    options: OptionsSnapshot? = nil, count: Int, undoDepth: Int = 0
  ) {
    self.title = title
    self.bar = bar
    self.rows = rows
    self.list = list
    self.options = options
    self.count = count
    self.undoDepth = undoDepth
  }
}

/// One row: the message, where it is and how far it is moved aside.
public struct RowSnapshot: Hashable, Sendable {
  public var message: Message
  /// Where the row lies when not moved aside; its height shrinks while it hides.
  public var frame: Rectangle
  /// How far it is moved aside, negative to the left.
  public var offset: Points
  public var appearance: RowAppearance
  public var phase: SwipeRow.Phase
  /// Whether keys act on it.
  public var isSelected: Bool

  public init(
    message: Message, frame: Rectangle, offset: Points, appearance: RowAppearance,
    phase: SwipeRow.Phase, isSelected: Bool
  ) {
    self.message = message
    self.frame = frame
    self.offset = offset
    self.appearance = appearance
    self.phase = phase
    self.isSelected = isSelected
  }
}

/// The panel of options over the dimmed list.
public struct OptionsSnapshot: Hashable, Sendable {
  public var title: String
  public var panel: Rectangle
  public var tiles: [TileSnapshot]

  public init(title: String, panel: Rectangle, tiles: [TileSnapshot]) {
    self.title = title
    self.panel = panel
    self.tiles = tiles
  }
}

/// One option to tap.
public struct TileSnapshot: Hashable, Sendable {
  public var option: RowOption
  public var frame: Rectangle
  /// Whether a tap beside the panel chooses it.
  public var isDefault: Bool
  /// Whether the return key chooses it.
  public var isSelected: Bool

  public init(option: RowOption, frame: Rectangle, isDefault: Bool, isSelected: Bool) {
    self.option = option
    self.frame = frame
    self.isDefault = isDefault
    self.isSelected = isSelected
  }
}
