internal import Foundation
internal import Glibc
internal import InputModel
internal import SceneChecks
internal import SceneScript
internal import Synchronization

/// A run of the program under test, and the lines that it prints.
final class ProgramRun: Sendable {
  /// How long the program may take to print `ready`, to show what was asked for, to say more, and to end
  /// when told.
  private static let startLimit = Interval(seconds: 40)
  private static let answerLimit = Interval(seconds: 10)
  private static let quiet = Interval(seconds: 1.2)
  /// How long a program that is never silent is listened to after the last step.
  private static let noiseLimit = Interval(seconds: 10)
  private static let endLimit = Interval(seconds: 20)

  private struct Content {
    var lines: [String] = []
    var last = Date()
    var isClosed = false
  }

  private let process: pid_t
  private let folder: URL
  /// The writing end of the program's standard input; nil where the scene has no commands.
  private let input: FileHandle?
  private let content = Mutex(Content())
  private let status = Mutex<Int32?>(nil)

  struct StartError: Error, CustomStringConvertible {
    let description: String
  }

  init(_ detent: String, _ scene: Scene) throws {
    var arguments = [detent] + scene.arguments + ["--json"]
    if let user = scene.user {
      arguments = ["setpriv", "--reuid", user, "--clear-groups", "--"] + arguments
    }
    // What the program keeps lies in a folder of the scene's own: no scene sees another's.
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "detent-scene-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
    self.folder = folder
    for name in ["XDG_DATA_HOME", "XDG_STATE_HOME"] { unsafe setenv(name, folder.path, 1) }
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw StartError(description: "no pipe") }
    var inputs: [Int32] = [-1, -1]
    if scene.hasCommands {
      guard unsafe pipe(&inputs) == 0 else { throw StartError(description: "no pipe") }
    }
    input = scene.hasCommands ? FileHandle(fileDescriptor: inputs[1], closeOnDealloc: true) : nil
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addclose(&actions, ends[0])
    if scene.hasCommands {
      unsafe posix_spawn_file_actions_adddup2(&actions, inputs[0], STDIN_FILENO)
      unsafe posix_spawn_file_actions_addclose(&actions, inputs[1])
    }
    var strings = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe strings.indices { unsafe free(strings[index]) } }
    var process = pid_t()
    let result = unsafe posix_spawnp(
      &process, arguments[0], &actions, nil, &strings, environ)
    unsafe posix_spawn_file_actions_destroy(&actions)
    close(ends[1])
    if inputs[0] >= 0 { close(inputs[0]) }
    guard result == 0 else { throw StartError(description: "\(detent) does not start") }
    self.process = process
    let handle = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    Thread.detachNewThread { [self] in read(handle) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var lines: [String] { content.withLock { $0.lines } }

  /// Whether the program has closed its output.
  var isOver: Bool { content.withLock { $0.isClosed } }

  func awaitReady() throws {
    let end = Date(timeIntervalSinceNow: ProgramRun.startLimit.seconds)
    while Date() < end {
      if lines.contains(where: { $0.contains("\"type\":\"ready\"") }) { return }
      if isOver { return }
      usleep(20_000)
    }
    kill(process, SIGKILL)
    throw StartError(description: "the program did not become ready")
  }

  /// Where the program says that an element lies, once it shows it: no finger goes for what is not
  /// there yet. nil where it does not come.
  func awaitFrame(of element: String) -> Rectangle? {
    let end = Date(timeIntervalSinceNow: ProgramRun.answerLimit.seconds)
    while true {
      let frame = frame(of: element)
      if frame != nil || isOver || Date() > end { return frame }
      usleep(20_000)
    }
  }

  private func frame(of element: String) -> Rectangle? {
    for line in lines.reversed() where line.contains("\"type\":\"layout\"") {
      guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)),
        let fields = object as? [String: Any], fields["element"] as? String == element
      else { continue }
      let side = { (name: String) in Points((fields[name] as? NSNumber)?.doubleValue ?? 0) }
      let width = side("width")
      guard width > .zero else { return nil }
      return Rectangle(x: side("x"), y: side("y"), width: width, height: side("height"))
    }
    return nil
  }

  /// Writes a line to the program's standard input.
  func command(_ text: String) {
    try? input?.write(contentsOf: Data("\(text)\n".utf8))
  }

  func signal(_ name: String) {
    let numbers = [
      "TSTP": SIGTSTP, "CONT": SIGCONT, "STOP": SIGSTOP, "TERM": SIGTERM, "INT": SIGINT,
      "HUP": SIGHUP, "KILL": SIGKILL,
    ]
    if let number = numbers[name] { kill(process, number) }
  }

  /// Waits until the program is silent after the last step, ends it and says what did not hold.
  func finish(_ scene: Scene) -> [String] {
    let start = Date()
    let noiseEnd = start.addingTimeInterval(ProgramRun.noiseLimit.seconds)
    while !isOver, Date() < noiseEnd,
      Date().timeIntervalSince(max(start, content.withLock { $0.last })) < ProgramRun.quiet.seconds
    {
      usleep(50_000)
    }
    if !isOver { kill(process, SIGTERM) }
    let status = waitForEnd()
    var faults = SceneCheck(lines).faults(of: scene)
    let expected = scene.exitStatus ?? 128 + SIGTERM
    if status != expected { faults.append("exit status \(status), not \(expected)") }
    return faults
  }

  private func waitForEnd() -> Int32 {
    let end = Date(timeIntervalSinceNow: ProgramRun.endLimit.seconds)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, WNOHANG) == 0 {
      if Date() > end { kill(process, SIGKILL) }
      usleep(10_000)
    }
    while !isOver { usleep(10_000) }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 1000 + signal
  }

  private func read(_ handle: FileHandle) {
    var rest = Data()
    while true {
      let data = handle.availableData
      if data.isEmpty { break }
      rest.append(data)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = Data(rest[(end + 1)...])
        content.withLock { content in
          content.lines.append(line)
          content.last = Date()
        }
      }
    }
    content.withLock { $0.isClosed = true }
  }
}

extension Scene {
  fileprivate var hasCommands: Bool {
    steps.contains { if case .command = $0 { true } else { false } }
  }
}
