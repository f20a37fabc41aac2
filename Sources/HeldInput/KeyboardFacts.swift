internal import Glibc

/// What tells a keyboard from other event nodes, by sysfs and without opening it.
///
/// A keyboard has all digits, those of a keypad, or Enter and the letters, and neither a stick nor
/// touch. A numeric keypad alone is one.
public struct KeyboardFacts: Hashable, Sendable {
  private let keys: [UInt64]
  private let axes: [UInt64]

  /// From the bit sets as sysfs writes them: words of 64 bits in hexadecimal, the highest first.
  public init(keys: String, axes: String) {
    self.keys = KeyboardFacts.words(keys)
    self.axes = KeyboardFacts.words(axes)
  }

  /// Of an event node such as `/dev/input/event4`; nil where it has gone.
  public init?(node: String) {
    guard let name = node.split(separator: "/").last else { return nil }
    let folder = "/sys/class/input/\(name)/device/capabilities/"
    guard let keys = KeyboardFacts.text(folder + "key"),
      let axes = KeyboardFacts.text(folder + "abs")
    else { return nil }
    self.init(keys: keys, axes: axes)
  }

  public var isKeyboard: Bool {
    guard !KeyboardFacts.foreignAxes.contains(where: { has(axes, $0) }) else { return false }
    return KeyboardFacts.sets.contains { set in set.allSatisfy { has(keys, $0) } }
  }

  private func has(_ words: [UInt64], _ bit: Int) -> Bool {
    bit / 64 < words.count && words[bit / 64] >> (bit % 64) & 1 == 1
  }

  /// KEY_1 to KEY_0; KEY_KP7 to KEY_KP9, KEY_KP4 to KEY_KP6, KEY_KP1 to KEY_KP0; KEY_ENTER with the
  /// letters' three rows.
  private static let sets: [[Int]] = [
    Array(2...11), [71, 72, 73, 75, 76, 77, 79, 80, 81, 82],
    [28] + Array(16...25) + Array(30...38) + Array(44...50),
  ]

  /// ABS_X, and ABS_MT_SLOT to ABS_MT_TOOL_Y.
  private static let foreignAxes = [0] + Array(47...61)

  private static func words(_ text: String) -> [UInt64] {
    text.split { $0 == " " || $0 == "\n" }.reversed().map { UInt64($0, radix: 16) ?? 0 }
  }

  private static func text(_ path: String) -> String? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = unsafe read(file, &bytes, bytes.count)
    return count >= 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
