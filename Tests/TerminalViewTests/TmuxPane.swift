import Foundation
import Testing

/// A terminal to test in: one pane of a tmux server of its own.
final class TmuxPane {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static let isInstalled =
    ["/usr/bin/tmux", "/usr/local/bin/tmux", "/bin/tmux"]
    .contains(where: FileManager.default.isExecutableFile)

  /// detent-preview, which is built beside the tests.
  static let preview = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("detent-preview").path

  private let socket = "detent-test-" + UUID().uuidString

  /// Runs a shell command in a pane, and keeps the pane when it has ended.
  init(columns: Int, rows: Int, command: String) throws {
    _ = try tmux(
      ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", command + "; exec cat"],
      first: ["-f", "/dev/null"])
    _ = try tmux(["set", "-g", "status", "off"])
  }

  /// Runs detent-preview with the settings of the terminal compared before and after, and with its
  /// exit status printed.
  convenience init(
    preview arguments: String, columns: Int = 80, rows: Int = 24, term: String = "tmux-256color",
    locale: String = "C.UTF-8", more: String = ""
  ) throws {
    let variables =
      "env -u LC_ALL -u LC_CTYPE -u NO_COLOR -u COLORTERM LANG=\(locale) TERM=\(term) \(more)"
    try self.init(
      columns: columns, rows: rows,
      command: "s=$(stty -g); \(variables) '\(TmuxPane.preview)' \(arguments) 2>/dev/null; "
        + "echo status=$?; [ \"$s\" = \"$(stty -g)\" ] && echo settings=same")
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  func capture(escapes: Bool = false) throws -> String {
    let text = try tmux(["capture-pane", "-p"] + (escapes ? ["-e"] : []))
    return text.trimmingCharacters(in: .newlines)
  }

  func send(_ keys: String...) throws {
    _ = try tmux(["send-keys"] + keys)
  }

  /// Pastes as terminals do: with marks about it where the program has asked for them.
  func paste(_ text: String) throws {
    // By a file: tmux takes 16 KiB of words at most.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(socket)
    try text.write(to: file, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try tmux(["load-buffer", file.path])
    _ = try tmux(["paste-buffer", "-p"])
  }

  func resize(columns: Int, rows: Int) throws {
    _ = try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Writes all that the pane's programs send from now on to a file, as they send it.
  func record(to file: URL) throws {
    _ = try tmux(["pipe-pane", "cat > '\(file.path)'"])
  }

  /// A fact about the pane by tmux's name for it, such as `alternate_on`.
  func fact(_ name: String) throws -> String {
    try tmux(["display", "-p", "#{\(name)}"]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Looks until the pane shows what is waited for.
  @discardableResult
  func wait(for isThere: (String) -> Bool) async throws -> String {
    var seen = ""
    for _ in 0..<1200 {
      seen = try capture()
      if isThere(seen) { return seen }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Failure(description: "never shown; at last:\n" + seen)
  }

  @discardableResult
  func wait(for text: String) async throws -> String {
    try await wait { $0.contains(text) }
  }

  @discardableResult
  private func tmux(_ arguments: [String], first: [String] = []) throws -> String {
    let words = ["-u", "-L", socket] + first + arguments
    let quoted = words.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
    return try TmuxPane.shell(
      "env -u TMUX LC_ALL=C.UTF-8 TERM=xterm tmux \(quoted.joined(separator: " ")) 2>/dev/null")
  }

  /// Not Foundation's Process: it takes a child for alive as long as a server that the child left
  /// behind is.
  @discardableResult
  static func shell(_ command: String) throws -> String {
    guard let stream = unsafe popen(command, "r") else {
      throw Failure(description: "no shell for \(command)")
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe fread(&buffer, 1, buffer.count, stream)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    let status = unsafe pclose(stream)
    guard status == 0 else { throw Failure(description: "\(command) failed") }
    return String(decoding: bytes, as: UTF8.self)
  }
}
