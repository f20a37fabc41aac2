import InputModel
import Interaction
import Programs

/// What is asked over the list.
enum PanelSample {
  static func options(on surface: Size<Points>) -> Snapshot {
    let tiles = RescheduleTime.allCases.map { ($0.rawValue, TileSnapshot.Icon.reschedule($0)) }
    return ask("Come back", tiles, selected: 2, on: surface)
  }

  static func lists(on surface: Size<Points>) -> Snapshot {
    let names = ["To read", "Errands", "Receipts", "Somewhere warm"]
    let tiles = names.map { ($0, TileSnapshot.Icon.list) } + [("new list", .newList)]
    return ask("Put on a list", tiles, selected: 0, on: surface)
  }

  /// The question lies over the sheet that it is about.
  static func draft(on surface: Size<Points>) -> Snapshot {
    var snapshot = ask(
      "Keep this draft?",
      [("Keep draft", .keep), ("Discard", .discard), ("Write on", .dismiss)], selected: 0,
      on: surface)
    let writing = ComposeSample.writing(on: surface)
    if case .mailbox(var mailbox) = snapshot.picture, case .mailbox(let other) = writing.picture {
      mailbox.compose = other.compose
      snapshot.picture = .mailbox(mailbox)
    }
    return snapshot
  }

  /// December 2026, which begins with a Tuesday, on its third day.
  static func month(on surface: Size<Points>) -> Snapshot {
    let scene = MailScene(surface: surface, offset: -surface.width)
    let body = scene.body
    let margin = Points(22)
    let width = (body.width - margin * 2) / 7
    let top = body.y + Points(22)
    let (titleHeight, headHeight) = (Points(44), Points(24))
    let days = top + titleHeight + headHeight
    let height = (body.maxY - Points(24) - days) / 6
    func cell(_ column: Int, _ line: Int) -> Rectangle {
      Rectangle(
        x: margin + width * Double(column), y: days + height * Double(line), width: width,
        height: height)
    }
    let numbers = (1...31).map { number in
      TileSnapshot(
        label: "\(number)", frame: cell(number % 7, number / 7),
        isSelected: number == 4)
    }
    let turn = [
      TileSnapshot(
        label: "Nov", icon: .previous,
        frame: Rectangle(x: margin, y: top, width: width, height: titleHeight), isEnabled: false),
      TileSnapshot(
        label: "Jan", icon: .next,
        frame: Rectangle(
          x: body.width - margin - width, y: top, width: width, height: titleHeight)),
    ]
    return asked(scene) { panel in
      panel.title = "Pick a date"
      panel.caption = PanelSnapshot.Caption(
        text: "December 2026",
        frame: Rectangle(
          x: margin + width, y: top, width: body.width - (margin + width) * 2,
          height: titleHeight))
      panel.headings = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].enumerated().map { index, name in
        PanelSnapshot.Caption(
          text: name,
          frame: Rectangle(
            x: margin + width * Double(index), y: top + titleHeight, width: width,
            height: headHeight))
      }
      panel.tiles = turn + numbers
      panel.tiles[4].isToday = true
      for index in 2..<4 { panel.tiles[index].isEnabled = false }
    }
  }

  static func newList(on surface: Size<Points>) -> Snapshot {
    let scene = MailScene(surface: surface, offset: -surface.width)
    let body = scene.body
    let width = (body.width - Points(44)) / 2
    return asked(scene) { panel in
      panel.title = "New list"
      panel.field = FieldSnapshot(
        label: "Name",
        frame: Rectangle(
          x: Points(22), y: body.y + Points(44), width: width * 2, height: Points(44)),
        text: "Garden", cursor: 6)
      panel.tiles = [("cancel", TileSnapshot.Icon.dismiss), ("make it", .confirm)].enumerated().map
      {
        TileSnapshot(
          label: $1.0, icon: $1.1,
          frame: Rectangle(
            x: Points(22) + width * Double($0), y: body.y + Points(132), width: width,
            height: Points(88)))
      }
    }
  }

  private static func ask(
    _ title: String, _ choices: [(String, TileSnapshot.Icon)], selected: Int,
    on surface: Size<Points>
  ) -> Snapshot {
    let scene = MailScene(surface: surface, offset: -surface.width)
    let frames = MailboxLayout(surface: surface).tiles(choices.count)
    return asked(scene) { panel in
      panel.title = title
      panel.tiles = zip(choices, frames).enumerated().map { index, tile in
        TileSnapshot(
          label: tile.0.0, icon: tile.0.1, frame: tile.1, isDefault: index == 0,
          isSelected: index == selected)
      }
    }
  }

  private static func asked(
    _ scene: MailScene, _ change: (inout PanelSnapshot) -> Void
  ) -> Snapshot {
    var panel = PanelSnapshot(title: "", frame: scene.body, tiles: [])
    change(&panel)
    return scene.snapshot().editing { $0.panel = panel }
  }
}
