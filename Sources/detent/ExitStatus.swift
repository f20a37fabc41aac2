internal import LinuxInput

/// The exit statuses of the program.
enum ExitStatus {
  static let done: Int32 = 0
  /// A limit that was asked for was missed.
  static let missed: Int32 = 1
  static let usage: Int32 = 2
  static let noDevice: Int32 = 3
  static let notPermitted: Int32 = 4
  static let failure: Int32 = 5
  /// Standard output was closed: as if SIGPIPE had ended the program.
  static let outputClosed: Int32 = 141

  /// The status of a program that a signal ended.
  static func signal(_ number: Int32) -> Int32 { 128 + number }
}
