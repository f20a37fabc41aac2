internal import InputModel
internal import Interaction

extension JSONObject {
  /// How a row moves, and what it shows meanwhile.
  mutating func addRow(
    _ phase: SwipeRow.Phase, _ background: RowBackground, icon: some RawRepresentable<String>,
    opacity: Double, at offset: Points
  ) {
    add("phase", phase.rawValue)
    add("background", background.rawValue)
    add("icon", icon.rawValue)
    add("icon_opacity", opacity)
    add("offset", offset.value)
  }
}
