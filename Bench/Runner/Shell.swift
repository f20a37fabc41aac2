internal import Foundation

/// Commands of the system.
enum Shell {
  struct CommandError: Error, CustomStringConvertible {
    let description: String
  }

  static func run(_ command: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandError(description: "\(command): exit status \(process.terminationStatus)")
    }
  }

  /// Tells how far the bench is.
  static func progress(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
