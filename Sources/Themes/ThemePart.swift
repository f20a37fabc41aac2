/// What a theme gives a look. The raw values are the sections of a theme's file.
public enum ThemePart: String, CaseIterable, Hashable, Sendable {
  /// The navigation bar; a line where it has no ground of its own.
  case bar
  case title
  /// What can be tapped, and the light that runs over the arrows.
  case button
  /// The track with its rim and its tick.
  case track
  case thumb
  /// The thumb where letting go unlocks.
  case thumbBeyond = "thumb-beyond"
  /// The padlock, whose ground is that of the whole page.
  case text
  /// The invitation and the share of the way: what may be overlooked.
  case textFaint = "text-faint"
  /// The open padlock, and the words and the tick where letting go unlocks.
  case textBeyond = "text-beyond"
  /// Why a touch was refused.
  case textRefused = "text-refused"
  /// A key of the panel that asks for a secret.
  case key
  /// A key that is touched.
  case keyPressed = "key-pressed"

  /// The part whose look one has that a theme leaves out; nil where none may be left out.
  var substitute: ThemePart? {
    switch self {
    case .key: .button
    case .keyPressed: .thumb
    case .bar, .title, .button, .track, .thumb, .thumbBeyond, .text, .textFaint, .textBeyond,
      .textRefused:
      nil
    }
  }
}
