/// Lines of a script, which wait for what was begun before them.
struct ScriptQueue: Sendable {
  private var lines: [String] = []
  private var isReady = false

  mutating func append(_ line: String) { lines.append(line) }

  /// The devices that were there at start are announced: lines may be followed from now on.
  mutating func begin() { isReady = true }

  /// Whether a line waits that may be followed.
  var isDue: Bool { isReady && !lines.isEmpty }

  /// Takes the line that is next; one is due.
  mutating func removeFirst() -> String { lines.removeFirst() }
}
