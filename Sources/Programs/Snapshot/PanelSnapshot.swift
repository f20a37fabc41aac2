public import InputModel
public import Interaction

/// Something asked over the dimmed rest: options, a month of days, a name to type, a question.
public struct PanelSnapshot: Hashable, Sendable {
  public var title: String
  public var frame: Rectangle
  /// A line under the title, such as the month that is shown, and where it stands.
  public var caption: Caption?
  /// Words over the tiles' columns, such as the weekdays'.
  public var headings: [Caption]
  /// What can be tapped.
  public var tiles: [TileSnapshot]
  /// What can be typed.
  public var field: FieldSnapshot?

  public struct Caption: Hashable, Sendable {
    public var text: String
    public var frame: Rectangle

    public init(text: String, frame: Rectangle) {
      self.text = text
      self.frame = frame
    }
  }

  public init(
    title: String, frame: Rectangle, caption: Caption? = nil, headings: [Caption] = [],
    tiles: [TileSnapshot], field: FieldSnapshot? = nil
  ) {
    self.title = title
    self.frame = frame
    self.caption = caption
    self.headings = headings
    self.tiles = tiles
    self.field = field
  }
}

/// Something to tap in a panel.
public struct TileSnapshot: Hashable, Sendable {
  public typealias Icon = Panel.Tile.Icon

  public var label: String
  public var icon: Icon
  public var frame: Rectangle
  /// Whether a tap beside the panel chooses it.
  public var isDefault: Bool
  /// Whether the return key chooses it.
  public var isSelected: Bool
  /// Whether it can be chosen; a day that has passed cannot.
  public var isEnabled: Bool
  /// Whether it is the day that it is.
  public var isToday: Bool

  public init(
    label: String, icon: Icon = .none, frame: Rectangle, isDefault: Bool = false,
    isSelected: Bool = false, isEnabled: Bool = true, isToday: Bool = false
  ) {
    self.label = label
    self.icon = icon
    self.frame = frame
    self.isDefault = isDefault
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    self.isToday = isToday
  }
}

/// A text that is typed.
public struct FieldSnapshot: Hashable, Sendable {
  /// What it is, such as `To`; empty where the title says it.
  public var label: String
  public var frame: Rectangle
  /// Lines end with `\n`.
  public var text: String
  /// Before which character the cursor stands, from 0; nil where keys go elsewhere.
  public var cursor: Int?
  public var isMultiline: Bool

  public init(
    label: String, frame: Rectangle, text: String, cursor: Int?, isMultiline: Bool = false
  ) {
    self.label = label
    self.frame = frame
    self.text = text
    self.cursor = cursor
    self.isMultiline = isMultiline
  }
}
