public import InputModel

/// The box of a text: a caption, the field, and a row of buttons.
public struct BoxLayout: Hashable, Sendable {
  private static let captionHeight = Points(24)
  private static let margin = Points(24)
  private static let highest = Points(240)

  /// The whole box.
  public let frame: Rectangle
  /// The box at rest, which the parts are laid out in before it is squeezed.
  private let full: Rectangle

  /// An item's box, so far below its place.
  init(item layout: ToDoLayout, fallen: Points) {
    let margin = min(BoxLayout.margin, layout.surface.width * 0.06)
    let room = layout.body.height
    let height = min(BoxLayout.highest, room * 0.9)
    full = Rectangle(
      x: margin, y: layout.body.y + (room - height) / 2 + fallen,
      width: layout.surface.width - margin * 2, height: height)
    frame = full
  }

  /// A new task's box, of which shares of height and width are there.
  init(new layout: ToDoLayout, height: Double, width: Double) {
    let (surface, whole) = (layout.surface, min(BoxLayout.highest, layout.body.height * 0.75))
    full = Rectangle(
      x: .zero, y: surface.height - whole, width: surface.width, height: whole)
    frame = Rectangle(
      x: surface.width * (1 - width) / 2, y: surface.height - whole * height,
      width: surface.width * width, height: whole * height)
  }

  /// How far an item's box falls until it is out of sight.
  static func fall(_ layout: ToDoLayout) -> Points {
    layout.surface.height - BoxLayout(item: layout, fallen: .zero).frame.y
  }

  public var caption: Rectangle {
    part(Rectangle(x: full.x, y: full.y, width: full.width, height: captionHeight))
  }

  public var field: Rectangle {
    part(
      Rectangle(
        x: full.x, y: full.y + captionHeight, width: full.width,
        height: full.height - captionHeight - button))
  }

  public var cancel: Rectangle {
    part(Rectangle(x: full.x, y: full.maxY - button, width: button, height: button))
  }

  public var keep: Rectangle {
    part(Rectangle(x: full.maxX - button, y: full.maxY - button, width: button, height: button))
  }

  /// The part between the buttons, with the day in its middle: a terminal of few columns needs all of
  /// it for the words.
  public var date: Rectangle {
    part(
      Rectangle(
        x: full.x + button, y: full.maxY - button, width: full.width - button * 2, height: button))
  }

  private var captionHeight: Points { min(BoxLayout.captionHeight, full.height / 5) }
  private var button: Points { min(ToDoLayout.touchTarget, full.height / 3, full.width / 4) }

  /// A part of the box at rest, squeezed as the box is.
  private func part(_ part: Rectangle) -> Rectangle {
    guard frame != full, full.width > .zero, full.height > .zero else { return part }
    let (across, down) = (frame.width / full.width, frame.height / full.height)
    return Rectangle(
      x: frame.x + (part.x - full.x) * across, y: frame.y + (part.y - full.y) * down,
      width: part.width * across, height: part.height * down)
  }
}
