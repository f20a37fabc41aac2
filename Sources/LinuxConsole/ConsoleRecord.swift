/// What a lock changed, as it was before: enough to put it back after any crash.
///
/// As a file, whose last line shows that it is whole:
///
///     detent-lock 1
///     console 8         the lock's own
///     earlier 1         the one that was shown
///     keyboard 3        the mode of the lock's console (KDGKBMODE)
///     sysrq 438         or `none` on a kernel without
///     end
public struct ConsoleRecord: Hashable, Sendable {
  public var console: Int
  public var earlier: Int
  public var keyboard: VirtualConsole.KeyboardMode
  public var systemRequest: Int?

  /// The kernel's consoles (MAX_NR_CONSOLES of linux/vt.h).
  static let consoles = 1...63

  public init(
    console: Int, earlier: Int, keyboard: VirtualConsole.KeyboardMode, systemRequest: Int?
  ) {
    self.console = console
    self.earlier = earlier
    self.keyboard = keyboard
    self.systemRequest = systemRequest
  }

  /// What is wrong with a text that is no record.
  public enum Damage: Error, Hashable, Sendable {
    case anotherVersion
    case cutOff
    /// The number of the first line that is not as it must be, from 1.
    case line(Int)
  }

  private static let first = "detent-lock 1"
  private static let last = "end"
  private static let names = ["console", "earlier", "keyboard", "sysrq"]

  public var text: String {
    let values = [
      "\(console)", "\(earlier)", "\(keyboard.rawValue)", systemRequest.map { "\($0)" } ?? "none",
    ]
    let lines = zip(ConsoleRecord.names, values).map { "\($0) \($1)" }
    return ([ConsoleRecord.first] + lines + [ConsoleRecord.last]).map { $0 + "\n" }.joined()
  }

  public init(parsing text: String) throws(Damage) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.first == ConsoleRecord.first else {
      throw ConsoleRecord.first.hasPrefix(text) ? .cutOff : .anotherVersion
    }
    let names = ConsoleRecord.names
    let whole = names.count + 2
    var values: [String] = []
    for (index, name) in names.enumerated() {
      // What a line lacks is known only once the next one has begun.
      guard index + 2 < lines.count else { throw .cutOff }
      let line = lines[index + 1]
      guard line.hasPrefix(name + " ") else { throw .line(index + 2) }
      values.append(String(line.dropFirst(name.count + 1)))
    }
    guard lines.count > whole else { throw .cutOff }
    guard lines[whole - 1] == ConsoleRecord.last else { throw .line(whole) }
    guard lines.count == whole + 1, lines[whole].isEmpty else { throw .line(whole + 1) }
    console = try ConsoleRecord.number(values[0], line: 2)
    earlier = try ConsoleRecord.number(values[1], line: 3)
    guard let mode = Int32(values[2]), let keyboard = VirtualConsole.KeyboardMode(rawValue: mode)
    else { throw .line(4) }
    self.keyboard = keyboard
    if values[3] == "none" {
      systemRequest = nil
    } else {
      // The kernel keeps it in an int.
      guard let value = Int32(values[3]) else { throw .line(5) }
      systemRequest = Int(value)
    }
  }

  private static func number(_ text: String, line: Int) throws(Damage) -> Int {
    guard let number = Int(text), consoles.contains(number) else { throw .line(line) }
    return number
  }
}
