internal import Foundation
internal import Glibc
internal import Synchronization

/// A program under measurement: its output, line by line with the time of reading, and what the
/// kernel says of it.
final class BenchProcess: Sendable {
  struct Line {
    /// When it was read, in microseconds.
    var time: Int64
    var text: String
  }

  struct StartError: Error, CustomStringConvertible {
    let description: String
  }

  private struct Content {
    var lines: [Line] = []
    var isClosed = false
  }

  let number: pid_t
  let started: Int64
  private let content = Mutex(Content())

  /// Starts a program with further environment variables.
  init(_ arguments: [String], environment: [String: String] = [:]) throws(StartError) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw StartError(description: "no pipe") }
    // Or another child would keep this one's output open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var variables = unsafe all.map { unsafe strdup("\($0)=\($1)") } + [nil]
    var strings = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe variables.indices { unsafe free(variables[index]) }
      for index in unsafe strings.indices { unsafe free(strings[index]) }
    }
    var number = pid_t()
    started = Clock.microseconds()
    let result = unsafe posix_spawnp(&number, arguments[0], &actions, nil, &strings, &variables)
    unsafe posix_spawn_file_actions_destroy(&actions)
    close(ends[1])
    guard result == 0 else {
      throw StartError(description: "\(arguments[0]) does not start: error \(result)")
    }
    self.number = number
    let descriptor = ends[0]
    Thread.detachNewThread { [self] in read(from: descriptor) }
  }

  var lines: [Line] { content.withLock { $0.lines } }
  var isOver: Bool { content.withLock { $0.isClosed } }

  /// Waits until a condition holds, for 40 s at most. Returns when it was seen to hold.
  func await(_ condition: (BenchProcess) -> Int64?) throws(StartError) -> Int64 {
    let end = Clock.microseconds() + 40_000_000
    while Clock.microseconds() < end {
      if let time = condition(self) { return time }
      if isOver { break }
      usleep(1000)
    }
    kill(number, SIGKILL)
    throw StartError(description: "process \(number) did not become ready")
  }

  /// When a line that contains `text` was read; nil when none was.
  func time(of text: String) -> Int64? {
    content.withLock { content in content.lines.first { $0.text.contains(text) }?.time }
  }

  /// Processor time of all threads in nanoseconds.
  var processorTime: Int64 {
    threads.reduce(0) { sum, thread in
      sum
        + (text("task/\(thread)/schedstat").split(separator: " ").first.flatMap { Int64($0) } ?? 0)
    }
  }

  /// Times that a thread was given a processor.
  var switches: Int {
    threads.reduce(0) { sum, thread in
      text("task/\(thread)/status").split(separator: "\n")
        .filter { $0.contains("ctxt_switches") }
        .reduce(sum) { $0 + (Int($1.split(separator: "\t").last ?? "") ?? 0) }
    }
  }

  /// The most memory that was resident, in kilobytes.
  var peakMemory: Int {
    let line = text("status").split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }

  /// The threads by their names; of several with one name, the first.
  var threadsByName: [String: Int] {
    let pairs = threads.map { thread in
      (text("task/\(thread)/comm").trimmingCharacters(in: .newlines), thread)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Whether the process has a file open.
  func hasOpen(_ path: String) -> Bool {
    let folder = "/proc/\(number)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { name in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")) == path
    }
  }

  /// Ends the process by a signal and waits for it.
  func end(_ signal: Int32 = SIGTERM) {
    kill(number, signal)
    var status: Int32 = 0
    let limit = Clock.microseconds() + 20_000_000
    while unsafe waitpid(number, &status, WNOHANG) == 0 {
      if Clock.microseconds() > limit { kill(number, SIGKILL) }
      usleep(2000)
    }
  }

  private var threads: [Int] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(number)/task")) ?? []
    return names.compactMap { Int($0) }.sorted()
  }

  private func text(_ file: String) -> String {
    (try? String(contentsOfFile: "/proc/\(number)/\(file)", encoding: .utf8)) ?? ""
  }

  private func read(from descriptor: Int32) {
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
      let time = Clock.microseconds()
      guard count > 0 else { break }
      rest += buffer[..<count]
      var lines: [Line] = []
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        lines.append(Line(time: time, text: String(decoding: rest[..<end], as: UTF8.self)))
        rest.removeSubrange(...end)
      }
      content.withLock { $0.lines += lines }
    }
    close(descriptor)
    content.withLock { $0.isClosed = true }
  }
}
