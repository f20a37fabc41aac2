internal import InputModel
internal import Interaction

extension ToDoApp {
  func snapshot(at time: Instant) -> ToDoSnapshot {
    switch shownPage {
    case .launch: .launch(logo)
    case .signIn: .signIn(formSnapshot(at: time), behind: scrambled)
    case .main: .main(mainSnapshot(at: time), over: overlay(at: time))
    }
  }

  private var logo: ToDoLogoSnapshot {
    let surface = layout.surface
    let height = surface.height * 0.4
    let width = min(height * 0.7, surface.width * 0.3)
    let top = (surface.height - height) / 2 - surface.height * 0.05
    let gap = width * 0.15
    return ToDoLogoSnapshot(
      toDo: Rectangle(
        x: surface.width / 2 - width - gap, y: top, width: width, height: height),
      done: Rectangle(x: surface.width / 2 + gap, y: top, width: width, height: height),
      name: "DoDid",
      caption: Rectangle(
        x: .zero, y: top + height, width: surface.width, height: surface.height * 0.15))
  }

  private func mainSnapshot(at time: Instant) -> ToDoMainSnapshot {
    ToDoMainSnapshot(
      bar: layout.bar, pill: layout.pill, title: ToDoWords.title(of: view, today: now.date),
      panes: (0..<paneCount).map { pane($0, at: time) }, menuButton: layout.menuButton,
      newButton: layout.newButton, bottom: layout.bottom, undoDepth: undoDepth)
  }

  private func pane(_ pane: Int, at time: Instant) -> ToDoPaneSnapshot {
    ToDoPaneSnapshot(
      kind: paneCount == 1 ? .single : pane == 0 ? .toDo : .done, frame: frame(ofPane: pane),
      rows: visibleRows(ofPane: pane, at: time).map { row($0) }, count: count(inPane: pane),
      isLoading: !isKnown(pane: pane), isSelected: pane == focusedPane,
      visible: visibleShare(ofPane: pane, at: time))
  }

  private func row(_ row: VisibleRow) -> ToDoRowSnapshot {
    ToDoRowSnapshot(
      tone: tone(of: row), text: row.item?.title ?? "",
      note: row.item.map { ToDoWords.note(on: $0, in: row.list) } ?? "",
      isImportant: row.item?.isImportant ?? false, isDone: row.item?.done != nil,
      isDeleted: row.item?.deleted != nil, frame: row.frame, offset: row.offset,
      appearance: row.appearance, phase: row.phase, isSelected: row.isSelected,
      word: row.item.flatMap { item in row.swipe.map { ToDoWords.word($0, for: item) } } ?? "",
      plus: row.plus,
      buttons: row.buttons.map {
        ToDoRowButtonsSnapshot(
          important: $0.important, check: $0.check, bin: $0.bin, fraction: $0.fraction,
          selected: $0.selected)
      })
  }

  private func tone(of row: VisibleRow) -> ToDoRowSnapshot.Tone {
    switch row.list {
    case .toDo, .important: .toDo
    case .done: .done
    case .history: .history
    case .all:
      row.item?.done.map { $0.date < now.date ? .history : .done } ?? .toDo
    }
  }

  /// What lies behind the form: rows of signs that were never text.
  private var scrambled: ToDoMainSnapshot {
    var main = ToDoMainSnapshot(
      bar: layout.bar, pill: layout.pill, title: ToDoApp.scramble(12), panes: [],
      menuButton: layout.menuButton, newButton: layout.newButton, bottom: layout.bottom,
      isScrambled: true)
    main.panes = [ToDoPaneSnapshot.Kind.toDo, .done].enumerated().map { index, kind in
      let frame = layout.pane(index, of: 2)
      let count = max(Int(frame.height / ToDoLayout.rowHeight), 1)
      let rows = (0..<count).map { number in
        let place = Rectangle(
          x: frame.x, y: frame.y + ToDoLayout.rowHeight * Double(number), width: frame.width,
          height: ToDoLayout.rowHeight)
        return ToDoRowSnapshot(
          tone: index == 0 ? .toDo : .done,
          text: ToDoApp.scramble(9 + (number * 7 + index * 5) % 14), frame: place,
          plus: layout.plus(of: place))
      }
      return ToDoPaneSnapshot(kind: kind, frame: frame, rows: rows, count: count)
    }
    return main
  }

  /// Shades in the lengths of words, the same in every run.
  private static func scramble(_ length: Int) -> String {
    String((0..<length).map { $0 % 6 == 5 ? " " : ["░", "▒", "▓"][($0 * 5 + length) % 3] })
  }
}
