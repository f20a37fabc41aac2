public import InputModel

/// What is asked, with everything that can be tapped; a value made anew whenever it is looked at.
public struct Panel: Hashable, Sendable {
  /// Something to tap.
  public struct Tile: Hashable, Sendable {
    var choice: PanelChoice
    public var label: String
    public var frame: Rectangle
    /// Whether a tap elsewhere chooses it.
    public var isDefault = false
    /// Whether it can be chosen.
    public var isEnabled = true
    /// Whether it is the present day.
    public var isToday = false
    /// Whether the return key chooses it.
    public var isSelected = false
  }

  public var title: String
  public var frame: Rectangle
  /// A line over the tiles, and where it stands.
  public var caption: (text: String, frame: Rectangle)? {
    captionText.map { ($0, captionFrame) }
  }
  public var tiles: [Tile]
  /// What is typed, and where it stands.
  public var field: TextField?
  public var fieldFrame: Rectangle
  /// Words over the columns of tiles, and where they stand.
  public var headings: [(text: String, frame: Rectangle)] {
    zip(headingTexts, headingFrames).map { ($0, $1) }
  }
  var headingTexts: [String] = []
  var headingFrames: [Rectangle] = []
  var captionText: String?
  var captionFrame: Rectangle
  /// How many tiles stand beside each other, for keys.
  var columns: Int
}

extension Panel {
  init(title: String, _ layout: MailboxLayout, tiles: [Tile], columns: Int) {
    self.title = title
    frame = layout.panel
    self.tiles = tiles
    self.columns = columns
    fieldFrame = layout.panelField
    captionFrame = layout.panelField
  }
}

extension Mailbox {
  /// What is asked; nil where nothing is.
  public var panel: Panel? {
    guard var panel = barePanel else { return nil }
    let first = panel.tiles.firstIndex { tile in
      if case .day = tile.choice { tile.isEnabled } else { tile.isDefault }
    }
    let selected = panelSelection ?? first ?? 0
    if panel.tiles.indices.contains(selected) { panel.tiles[selected].isSelected = true }
    return panel
  }

  private var barePanel: Panel? {
    if composer.state == .asking { return draftPanel }
    guard let name = asked.first, let action = askedAction(of: name) else { return nil }
    switch question {
    case .choices(let page): return choicesPanel(action, page: page)
    case .month(let month): return monthPanel(month)
    case .newList(let field): return newListPanel(field)
    }
  }

  func askedAction(of name: RowName) -> RowAction? {
    guard let list = listIndex(name.place), let index = lists[list].index(of: name.id) else {
      return nil
    }
    return lists[list].moving(at: index)?.row.action
  }

  private func choicesPanel(_ action: RowAction, page: Int) -> Panel {
    let choices = self.choices(of: action, page: page)
    let usual = defaultOption(of: action)
    let frames = layout.tiles(choices.count)
    let tiles = zip(choices, frames).map { choice, frame in
      Panel.Tile(
        choice: choice, label: choice.label, frame: frame, isDefault: choice == .option(usual))
    }
    let line = frames.prefix { $0.y == frames[0].y }.count
    return Panel(
      title: action == .list ? "Which list?" : "When shall it come back?", layout, tiles: tiles,
      columns: line)
  }

  private func choices(of action: RowAction, page: Int) -> [PanelChoice] {
    switch action {
    case .reschedule:
      return RescheduleTime.allCases.map {
        $0 == .pickADate ? .pickADate : .option(.reschedule($0))
      }
    case .list:
      let names = listNames.map { PanelChoice.option(.list($0)) }
      let room = max(layout.tileCapacity - 1, 1)
      guard names.count > room else { return names + [.newList] }
      let share = max(room - 1, 1)
      let pages = (names.count + share - 1) / share
      let first = page % pages * share
      return names[first..<min(first + share, names.count)] + [.more, .newList]
    case .archive, .delete:
      return []
    }
  }

  /// What a tap elsewhere chooses: later today, or the list that was used last.
  func defaultOption(of action: RowAction) -> RowOption {
    guard action == .list else { return .reschedule(.laterToday) }
    let last = lastList.flatMap { listNames.contains($0) ? $0 : nil }
    return .list(last ?? listNames.first ?? Mailbox.usualLists[0])
  }

  private func monthPanel(_ month: CivilMonth) -> Panel {
    let header = layout.monthHeader()
    let weeks = month.weeks
    let frames = layout.days(weeks: weeks.count)
    var tiles = [
      Panel.Tile(
        choice: .previousMonth, label: "before", frame: header.previous,
        isEnabled: month > CivilMonth(of: now.date)),
      Panel.Tile(choice: .nextMonth, label: "after", frame: header.next),
    ]
    for (day, frame) in zip(weeks.joined(), frames) {
      guard let day else { continue }
      tiles.append(
        Panel.Tile(
          choice: .day(day), label: String(day.day), frame: frame, isEnabled: day > now.date,
          isToday: day == now.date))
    }
    var panel = Panel(title: "Which day?", layout, tiles: tiles, columns: 7)
    panel.captionText = "\(month.name) \(month.year)"
    panel.captionFrame = header.name
    panel.headingTexts = Weekday.allCases.map(\.abbreviation)
    panel.headingFrames = layout.weekdays
    return panel
  }

  private func newListPanel(_ field: TextField) -> Panel {
    let frames = layout.buttons(2)
    let canCreate = !field.text.allSatisfy(\.isWhitespace)
    var panel = Panel(
      title: "A new list", layout,
      tiles: [
        Panel.Tile(choice: .create, label: "Create", frame: frames[0], isEnabled: canCreate),
        Panel.Tile(choice: .back, label: "Back", frame: frames[1]),
      ], columns: 2)
    panel.field = field
    return panel
  }

  private var draftPanel: Panel {
    let choices: [(PanelChoice, String)] = [
      (.keepDraft, "Keep draft"), (.discardDraft, "Discard"), (.writeOn, "Write on"),
    ]
    let tiles = zip(choices, layout.buttons(3)).map { choice, frame in
      Panel.Tile(choice: choice.0, label: choice.1, frame: frame)
    }
    return Panel(title: "Keep this draft?", layout, tiles: tiles, columns: 3)
  }
}

extension PanelChoice {
  var label: String {
    switch self {
    case .option(let option): option.label
    case .pickADate: RescheduleTime.pickADate.rawValue
    case .newList: "new list"
    case .more: "more"
    case .previousMonth: "before"
    case .nextMonth: "after"
    case .day(let day): String(day.day)
    case .create: "Create"
    case .back: "Back"
    case .keepDraft: "Keep draft"
    case .discardDraft: "Discard"
    case .writeOn: "Write on"
    }
  }
}
