public import InputModel

/// The to-do app as it stands at one moment. All frames are on the surface, moved by what is in motion;
/// what sticks out of the surface is not seen.
public enum ToDoSnapshot: Hashable, Sendable {
  case launch(ToDoLogoSnapshot)
  /// The form over a main page that is faint and has no readable text.
  case signIn(ToDoSignInSnapshot, behind: ToDoMainSnapshot)
  case main(ToDoMainSnapshot, over: ToDoOverlaySnapshot?)
}

/// The logo of two letters D on a page of its own.
public struct ToDoLogoSnapshot: Hashable, Sendable {
  /// The letter of what is to be done, in yellow.
  public var toDo: Rectangle
  /// The letter of what is done, in green, at its right.
  public var done: Rectangle
  /// The app's name, below the letters.
  public var name: String
  public var caption: Rectangle

  public init(toDo: Rectangle, done: Rectangle, name: String, caption: Rectangle) {
    self.toDo = toDo
    self.done = done
    self.name = name
    self.caption = caption
  }
}

/// The page of lists: a bar with a pill, one list or two halves, and two round buttons at the bottom.
public struct ToDoMainSnapshot: Hashable, Sendable {
  public var bar: Rectangle
  /// The date, or the list's name; a tap on it slides the calendar down.
  public var pill: Rectangle
  public var title: String
  /// The upper half and the lower one, or one list alone.
  public var panes: [ToDoPaneSnapshot]
  /// Round, at the bottom left.
  public var menuButton: Rectangle
  /// Round, at the bottom right, with a plus.
  public var newButton: Rectangle
  /// The strip at the bottom that the round buttons stand on.
  public var bottom: Rectangle
  /// Whether nobody is signed in: all is drawn faint, and every text is made of signs without meaning.
  public var isScrambled: Bool
  /// How many steps an undo can take back.
  public var undoDepth: Int

  public init(
    bar: Rectangle, pill: Rectangle, title: String, panes: [ToDoPaneSnapshot],
    menuButton: Rectangle, newButton: Rectangle, bottom: Rectangle, isScrambled: Bool = false,
    undoDepth: Int = 0
  ) {
    self.bar = bar
    self.pill = pill
    self.title = title
    self.panes = panes
    self.menuButton = menuButton
    self.newButton = newButton
    self.bottom = bottom
    self.isScrambled = isScrambled
    self.undoDepth = undoDepth
  }
}

/// What lies over the main page; one thing at a time.
public enum ToDoOverlaySnapshot: Hashable, Sendable {
  case calendar(ToDoCalendarSnapshot)
  case menu(ToDoMenuSnapshot)
  case box(ToDoBoxSnapshot)
}
