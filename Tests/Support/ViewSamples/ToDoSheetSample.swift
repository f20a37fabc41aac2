import InputModel
import Interaction
import Programs

/// What lies over the main page of the to-do app.
enum ToDoSheetSample {
  /// The calendar, of which a share is in sight; the month may be half way to the next.
  static func calendar(
    on surface: Size<Points>, shown: Double = 1, turned: Double = 0,
    selected: ToDoCalendarSnapshot.Button? = nil
  ) -> Snapshot {
    let scene = ToDoScene(surface: surface)
    let (caption, step) = (Points(24), ToDoScene.target)
    let places = CalendarLayout(ToDoLayout(surface: surface), shown: shown)
    let (frame, width) = (places.frame, places.frame.width)
    let top = frame.y + caption
    func wheel(_ kind: CalendarWheel, _ texts: [String], turned: Double = 0) -> ToDoWheelSnapshot {
      let x = frame.x + width / 3 * Double(kind.rawValue)
      func place(_ row: Double) -> Rectangle {
        Rectangle(x: x, y: top + step * row, width: width / 3, height: step)
      }
      let values = texts.enumerated().map { index, text in
        ToDoWheelSnapshot.Value(
          text: text, frame: place(Double(index - 1) - turned),
          isChosen: index == (turned > 0.5 ? 4 : 3))
      }
      return ToDoWheelSnapshot(
        kind: kind, frame: Rectangle(x: x, y: top, width: width / 3, height: step * 5),
        middle: place(2), values: values, isSelected: selected == nil && kind == .day,
        isMoving: turned != 0)
    }
    let calendar = ToDoCalendarSnapshot(
      frame: frame, mask: shown, title: "Show a day",
      caption: Rectangle(x: frame.x, y: frame.y, width: width, height: caption),
      wheels: [
        wheel(.year, ["2023", "2024", "2025", "2026", "2027", "2028", "2029"]),
        wheel(
          .month,
          ["August", "September", "October", "November", "December"], turned: turned),
        wheel(.day, ["27", "28", "29", "30"]),
      ], today: places.today, cancel: places.cancel, choose: places.choose, selectedButton: selected
    )
    return scene.snapshot(over: .calendar(calendar))
  }

  static func menu(on surface: Size<Points>, fraction: Double = 1) -> Snapshot {
    let scene = ToDoScene(surface: surface)
    let scale = 0.55 + 0.45 * fraction
    let (line, head) = (ToDoScene.target * scale, Points(24) * scale)
    let labels: [(ToDoMenuItem, String)] = [
      (.day, "Monday 30 November"), (.important, "Important"), (.all, "All items"),
      (.purge, "Empty the bin"), (.signOut, "Sign out"),
    ]
    let width = MenuLayout(ToDoLayout(surface: surface), scale: scale).frame.width
    let height = head + line * Double(labels.count)
    let frame = Rectangle(
      x: .zero, y: scene.bottom.y - height, width: width, height: height)
    let items = labels.enumerated().map { index, item in
      ToDoMenuSnapshot.Item(
        item: item.0, label: item.1,
        frame: Rectangle(
          x: .zero, y: frame.y + head + line * Double(index), width: width, height: line),
        isCurrent: index == 0, isSelected: index == 1)
    }
    let menu = ToDoMenuSnapshot(
      frame: frame, fraction: fraction, account: "Zoë",
      caption: Rectangle(x: .zero, y: frame.y, width: width, height: head), items: items)
    return scene.snapshot(over: .menu(menu))
  }

  /// An item's box, so far below its place.
  static func box(
    on surface: Size<Points>, fallen: Double = 0, complaint: String? = nil,
    button: ToDoBoxSnapshot.Button? = nil
  ) -> Snapshot {
    let scene = ToDoScene(surface: surface)
    let margin = min(Points(24), surface.width * 0.06)
    let height = min(Points(240), scene.body.height * 0.9)
    let frame = Rectangle(
      x: margin, y: scene.body.y + (scene.body.height - height) / 2 + Points(fallen),
      width: surface.width - margin * 2, height: height)
    var box = parts(
      of: frame, title: "To do",
      text: "Return the two library books\n\n"
        + "“Tides” and 「海の本」: the second one is at Zoë's, she brings it on Thursday. "
        + "ספר on the shelf stays.",
      hasKeys: button == nil)
    box.mask = max(1 - fallen / 400, 0)
    box.date = ToDoDatePillSnapshot(
      text: "Fri 27 November",
      frame: Rectangle(
        x: box.cancel.maxX, y: box.cancel.y, width: box.keep.x - box.cancel.maxX,
        height: ToDoScene.target))
    box.details = "made Tue 24 November 09:41"
    box.complaint = complaint
    box.selectedButton = button
    return scene.snapshot(over: .box(box))
  }

  /// The box of a new task, of which a share is out.
  static func new(
    on surface: Size<Points>, out: Double = 1, complaint: String? = nil
  ) -> Snapshot {
    let scene = ToDoScene(surface: surface)
    let height = min(Points(240), scene.body.height * 0.75) * out
    let width = surface.width * (0.7 + 0.3 * out)
    let frame = Rectangle(
      x: (surface.width - width) / 2, y: surface.height - height, width: width, height: height)
    var box = parts(
      of: frame, title: "New for Monday 30 November",
      text: complaint == nil ? "Buy lamp oil for the anchor light" : "", hasKeys: true)
    (box.isNew, box.mask, box.complaint) = (true, out, complaint)
    return scene.snapshot(over: .box(box))
  }

  private static func parts(
    of frame: Rectangle, title: String, text: String, hasKeys: Bool
  ) -> ToDoBoxSnapshot {
    let (caption, button) = (min(Points(24), frame.height / 5), min(Points(44), frame.height / 3))
    func corner(_ x: Points) -> Rectangle {
      Rectangle(x: x, y: frame.maxY - button, width: button, height: button)
    }
    return ToDoBoxSnapshot(
      frame: frame, mask: 1, isNew: false, title: title,
      caption: Rectangle(x: frame.x, y: frame.y, width: frame.width, height: caption),
      field: FieldSnapshot(
        label: "What is to be done?",
        frame: Rectangle(
          x: frame.x, y: frame.y + caption, width: frame.width,
          height: frame.height - caption - button),
        text: text, cursor: hasKeys ? text.count : nil, isMultiline: true),
      cancel: corner(frame.x), keep: corner(frame.maxX - button))
  }
}
