public import InputModel

/// Where everything of the mail program lies on a surface, in points.
public struct MailboxLayout: Hashable, Sendable {
  /// The least extent of anything to touch: 44 pt, 6.856 mm.
  public static let touchTarget = Points(44)
  /// A line of sender, one of text and a rule, on 24 lines of a terminal and a panel of 90 mm.
  public static let rowHeight = Points(75)

  public var surface: Size<Points>
  /// The right end of the bar that is taken by the button of a grabbed device.
  public var reserved = Points.zero

  public init(surface: Size<Points>) {
    self.surface = surface
  }

  /// The title bar: 44 pt, or a quarter of a surface too low for it.
  public var bar: Rectangle {
    let height = min(MailboxLayout.touchTarget, surface.height / 4)
    return Rectangle(x: .zero, y: .zero, width: surface.width, height: height)
  }

  /// The part below the bar.
  public var list: Rectangle {
    Rectangle(x: .zero, y: bar.maxY, width: surface.width, height: surface.height - bar.maxY)
  }

  public var menuButton: Rectangle {
    Rectangle(x: .zero, y: .zero, width: buttonWidth, height: bar.height)
  }

  public var composeButton: Rectangle {
    Rectangle(
      x: surface.width - reserved - buttonWidth, y: .zero, width: buttonWidth, height: bar.height)
  }

  /// The segments share the middle half of the bar.
  public func segment(_ index: Int) -> Rectangle {
    let width = surface.width / 2 / Double(Place.segments.count)
    return Rectangle(
      x: surface.width / 4 + width * Double(index), y: .zero, width: width, height: bar.height)
  }

  /// The menu's width: a third of the surface, room for words on a narrow one, and a rim of the
  /// list to tap beside it.
  public var menuWidth: Points {
    min(max(surface.width * 0.35, Points(220)), surface.width * 0.8)
  }

  /// The part of the surface that the menu's items scroll in.
  public var menu: Rectangle {
    Rectangle(x: .zero, y: bar.maxY, width: menuWidth, height: list.height)
  }

  /// Where an item of the menu lies that is scrolled by `scroll`.
  public func menuItem(_ index: Int, scroll: Points) -> Rectangle {
    let height = MailboxLayout.touchTarget
    return Rectangle(
      x: .zero, y: menu.y + height * Double(index) - scroll, width: menuWidth, height: height)
  }

  /// The line above the bottom on which notices stand.
  public var notice: Rectangle {
    let height = min(MailboxLayout.touchTarget, list.height / 2)
    return Rectangle(
      x: .zero, y: surface.height - height, width: surface.width, height: height)
  }

  /// The panel of what is asked: all below the bar.
  public var panel: Rectangle { list }

  private var buttonWidth: Points { min(MailboxLayout.touchTarget, surface.width / 7) }
}
