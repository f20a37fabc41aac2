public import InputModel

/// The calendar's sheet: a caption, three wheels, three buttons.
public struct CalendarLayout: Hashable, Sendable {
  /// Each third of it five of 40 columns on a panel of 160 mm: the word for today.
  private static let widest = Points(400)
  private static let caption = Points(24)

  /// The whole sheet.
  public let frame: Rectangle
  /// The height of a wheel's value.
  public let step: Points
  private let rows: Int
  private let captionHeight: Points

  /// The sheet of which a share is in sight below the bar.
  public init(_ layout: ToDoLayout, shown: Double) {
    let room = layout.surface.height - layout.bar.height
    let target = ToDoLayout.touchTarget
    captionHeight = min(CalendarLayout.caption, room / 8)
    // An odd number, so that one value stands in the middle.
    rows = room >= CalendarLayout.caption + target * 6 ? 5 : 3
    step = min(target, (room - captionHeight) / Double(rows + 1))
    let width = min(layout.surface.width, CalendarLayout.widest)
    let height = captionHeight + step * Double(rows) + min(target, step)
    frame = Rectangle(
      x: (layout.surface.width - width) / 2, y: layout.bar.maxY - height * (1 - shown),
      width: width, height: height)
  }

  public var caption: Rectangle {
    Rectangle(x: frame.x, y: frame.y, width: frame.width, height: captionHeight)
  }

  public func wheel(_ kind: CalendarWheel) -> Rectangle {
    let width = frame.width / Double(CalendarWheel.allCases.count)
    return Rectangle(
      x: frame.x + width * Double(kind.rawValue), y: caption.maxY, width: width,
      height: step * Double(rows))
  }

  /// The line of a wheel on which its value comes to rest.
  public func middle(_ kind: CalendarWheel) -> Rectangle {
    value(0, of: kind, turned: .zero)
  }

  /// Where a value of a wheel lies, by its index.
  public func value(_ index: Int, of kind: CalendarWheel, turned position: Points) -> Rectangle {
    let wheel = wheel(kind)
    let top = wheel.y + step * Double(rows / 2)
    return Rectangle(
      x: wheel.x, y: top + step * Double(index) - position, width: wheel.width, height: step)
  }

  /// The values of a wheel that are in sight.
  public func visible(turned position: Points, of count: Int) -> Range<Int> {
    let middle = Int((position / step).rounded())
    let half = rows / 2 + 1
    return max(middle - half, 0)..<max(min(middle + half + 1, count), max(middle - half, 0))
  }

  public var cancel: Rectangle { button(below: .year) }
  /// As wide as the wheel above it: a terminal of few columns needs more than a square for its word.
  public var today: Rectangle {
    let (above, square) = (wheel(.month), button(below: .month))
    return Rectangle(x: above.x, y: square.y, width: above.width, height: square.height)
  }
  public var choose: Rectangle { button(below: .day) }

  private func button(below kind: CalendarWheel) -> Rectangle {
    let wheel = wheel(kind)
    let height = frame.maxY - wheel.maxY
    return Rectangle(
      x: wheel.x + (wheel.width - height) / 2, y: wheel.maxY, width: height, height: height)
  }
}
