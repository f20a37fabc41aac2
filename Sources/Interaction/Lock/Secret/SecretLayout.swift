public import InputModel

/// Where the panel that asks for a secret lies on a surface, and its field and keys, in points.
public struct SecretLayout: Hashable, Sendable {
  public struct Key: Hashable, Sendable {
    public var key: SecretKey
    public var frame: Rectangle
  }

  /// Larger keys would only be further apart.
  private static let largestKeypadKey = Size(width: Points(132), height: Points(72))
  private static let largestKeyboardKey = Size(width: Points(72), height: Points(72))
  private static let largestField = Points(72)
  /// What lies between two keys, of which each has half; a touch there counts for the nearer one.
  static let gap = Points(4)

  /// All that the panel covers: everything below the bar.
  public let frame: Rectangle
  /// The line with the dots.
  public let field: Rectangle
  /// The line with what a person is told.
  public let sentence: Rectangle
  public let keys: [Key]

  public init(surface: Size<Points>, bar: Rectangle, plan: KeyboardPlan) {
    frame = Rectangle(
      x: .zero, y: bar.maxY, width: surface.width, height: surface.height - bar.maxY)
    let isKeypad = plan == .keypad
    let largest = isKeypad ? SecretLayout.largestKeypadKey : SecretLayout.largestKeyboardKey
    // The lowest line of a terminal is the status strip's.
    let floor = surface.height * 0.06
    let room = max(frame.height - floor, .zero)
    let rows = Double(plan.rows.count)
    // The keys have what the lines above them leave: half a key's height is the least for each.
    let height = min(
      largest.height, max(room / (rows + 1.5), min(LockLayout.touchTarget, room / (rows + 1))))
    let lines = max(room - height * rows, .zero)
    let fieldHeight = min(SecretLayout.largestField, lines * 0.6)
    let sentenceHeight = min(SecretLayout.largestField / 2, lines * 0.4)
    // What is left over stays above and below.
    let spare = max(lines - fieldHeight - sentenceHeight, .zero)
    let top = frame.y + spare / 2
    let units = plan.rows.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 1
    let width = min(largest.width, surface.width * 0.96 / units)
    let left = (surface.width - width * units) / 2
    field = Rectangle(x: left, y: top, width: width * units, height: fieldHeight)
    sentence = Rectangle(x: .zero, y: field.maxY, width: surface.width, height: sentenceHeight)
    var keys: [Key] = []
    for (index, row) in plan.rows.enumerated() {
      let own = row.reduce(0) { $0 + $1.width }
      var x = left + width * ((units - own) / 2)
      let y = sentence.maxY + height * Double(index)
      for key in row {
        let frame = Rectangle(x: x, y: y, width: width * key.width, height: height)
        keys.append(Key(key: key.key, frame: frame))
        x = frame.maxX
      }
    }
    self.keys = keys
  }

  /// The key at a place; nil beside all.
  func key(at place: Vector<Points>) -> Key? {
    keys.first { $0.frame.contains(place) }
  }
}
