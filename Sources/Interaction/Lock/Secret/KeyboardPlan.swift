/// Which keys the panel has, row by row: data, from which the layout is made.
public struct KeyboardPlan: Hashable, Sendable {
  /// A set of keys that takes the place of another.
  public enum Layer: String, CaseIterable, Hashable, Sendable {
    case letters
    case capitals
    case digits
    case signs
  }

  /// A key and how many times as wide as a letter's it is.
  public struct Key: Hashable, Sendable {
    public var key: SecretKey
    public var width: Double

    init(_ key: SecretKey, width: Double = 1) {
      self.key = key
      self.width = width
    }
  }

  public var rows: [[Key]]

  /// A telephone's keypad.
  static let keypad = KeyboardPlan(rows: [
    characters("123"), characters("456"), characters("789"),
    [Key(.erase), Key(.character("0")), Key(.enter)],
  ])

  /// A keyboard of ten letters a row.
  static func keyboard(_ layer: Layer) -> KeyboardPlan {
    switch layer {
    case .letters:
      keyboard(
        ["qwertyuiop", "asdfghjkl", "zxcvbnm"], left: Key(.shift, width: 1.5), other: .digits)
    case .capitals:
      keyboard(
        ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"], left: Key(.shift, width: 1.5), other: .digits)
    case .digits:
      keyboard(
        ["1234567890", "-/:;()€&@\"", ".,?!'#%"], left: Key(.layer(.signs), width: 1.5),
        other: .letters)
    case .signs:
      keyboard(
        ["[]{}<>^*+=", "_\\|~`$£§°¨", "äöüßéèñ"], left: Key(.layer(.digits), width: 1.5),
        other: .letters)
    }
  }

  private static func keyboard(
    _ letters: [String], left: Key, other: Layer
  ) -> KeyboardPlan {
    KeyboardPlan(rows: [
      characters(letters[0]), characters(letters[1]),
      [left] + characters(letters[2]) + [Key(.erase, width: 1.5)],
      [Key(.layer(other), width: 2), Key(.character(" "), width: 5), Key(.enter, width: 3)],
    ])
  }

  private static func characters(_ text: String) -> [Key] {
    text.map { Key(.character($0)) }
  }
}
