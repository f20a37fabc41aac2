internal import InputModel
internal import Interaction

/// What can be touched, and where.
extension ToDoApp {
  typealias Element = LayoutReporter.Element

  func elements(at time: Instant) -> [Element] {
    switch snapshot(at: time) {
    case .launch: []
    case .signIn(let form, _): elements(of: form)
    case .main(let main, .none): elements(of: main, at: time)
    case .main(_, .calendar(let calendar)?):
      calendar.wheels.map { Element(name: "wheel \($0.kind.name)", frame: $0.frame) } + [
        Element(name: "cancel", frame: calendar.cancel),
        Element(name: "today", frame: calendar.today),
        Element(name: "choose", frame: calendar.choose),
      ]
    case .main(_, .menu(let menu)?):
      menu.items.map { Element(name: "menu \($0.item.name)", frame: $0.frame) }
    case .main(_, .box(let box)?):
      [
        Element(name: "text", frame: box.field.frame), Element(name: "cancel", frame: box.cancel),
        Element(name: "keep", frame: box.keep),
      ] + (box.date.map { [Element(name: "planned", frame: $0.frame)] } ?? [])
    }
  }

  private func elements(of form: ToDoSignInSnapshot) -> [Element] {
    let names = ["name", "password", "again"]
    return zip(names, form.fields).map { Element(name: $0, frame: $1.frame) } + [
      Element(name: "remember", frame: form.remember.frame),
      Element(name: "confirm", frame: form.confirm.frame),
      Element(name: "other", frame: form.other.frame),
    ]
      + self.form.accounts.enumerated().compactMap { index, name in
        form.accounts.first { $0.name == name }.map {
          Element(name: "account \(index)", frame: $0.frame)
        }
      }
  }

  private func elements(of main: ToDoMainSnapshot, at time: Instant) -> [Element] {
    var elements = [
      Element(name: "date", frame: main.pill),
      Element(name: "menu button", frame: main.menuButton),
      Element(name: "new", frame: main.newButton),
    ]
    for pane in 0..<paneCount {
      elements.append(Element(name: "pane \(pane)", frame: frame(ofPane: pane)))
      for row in visibleRows(ofPane: pane, at: time) where row.item != nil {
        let name = "\(row.list.name) \(row.index)"
        elements.append(Element(name: name, frame: row.frame))
        elements.append(Element(name: "plus \(name)", frame: row.plus))
        guard let buttons = row.buttons, buttons.fraction == 1 else { continue }
        elements += [
          Element(name: "important", frame: buttons.important),
          Element(name: "check", frame: buttons.check), Element(name: "bin", frame: buttons.bin),
        ]
      }
    }
    return elements
  }
}

extension ToDoMenuItem {
  /// The name that scripts have for it.
  var name: String {
    switch self {
    case .day: "day"
    case .important: "important"
    case .all: "all"
    case .purge: "purge"
    case .signOut: "sign-out"
    }
  }
}
