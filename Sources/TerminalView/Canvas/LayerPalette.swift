/// The looks of what lies over and under the picture.
extension Palette {
  /// A sentence that lies over the picture, and what is chosen.
  var raised: Style {
    isRich
      ? Style(foreground: color(.paper), background: color(.raised)) : Style(attributes: .reverse)
  }

  /// What a tap on such a sentence does.
  var raisedAction: Style {
    isRich
      ? Style(foreground: color(.link), background: color(.raised), attributes: .bold)
      : Style(attributes: [.reverse, .bold])
  }

  /// The menu, darker than what covers it.
  var sunken: Style {
    isRich ? Style(foreground: color(.sunkenText), background: color(.sunken)) : .plain
  }

  /// The shadow that falls on the menu from what covers it; a line where there are no shades.
  var shadow: Style {
    isRich ? Style(foreground: color(.rule), background: color(.shadow)) : rule
  }

  /// The character on which the cursor of a text stands.
  var cursor: Style {
    isRich
      ? Style(foreground: color(.ink), background: color(.accent)) : Style(attributes: .reverse)
  }
}
