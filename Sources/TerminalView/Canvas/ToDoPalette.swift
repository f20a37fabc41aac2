internal import Interaction
internal import Programs
internal import Themes

/// The looks of the to-do app: dark ink on yellow, green and gray.
///
/// With 16 and 8 colours ink is plain black, since bold black is shown as dark gray. Without colours
/// what is done is reversed, and history is dim.
extension Palette {
  /// The ground of a row and the ink on it.
  func ground(_ tone: ToDoRowSnapshot.Tone, isLit: Bool = false) -> Style {
    switch colors {
    case .direct, .indexed256:
      Style(foreground: color(.ink), background: color(tone.shade(isLit: isLit)))
    case .sixteen, .eight:
      Style(foreground: .index(0), background: .index(tone.index(hasBright: hasBright)))
    case .none: tone.plain.with(isLit ? .bold : [])
    }
  }

  /// A line between rows.
  func rule(on tone: ToDoRowSnapshot.Tone) -> Style {
    if colors == .none, tone != .done { return Style(attributes: .dim) }
    return ground(tone).inked(isRich ? color(tone.ruleShade) : nil)
  }

  /// What may be overlooked.
  func faint(on tone: ToDoRowSnapshot.Tone, isLit: Bool = false) -> Style {
    ground(tone, isLit: isLit).inked(isRich ? color(.groundFaint) : nil)
  }

  /// What may not.
  func alert(on tone: ToDoRowSnapshot.Tone, isLit: Bool = false) -> Style {
    let ground = ground(tone, isLit: isLit)
    switch colors {
    case .direct, .indexed256: return ground.inked(color(.groundAlert)).with(.bold)
    case .sixteen, .eight: return ground
    case .none: return ground.with(.bold)
    }
  }

  /// The text of a row that matters.
  func strong(on tone: ToDoRowSnapshot.Tone, isLit: Bool = false) -> Style {
    let ground = ground(tone, isLit: isLit)
    return isRich || colors == .none ? ground.with(.bold) : ground
  }

  /// The button that is meant to be pressed.
  var primary: Style {
    colors == .none ? Style(attributes: [.reverse, .bold]) : ground(.toDo)
  }

  /// What the return key presses, on any ground.
  var pressed: Style {
    switch colors {
    case .direct, .indexed256:
      Style(foreground: color(.ink), background: color(.accent), attributes: .bold)
    case .sixteen, .eight: Style(foreground: .index(0), background: .index(6))
    case .none: Style(attributes: [.reverse, .bold])
    }
  }

  /// As ink on the terminal's own ground, such as a letter of the logo.
  func ink(of tone: ToDoRowSnapshot.Tone) -> Style {
    colors == .none ? .plain : Style(foreground: ground(tone).background)
  }

  private var hasBright: Bool { colors == .sixteen && !hasOwnEntries }
}

extension Style {
  fileprivate func inked(_ ink: Color?) -> Style {
    var style = self
    if let ink { style.foreground = ink }
    return style
  }
}

extension ToDoRowSnapshot.Tone {
  fileprivate func shade(isLit: Bool) -> Shade {
    switch self {
    case .toDo: isLit ? .toDoLit : .toDo
    case .done: isLit ? .doneLit : .done
    case .history: isLit ? .historyLit : .history
    }
  }

  fileprivate var ruleShade: Shade {
    switch self {
    case .toDo: .toDoRule
    case .done: .doneRule
    case .history: .historyRule
    }
  }

  /// Green is dark in its bright form on no terminal, and glaring on many.
  fileprivate func index(hasBright: Bool) -> UInt8 {
    switch self {
    case .toDo: hasBright ? 11 : 3
    case .done: 2
    case .history: 7
    }
  }

  fileprivate var plain: Style {
    switch self {
    case .toDo: .plain
    case .done: Style(attributes: .reverse)
    case .history: Style(attributes: .dim)
    }
  }
}
