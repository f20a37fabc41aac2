public import InputModel

/// The form of who one is: accounts at the left, or above on a narrow surface, and the fields.
public struct SignInLayout: Hashable, Sendable {
  private static let widest = Points(640)
  /// From here on accounts stand at the left.
  private static let wide = Points(480)
  private static let captionHeight = Points(28)

  public let frame: Rectangle
  public let caption: Rectangle
  /// The part in which names of accounts scroll.
  public let accounts: Rectangle
  public let hint: Rectangle
  /// The height of everything to touch.
  public let line: Points
  private let form: Rectangle

  /// Room for all fields is kept, so that nothing moves when one comes or goes.
  public init(_ surface: Size<Points>) {
    let lines = Double(SignInLayout.lines)
    let head = min(SignInLayout.captionHeight, surface.height / 12)
    line = min(ToDoLayout.touchTarget, (surface.height - head) / (lines + 1))
    let width = min(surface.width, SignInLayout.widest)
    let isWide = surface.width >= SignInLayout.wide
    let needed = head + line * (lines + 1)
    let height = isWide ? needed : min(needed + line * 3, surface.height)
    frame = Rectangle(
      x: (surface.width - width) / 2, y: (surface.height - height) / 2, width: width,
      height: height)
    caption = Rectangle(x: frame.x, y: frame.y, width: width, height: head)
    hint = Rectangle(x: frame.x, y: frame.maxY - line, width: width, height: line)
    let top = isWide ? caption.maxY : hint.y - line * lines
    let side = isWide ? width * 0.35 : .zero
    form = Rectangle(
      x: frame.x + side, y: top, width: width - side, height: line * lines)
    accounts =
      isWide
      ? Rectangle(x: frame.x, y: top, width: side, height: form.height)
      : Rectangle(x: frame.x, y: caption.maxY, width: width, height: top - caption.maxY)
  }

  /// Name, password, password again, remember, and a line of two buttons.
  private static let lines = 5

  public func field(_ field: SignInForm.Focus) -> Rectangle {
    let index =
      switch field {
      case .name: 0
      case .password: 1
      case .again: 2
      case .remember: 3
      case .confirm, .other: 4
      }
    let row = Rectangle(
      x: form.x, y: form.y + line * Double(index), width: form.width, height: line)
    let half = Rectangle(x: row.x, y: row.y, width: row.width / 2, height: line)
    return switch field {
    case .name, .password, .again, .remember: row
    case .confirm: half.moved(by: half.width)
    case .other: half
    }
  }

  /// Where an account's name lies in a list that is scrolled by `scroll`.
  public func account(_ index: Int, scroll: Points) -> Rectangle {
    Rectangle(
      x: accounts.x, y: accounts.y + line * Double(index) - scroll, width: accounts.width,
      height: line)
  }
}
