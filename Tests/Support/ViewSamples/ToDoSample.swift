import InputModel
import Interaction
import Programs

/// The pages of the to-do app.
enum ToDoSample {
  static func launch(on surface: Size<Points>) -> Snapshot {
    let height = min(Points(180), surface.height / 3)
    let (width, gap) = (height * 0.75, height * 0.15)
    let left = (surface.width - width * 2 - gap) / 2
    let top = (surface.height - height) / 2 - Points(24)
    let letter = Rectangle(x: left, y: top, width: width, height: height)
    var second = letter
    second.x = left + width + gap
    let caption = Rectangle(
      x: .zero, y: letter.maxY + Points(24), width: surface.width, height: Points(24))
    return ToDoScene(surface: surface).snapshot(
      of: .launch(ToDoLogoSnapshot(toDo: letter, done: second, name: "DoDid", caption: caption)))
  }

  static func day(on surface: Size<Points>) -> Snapshot {
    ToDoScene(surface: surface).snapshot { $0.undoDepth = 2 }
  }

  /// The second row of a half moved aside.
  static func swipe(
    _ offset: Double, ofDone isDone: Bool = false, on surface: Size<Points> = Device.wideSurface
  ) -> Snapshot {
    let (pane, row) = (isDone ? 1 : 0, isDone ? 0 : 1)
    var snapshot = ToDoScene(surface: surface).snapshot { main in
      let frame = main.panes[pane].rows[row].frame
      main.panes[pane].rows[row] = moved(main.panes[pane].rows[row], by: Points(offset))
      main.panes[pane].rows[row].frame = frame
    }
    let y = isDone ? 305.0 : 112
    let factor = offset < 0 ? 1.0 : -1
    let x = 500 + offset
    snapshot.fingers = [
      Device.finger(
        x: x, y: y, cameFrom: (1...6).map { (x + factor * Double($0) * 14, y) })
    ]
    snapshot.status = Device.status(
      of: Device.wide, contacts: 1, translation: Vector(x: Points(offset), y: Points(2)))
    return snapshot
  }

  static var hiding: Snapshot {
    let scene = ToDoScene()
    var snapshot = scene.snapshot { main in
      main.undoDepth = 3
      main.panes[0].rows[1] = moved(main.panes[0].rows[1], by: Points(1027))
      main.panes[0].rows[1].phase = .hiding
      main.panes[0].rows[1].frame.height = Points(24)
      for index in 2..<main.panes[0].rows.count {
        let y = main.panes[0].rows[index].frame.y
        main.panes[0].rows[index].frame.y = y - Points(24)
      }
    }
    snapshot.notice = scene.notice("Deleted “Return the two library books”")
    return snapshot
  }

  /// The buttons of the second row, out by a share; the bin has the keys where they are out.
  static func buttons(_ fraction: Double, on surface: Size<Points>) -> Snapshot {
    ToDoScene(surface: surface, selected: fraction == 1 ? 1 : 0).snapshot { main in
      func button(_ place: Double) -> Rectangle {
        var frame = main.panes[0].rows[1].plus
        frame.x = frame.x - frame.width * place * fraction
        return frame
      }
      main.panes[0].rows[1].buttons = ToDoRowButtonsSnapshot(
        important: button(3), check: button(2), bin: button(1), fraction: fraction,
        selected: fraction == 1 ? .check : nil)
      main.panes[1].rows[3].buttons = ToDoRowButtonsSnapshot(
        important: below(main, 3 * fraction), check: below(main, 2 * fraction),
        bin: below(main, fraction), fraction: fraction)
    }
  }

  static var empty: Snapshot {
    var snapshot = ToDoScene(toDo: [], done: []).snapshot()
    snapshot.status = StatusSnapshot(remarks: ["no device: waiting"])
    return snapshot
  }

  static var loading: Snapshot {
    ToDoScene(toDo: [], done: []).snapshot { main in
      main.panes[0].isLoading = true
      main.panes[1].isLoading = true
    }
  }

  static var strange: Snapshot {
    ToDoScene(
      title: "Tue \u{1B}[2J 1 December", toDo: ToDoText.strange, done: ToDoText.strangeDone
    ).snapshot()
  }

  /// Both halves in the middle of long lists, with a row cut at each rim.
  static var scrolled: Snapshot {
    ToDoScene(selected: 2).snapshot { main in
      for pane in main.panes.indices {
        for row in main.panes[pane].rows.indices {
          let frame = main.panes[pane].rows[row].frame
          main.panes[pane].rows[row].frame.y = frame.y - Points(30)
          main.panes[pane].rows[row].plus.y = main.panes[pane].rows[row].plus.y - Points(30)
        }
        main.panes[pane].visible = 0.4...0.6
      }
      main.panes[1].rows[3].text = ""
      main.panes[1].rows[3].isDeleted = false
    }
  }

  static var important: Snapshot {
    ToDoScene(title: "Important", single: ToDoText.important, selected: 1).snapshot()
  }

  static var undone: Snapshot {
    let scene = ToDoScene()
    var snapshot = scene.snapshot { $0.undoDepth = 12 }
    snapshot.notice = scene.notice("Done “Pay the harbour dues”")
    return snapshot
  }

  private static func below(_ main: ToDoMainSnapshot, _ places: Double) -> Rectangle {
    var frame = main.panes[1].rows[3].plus
    frame.x = frame.x - frame.width * places
    return frame
  }

  /// A row as the interaction shows it at an offset.
  private static func moved(_ row: ToDoRowSnapshot, by offset: Points) -> ToDoRowSnapshot {
    var row = row
    let look = RowAppearance(offset: offset)
    let check = row.isDone ? ToDoRowIcon.uncheck : .check
    row.offset = offset
    row.phase = .dragging
    row.isSelected = false
    row.appearance = ToDoRowAppearance(
      background: .none, icon: .none, iconOpacity: look.iconOpacity, iconOffset: look.iconOffset)
    switch look.background {
    case .none: break
    case .gray: (row.appearance.background, row.appearance.icon) = (.gray, check)
    case .yellow, .green:
      (row.appearance.background, row.appearance.icon) = (row.isDone ? .yellow : .green, check)
      row.word = row.isDone ? "Back to do" : "Done"
    case .brown, .red:
      (row.appearance.background, row.appearance.icon) = (.red, .delete)
      row.word = "Delete"
    }
    return row
  }
}
