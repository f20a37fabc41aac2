public import InputModel

/// Where everything of the to-do app lies on a surface, in points.
public struct ToDoLayout: Hashable, Sendable {
  /// The least extent of anything to touch: 44 pt, 6.856 mm.
  public static let touchTarget = Points(44)
  /// A row with its plus, and a rim above and below.
  public static let rowHeight = Points(48)

  public var surface: Size<Points>
  /// The right end of the bar that is taken by the button of a grabbed device.
  public var reserved = Points.zero

  public init(surface: Size<Points>) {
    self.surface = surface
  }

  /// The bar at the top: 44 pt, or a sixth of a surface too low for it.
  public var bar: Rectangle {
    Rectangle(x: .zero, y: .zero, width: surface.width, height: strip)
  }

  /// The part of the bar with the date in its middle: a terminal of 40 columns needs that much for the
  /// words.
  public var pill: Rectangle {
    let width = min(surface.width * 0.75, surface.width - reserved * 2)
    return Rectangle(x: (surface.width - width) / 2, y: .zero, width: width, height: strip)
  }

  /// The strip at the bottom, with a round button at each end and notices between them.
  public var bottom: Rectangle {
    Rectangle(x: .zero, y: surface.height - strip, width: surface.width, height: strip)
  }

  public var menuButton: Rectangle {
    Rectangle(x: .zero, y: bottom.y, width: button, height: strip)
  }

  public var newButton: Rectangle {
    Rectangle(x: surface.width - button, y: bottom.y, width: button, height: strip)
  }

  public var notice: Rectangle {
    Rectangle(
      x: menuButton.maxX, y: bottom.y, width: newButton.x - menuButton.maxX, height: strip)
  }

  /// The part between bar and bottom.
  public var body: Rectangle {
    Rectangle(x: .zero, y: bar.maxY, width: surface.width, height: bottom.y - bar.maxY)
  }

  /// One of so many panes of equal height, from the top.
  public func pane(_ index: Int, of count: Int) -> Rectangle {
    let height = body.height / Double(max(count, 1))
    return Rectangle(
      x: .zero, y: body.y + height * Double(index), width: surface.width, height: height)
  }

  /// The plus at the right end of a row.
  public func plus(of row: Rectangle) -> Rectangle {
    let height = min(row.height, ToDoLayout.touchTarget)
    return Rectangle(
      x: row.maxX - button, y: row.y + (row.height - height) / 2, width: button, height: height)
  }

  /// A button of a row that has come out of the plus by a fraction.
  public func rowButton(
    _ item: ToDoRowButton, of row: Rectangle, fraction: Double
  ) -> Rectangle {
    let places = Double(ToDoRowButton.allCases.count - item.rawValue)
    return plus(of: row).moved(by: -button * places * fraction)
  }

  private var strip: Points { min(ToDoLayout.touchTarget, surface.height / 6) }
  private var button: Points { min(ToDoLayout.touchTarget, surface.width / 7) }
}
