public import InputModel

/// The popover over the menu button, grown out of it to a share of its size.
public struct MenuLayout: Hashable, Sendable {
  /// Some 24 of 80 columns on a panel of 160 mm: a day in full.
  private static let width = Points(320)
  private static let captionHeight = Points(24)

  public let frame: Rectangle
  private let captionHeight: Points
  private let row: Points

  /// The popover at a scale from 0 to 1 of its whole size.
  public init(_ layout: ToDoLayout, scale: Double) {
    let count = Double(ToDoMenuItem.allCases.count)
    let room = layout.bottom.y
    let line = min(ToDoLayout.touchTarget, room / count)
    let head = min(MenuLayout.captionHeight, max(room - line * count, .zero))
    let width = min(MenuLayout.width, layout.surface.width * 0.8) * scale
    let height = (head + line * count) * scale
    (captionHeight, row) = (head * scale, line * scale)
    frame = Rectangle(x: .zero, y: room - height, width: width, height: height)
  }

  public var caption: Rectangle {
    Rectangle(x: frame.x, y: frame.y, width: frame.width, height: captionHeight)
  }

  public func item(_ item: ToDoMenuItem) -> Rectangle {
    Rectangle(
      x: frame.x, y: caption.maxY + row * Double(item.rawValue), width: frame.width, height: row)
  }
}
