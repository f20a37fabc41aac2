import Foundation
import SceneChecks
import SceneScript

/// Boots of the guest, in two lanes side by side. One plays all scenes, and then recordings, where there are
/// any; the other runs all checks, and then those that need all of systemd.
enum Guest {
  /// Every result line, by the name of the scene: nil for one that held.
  static var scenes: [String: String?] {
    lanes
    return sceneResults
  }

  /// The same of the checks.
  static var results: [String: String?] {
    lanes
    return checkResults
  }

  /// The same of the boot with systemd.
  static var systemResults: [String: String?] {
    lanes
    return checkResultsUnderSystemd
  }

  /// The same of the recordings.
  static var recordingResults: [String: String?] {
    lanes
    return recordingLines
  }

  /// Most of a guest's time is waiting: two run side by side on two processors.
  private static let lanes: Void = {
    Thread.detachNewThread { _ = recordings == nil ? sceneResults : recordingLines }
    Thread.detachNewThread { _ = checkResultsUnderSystemd }
  }()

  /// On a clock that counts instructions and skips idle time: no frame of a finger comes late, however
  /// busy the machine is.
  private static let sceneResults = outcome(["CLOCK": "counted"]) {
    let scenes = try SceneFolder.names(for: .guest).map {
      "\(SceneFolder.tests.path)/Scenes/\($0).scene"
    }
    return """
      SCENES='\(scenes.joined(separator: " "))'
      . "$TESTS/Guest/run"
      """
  }

  private static let checkResults = outcome {
    """
    export RECORDINGS='\(recordings?.path ?? "")'
    SCENES=''
    . "$TESTS/Guest/run"
    """
  }

  private static let checkResultsUnderSystemd = {
    _ = checkResults
    return outcome(["INIT": "systemd"]) { ". \"$TESTS/Guest/run-system\"" }
  }()

  private static let recordingLines = {
    _ = sceneResults
    let compared = "'\(programs.path)/detent-recordings' compare '\(recordings?.path ?? "")' lines"
    return outcome(["CLOCK": "counted"], then: compared) {
      """
      export RECORDINGS='\(recordings?.path ?? "")'
      . "$TESTS/Guest/recordings"
      """
    }
  }()

  /// The names of the checks, read from the scripts.
  static let checks = names(in: "Guest/checks")
  static let systemChecks = names(in: "Guest/system-checks")

  private static func names(in path: String) -> [String] {
    let names = #/(?m)^expect ([a-z-]+) |echo "ok ([a-z0-9-]+)"|(?:^|; )say ([a-z0-9-]+) /#
    let folder = SceneFolder.tests.appending(path: path)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let texts = files.sorted().compactMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    return texts.flatMap { text in
      text.matches(of: names).compactMap { match in
        (match.output.1 ?? match.output.2 ?? match.output.3).map(String.init)
      }
    }
  }

  /// Streams of real hardware beside the checkout; nil where there are none.
  static let recordings: URL? = {
    let folder = SceneFolder.tests.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared/recordings")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  private static func outcome(
    _ environment: [String: String] = [:], then conclusion: String? = nil,
    _ commands: () throws -> String
  ) -> [String: String?] {
    do {
      return try boot(environment, try commands(), conclusion)
    } catch {
      return ["boot": "\(error)"]
    }
  }

  /// What a boot ends with where the emulated clock ran away: nothing that it timed tells anything.
  private static let clockRanAway: Int32 = 98

  /// - Parameter conclusion: What adds results in the guest's folder, when the guest is over.
  private static func boot(
    _ environment: [String: String], _ commands: String, _ conclusion: String?,
    mayRepeat: Bool = true
  ) throws -> [String: String?] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "detent-guest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tests = SceneFolder.tests
    let script = folder.appending(path: "script")
    try """
    export BIN='\(programs.path)' TESTS='\(tests.path)'
    \(commands)
    """.write(to: script, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = tests.appending(path: "Guest/boot")
    process.arguments = [script.path, folder.path]
    process.environment = ProcessInfo.processInfo.environment.merging(["LIMIT": "1500"]) {
      given, _ in given
    }.merging(environment) { _, needed in needed }
    let console = folder.appending(path: "console")
    try Data().write(to: console)
    let handle = try FileHandle(forWritingTo: console)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == clockRanAway, mayRepeat {
      return try boot(environment, commands, conclusion, mayRepeat: false)
    }
    if let conclusion {
      let shell = try Process.run(
        URL(filePath: "/bin/sh"),
        arguments: ["-c", "cd '\(folder.path)' && \(conclusion) >> results"])
      shell.waitUntilExit()
    }
    guard let bytes = try? Data(contentsOf: folder.appending(path: "results")) else {
      let said = (try? String(contentsOf: console, encoding: .utf8)) ?? ""
      return ["boot": "the guest gave no results: \(said.suffix(2000))"]
    }
    // What a check quotes may be cut within a character.
    return parse(String(decoding: bytes, as: UTF8.self))
  }

  /// The folder of the programs as they are released, beside that of the test bundle: the emulated
  /// processor takes several times as long over unoptimised code.
  private static var programs: URL {
    let products =
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      .deletingLastPathComponent()
      ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return products.deletingLastPathComponent().appending(path: "release")
  }

  private static func parse(_ text: String) -> [String: String?] {
    var results: [String: String?] = [:]
    var failing: String?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("ok ") {
        failing = nil
        results[String(line.dropFirst(3))] = .some(nil)
      } else if line.hasPrefix("not ok ") {
        let rest = line.dropFirst(7)
        let name = String(rest.prefix { $0 != ":" })
        results[name] = String(rest)
        failing = name
      } else if let failing, let sofar = results[failing] ?? nil {
        results[failing] = sofar + "\n" + line
      }
    }
    return results
  }
}
