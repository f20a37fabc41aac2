import ChildProcesses
import Foundation
import Testing

/// What a program finds that is started.
@Suite struct ChildLaunchTests {
  /// The numbers that the program is given may be in use here for something else that it gets.
  @Test func descriptorsMayTakeEachOthersNumbers() throws {
    let pipes = [Pipe(), Pipe()]
    let numbers = pipes.map { $0.fileHandleForWriting.fileDescriptor }
    var streams = [ChildStream](repeating: .closed, count: Int(max(numbers[0], numbers[1])) + 1)
    streams[Int(numbers[0])] = .copy(numbers[1])
    streams[Int(numbers[1])] = .copy(numbers[0])
    for standard in 0..<3 { streams[standard] = .nothing }
    var launch = ChildLaunch(
      program: "/bin/sh",
      arguments: [
        "sh", "-c",
        "echo $WORD > /proc/self/fd/\(numbers[0]); echo $HOME > /proc/self/fd/\(numbers[1])",
      ])
    launch.environment = .only(["WORD=first"])
    launch.streams = streams
    #expect(try launch.start().wait() == .exit(0))
    for pipe in pipes { try pipe.fileHandleForWriting.close() }
    #expect(try pipes[1].fileHandleForReading.readToEnd() == Data("first\n".utf8))
    #expect(try pipes[0].fileHandleForReading.readToEnd() == Data("\n".utf8))
  }

  @Test func whatCannotBeHandedOnIsTold() {
    var launch = ChildLaunch(program: "/bin/true", arguments: ["true"])
    launch.streams = [.copy(-1)]
    #expect(throws: StartError(code: EBADF)) { try launch.start() }
  }
}
