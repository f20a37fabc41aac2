public import InputModel

/// Where everything of the mail list lies on a surface, in points.
public struct MailboxLayout: Hashable, Sendable {
  /// The least extent of anything to touch: 44 pt, 6.856 mm.
  public static let touchTarget = Points(44)
  /// A line of sender, one of text and a rule, on 24 lines of a terminal and a panel of 90 mm.
  public static let rowHeight = Points(75)
  static let tileColumns = 4

  public var surface: Size<Points>

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

  /// Where a row lies whose rows above have a height of `above` in all.
  func row(above: Points, openness: Double, scroll: Points) -> Rectangle {
    Rectangle(
      x: .zero, y: list.y + above - scroll, width: surface.width,
      height: MailboxLayout.rowHeight * openness)
  }

  /// The line above the bottom on which notices stand.
  public var notice: Rectangle {
    let height = min(MailboxLayout.touchTarget, list.height / 2)
    return Rectangle(
      x: .zero, y: surface.height - height, width: surface.width, height: height)
  }

  /// The panel of options: all below the bar.
  public var panel: Rectangle { list }

  /// The tiles of `count` options, in rows of four, or of two on an upright surface.
  public func tiles(_ count: Int) -> [Rectangle] {
    guard count > 0 else { return [] }
    let isUpright = surface.height > surface.width
    let columns = min(count, isUpright ? 2 : MailboxLayout.tileColumns)
    let lines = (count + columns - 1) / columns
    // A margin of half a touch target stays free, so that there is an elsewhere to tap.
    let margin = min(MailboxLayout.touchTarget / 2, panel.height / 8)
    let titleHeight = min(MailboxLayout.touchTarget, panel.height / 4)
    let width = (panel.width - margin * 2) / Double(columns)
    let height = (panel.height - titleHeight - margin * 2) / Double(lines)
    return (0..<count).map { index in
      Rectangle(
        x: margin + width * Double(index % columns),
        y: panel.y + titleHeight + height * Double(index / columns), width: width, height: height)
    }
  }
}
