public import InputModel
public import Interaction

/// The mail program as it stands at one moment. All frames are on the surface, moved by what is in
/// motion; what sticks out of the surface is not seen.
public struct MailboxSnapshot: Hashable, Sendable {
  public var bar: MailboxBarSnapshot
  /// The views in sight: one at rest, two while one pushes the other out.
  public var pages: [MailPageSnapshot]
  /// The menu that lies under the bar and the pages, which are moved right off it; nil when closed.
  public var menu: MailMenuSnapshot?
  /// What is asked, over the dimmed rest.
  public var panel: PanelSnapshot?
  /// The sheet over everything below the bar, moved down by what is not in sight yet.
  public var compose: ComposeSnapshot?

  public init(
    bar: MailboxBarSnapshot, pages: [MailPageSnapshot], menu: MailMenuSnapshot? = nil,
    panel: PanelSnapshot? = nil, compose: ComposeSnapshot? = nil
  ) {
    self.bar = bar
    self.pages = pages
    self.menu = menu
    self.panel = panel
    self.compose = compose
  }
}

/// The bar: menu button, title, segmented control and compose button.
public struct MailboxBarSnapshot: Hashable, Sendable {
  /// One view to choose.
  public struct Segment: Hashable, Sendable {
    public var place: Place
    public var frame: Rectangle

    public init(place: Place, frame: Rectangle) {
      self.place = place
      self.frame = frame
    }
  }

  public var frame: Rectangle
  /// The name of the place that is shown, for the room between menu button and segments.
  public var title: String
  public var menuButton: Rectangle
  public var composeButton: Rectangle
  public var segments: [Segment]
  /// Which segment is lit: 0 for the first, 0.5 half way to the second; nil where what is shown has
  /// no segment.
  public var position: Double?
  /// How many steps an undo can take back.
  public var undoDepth: Int

  public init(
    frame: Rectangle, title: String, menuButton: Rectangle, composeButton: Rectangle,
    segments: [Segment], position: Double?, undoDepth: Int = 0
  ) {
    self.frame = frame
    self.title = title
    self.menuButton = menuButton
    self.composeButton = composeButton
    self.segments = segments
    self.position = position
    self.undoDepth = undoDepth
  }
}

/// One view: a list of rows.
public struct MailPageSnapshot: Hashable, Sendable {
  public var place: Place
  /// The part of the surface that its rows scroll in.
  public var frame: Rectangle
  /// The rows in sight, from the top.
  public var rows: [RowSnapshot]
  /// How many messages it holds.
  public var count: Int
  /// Whether messages are still being read.
  public var isLoading: Bool
  /// The part of the list that is in sight, as shares of its height; nil where all is.
  public var visible: ClosedRange<Double>?

  public init(
    place: Place, frame: Rectangle, rows: [RowSnapshot], count: Int, isLoading: Bool = false,
    visible: ClosedRange<Double>? = nil
  ) {
    self.place = place
    self.frame = frame
    self.rows = rows
    self.count = count
    self.isLoading = isLoading
    self.visible = visible
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
  /// What letting go does, in a word for the strip, such as `Archive`; empty where it does nothing.
  public var word: String

  public init(
    message: Message, frame: Rectangle, offset: Points, appearance: RowAppearance,
    phase: SwipeRow.Phase, isSelected: Bool, word: String = ""
  ) {
    self.message = message
    self.frame = frame
    self.offset = offset
    self.appearance = appearance
    self.phase = phase
    self.isSelected = isSelected
    self.word = word
  }
}
