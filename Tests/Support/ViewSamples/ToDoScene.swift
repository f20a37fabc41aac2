import InputModel
import Interaction
import Programs

/// The to-do app laid out on a surface as the real one lays itself out.
struct ToDoScene {
  static let target = Points(44)
  static let rowHeight = Points(48)

  var surface = Device.wideSurface
  var title = "Monday 30 November"
  var toDo = ToDoText.toDo
  var done = ToDoText.done
  /// The list that is shown alone instead of the halves.
  var single: [ToDoText]?
  /// The row of the upper half, or of the one list, that has the keys.
  var selected: Int? = 0
  var isScrambled = false

  var bar: Rectangle {
    Rectangle(x: .zero, y: .zero, width: surface.width, height: ToDoScene.target)
  }

  var bottom: Rectangle {
    var strip = bar
    strip.y = surface.height - strip.height
    return strip
  }

  var body: Rectangle {
    Rectangle(x: .zero, y: bar.maxY, width: surface.width, height: bottom.y - bar.maxY)
  }

  var main: ToDoMainSnapshot {
    let half = body.height / 2
    let panes =
      single.map { [pane(.single, $0, y: body.y, height: body.height)] }
      ?? [
        pane(.toDo, toDo, y: body.y, height: half),
        pane(.done, done, y: body.y + half, height: half),
      ]
    return ToDoMainSnapshot(
      bar: bar,
      pill: ToDoLayout(surface: surface).pill, title: title, panes: panes,
      menuButton: corner(.zero),
      newButton: corner(surface.width - ToDoScene.target), bottom: bottom,
      isScrambled: isScrambled)
  }

  func snapshot(
    over overlay: ToDoOverlaySnapshot? = nil, _ change: (inout ToDoMainSnapshot) -> Void = { _ in }
  ) -> Snapshot {
    var main = main
    change(&main)
    return snapshot(of: .main(main, over: overlay))
  }

  func snapshot(of picture: ToDoSnapshot) -> Snapshot {
    Snapshot(
      surface: surface, picture: .toDo(picture), status: Device.status(of: Device.wide))
  }

  func notice(_ text: String) -> NoticeSnapshot {
    var frame = bottom
    frame.x = ToDoScene.target
    frame.width = surface.width - ToDoScene.target * 2
    return NoticeSnapshot(text: text, action: "Undo", frame: frame)
  }

  private func corner(_ x: Points) -> Rectangle {
    Rectangle(x: x, y: bottom.y, width: ToDoScene.target, height: ToDoScene.target)
  }

  private func pane(
    _ kind: ToDoPaneSnapshot.Kind, _ texts: [ToDoText], y: Points, height: Points
  ) -> ToDoPaneSnapshot {
    let frame = Rectangle(x: .zero, y: y, width: surface.width, height: height)
    let hasKeys = kind != .done && selected != nil
    let rows = texts.enumerated().map { index, text in
      let row = Rectangle(
        x: .zero, y: y + ToDoScene.rowHeight * Double(index), width: surface.width,
        height: ToDoScene.rowHeight)
      return ToDoRowSnapshot(
        tone: text.tone, text: text.text, note: text.note, isImportant: text.isImportant,
        isDone: text.tone != .toDo, isDeleted: text.isDeleted, frame: row,
        isSelected: hasKeys && index == selected, plus: ToDoScene.plus(of: row))
    }
    let whole = ToDoScene.rowHeight * Double(texts.count)
    return ToDoPaneSnapshot(
      kind: kind, frame: frame, rows: rows.filter { $0.frame.y < frame.maxY },
      count: texts.count, isSelected: hasKeys,
      visible: whole > height ? 0...(height / whole) : nil)
  }

  static func plus(of row: Rectangle) -> Rectangle {
    Rectangle(
      x: row.maxX - target, y: row.y + (row.height - target) / 2, width: target, height: target)
  }
}

extension Snapshot {
  /// The same with the main page of the to-do app changed.
  func editingMain(_ change: (inout ToDoMainSnapshot) -> Void) -> Snapshot {
    guard case .toDo(.main(var main, let overlay)) = picture else { return self }
    var snapshot = self
    change(&main)
    snapshot.picture = .toDo(.main(main, over: overlay))
    return snapshot
  }
}
