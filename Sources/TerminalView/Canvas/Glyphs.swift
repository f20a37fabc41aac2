internal import Interaction
internal import Programs

/// The signs that are drawn, in three sets: for fonts with all of Unicode's symbols, for the few
/// hundred glyphs of a Linux console, and for terminals without UTF-8.
struct Glyphs: Hashable, Sendable {
  var finger = "◉"
  var trail = ["•", "·"]
  var horizontal = "─"
  var vertical = "│"
  /// Top left, top right, bottom left, bottom right.
  var corners = ["╭", "╮", "╰", "╯"]
  /// Where a line stands on another.
  var joint = "┴"
  var dotted = "┊"
  var dottedHorizontal = "┈"
  var grid = "·"
  var tick = "┊"
  var crossedTick = "┃"
  var ellipsis = "…"
  var selection = "▌"
  var arrow = "›"
  var step = "▸"
  var undo = "↶"
  var close = "✕"
  var mark = "●"
  var node = "○"
  var separator = " · "
  var minus = "−"
  var times = "×"
  var shade = "▒"
  var lightShade = "░"
  var full = "█"
  /// From a low bar to a full cell.
  var bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  var light = "╌"
  var plusMinus = "±"
  var clock = "◷"
  var list = "≡"
  var archive = "✓"
  var delete = "✕"
  /// For the times of rescheduling in their order; where there are none, their words stand alone.
  var options = ["◔", "☾", "☀", "⌂", "»", "▦", "∞", "▤"]
  var menu = "≡"
  var compose = "✎"
  var mailbox = "✉"
  var outbox = "↗"
  var back = "←"
  var previous = "‹"
  var plus = "+"
  /// A line where something lies on it.
  var heavy = "━"
  var scroll = "┃"
  var erase = "⌫"
  var enter = "⏎"
  var shift = "⇧"
  var important = "!"
  var bin = "⌫"
  /// Something comes down at a tap.
  var down = "▾"
  /// The upper and the lower half of a cell, of which large letters are made; none in ASCII.
  var halves = ["▀", "▄"]

  init(_ capabilities: Capabilities) {
    guard capabilities.utf8 else {
      useASCII()
      return
    }
    if capabilities.hasConsoleFont { useConsole() }
  }

  func icon(_ icon: RowIcon) -> String {
    switch icon {
    case .none: ""
    case .reschedule, .later: clock
    case .list: list
    case .archive: archive
    case .delete: delete
    }
  }

  func icon(_ place: Place) -> String {
    switch place {
    case .mailbox: mailbox
    case .deferred: clock
    case .archive: archive
    case .list: list
    case .drafts: compose
    case .outbox: outbox
    case .trash: delete
    }
  }

  func icon(_ icon: TileSnapshot.Icon) -> String {
    switch icon {
    case .none: ""
    case .reschedule(let time):
      options.isEmpty
        ? "" : RescheduleTime.allCases.firstIndex(of: time).map { options[$0] } ?? clock
    case .list: list
    case .newList: plus
    case .previous: previous
    case .next: arrow
    case .confirm: archive
    case .dismiss: back
    case .keep: compose
    case .discard: delete
    }
  }

  func icon(_ icon: ToDoRowIcon) -> String {
    switch icon {
    case .none: ""
    case .check: archive
    case .uncheck, .restore: undo
    case .delete: bin
    }
  }

  func icon(_ item: ToDoMenuItem) -> String {
    switch item {
    case .day: clock
    case .important: important
    case .all: list
    case .purge: bin
    case .signOut: back
    }
  }

  private mutating func useConsole() {
    finger = "O"
    corners = ["┌", "┐", "└", "┘"]
    (dotted, dottedHorizontal, tick, crossedTick, light) = ("│", "─", "│", "█", "─")
    (arrow, step, undo, close, selection) = (">", "►", "←", "×", "█")
    (mark, node) = ("■", "·")
    (clock, archive, delete) = ("»", "√", "×")
    options = []
    (compose, mailbox, outbox, previous, heavy, scroll) = ("¶", "■", "→", "<", "═", "║")
    bars = ["▄", "█"]
    (erase, enter, shift) = ("←", "┘", "↑")
    (bin, down) = ("D", "▼")
  }

  private mutating func useASCII() {
    finger = "O"
    trail = ["o", "."]
    (horizontal, vertical, joint, corners) = ("-", "|", "+", ["+", "+", "+", "+"])
    (dotted, dottedHorizontal, tick, crossedTick, grid, light) = (":", ".", "|", "#", ".", "-")
    (ellipsis, selection, arrow, step, undo, close) = ("...", ">", ">", ">", "<", "x")
    node = "o"
    (mark, separator, minus, times, plusMinus) = ("*", " | ", "-", "x", "+-")
    (shade, lightShade, full) = ("%", ":", "#")
    (clock, list, archive, delete) = ("@", "=", "v", "x")
    options = []
    (menu, compose, mailbox, outbox, back, previous) = ("=", "+", "#", "^", "<", "<")
    (heavy, scroll) = ("=", "#")
    bars = [".", ":", "#"]
    (erase, enter, shift) = ("<", "#", "^")
    (bin, down, halves) = ("D", "v", [])
  }
}
