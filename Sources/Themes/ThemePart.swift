/// What a theme gives a look. The raw values are the sections of a theme's file.
public enum ThemePart: String, CaseIterable, Hashable, Sendable {
  /// The navigation bar: title and rule.
  case bar
  /// What can be tapped.
  case button
  /// The track with its rim and its tick.
  case track
  case thumb
  /// The thumb where letting go unlocks.
  case thumbBeyond = "thumb-beyond"
  /// Sentences and pictures.
  case text
}
