internal import Foundation
public import Glibc

/// A run of one of the tests' own programs, which lie beside the tests.
public struct HandRun {
  public let process: pid_t
  private let output: Int32
  private var told: [UInt8] = []

  public struct Failure: Error {
    public var description: String
  }

  public init(_ name: String, _ arguments: [String], variables: [String] = []) throws {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name).path
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw Failure(description: "no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    let words = ["/usr/bin/env"] + variables + [program]
    var strings = unsafe (words + arguments).map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe strings.indices { unsafe free(strings[index]) } }
    var process = pid_t()
    let result = unsafe posix_spawn(&process, words[0], &actions, nil, &strings, environ)
    unsafe posix_spawn_file_actions_destroy(&actions)
    close(ends[1])
    guard result == 0 else { throw Failure(description: "\(program) does not start") }
    self.process = process
    output = ends[0]
  }

  /// Waits until the program has said something.
  public func awaitWord() {
    var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    _ = unsafe poll(&entry, 1, -1)
  }

  /// Waits until the program has said so many lines, or nothing more can come.
  public mutating func awaitLines(_ count: Int) {
    while told.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let part = readSome()
      guard !part.isEmpty else { return }
      told += part
    }
  }

  private func readSome() -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe read(output, &buffer, buffer.count)
    return buffer[..<max(count, 0)]
  }

  /// What it printed, and by which signal it ended, 0 for none.
  public func finish() -> (lines: [String], signal: Int32) {
    var text = told
    while true {
      let part = readSome()
      guard !part.isEmpty else { break }
      text += part
    }
    close(output)
    var status: Int32 = 0
    unsafe waitpid(process, &status, 0)
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    return (lines, status & 0x7F)
  }

  /// What a run with some variables of the environment printed.
  public static func output(
    _ name: String, _ arguments: [String], variables: [String] = []
  ) throws -> [String] {
    try HandRun(name, arguments, variables: variables).finish().lines
  }
}
