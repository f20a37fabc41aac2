import Foundation
import Glibc
import Interaction

@testable import Storage

/// A Maildir of its own for a test, which goes with it.
final class MailFixture {
  let path: String

  struct Failure: Error {
    var description: String
  }

  /// `isInMemory` for tests of many steps: what a kill leaves behind is the same on every file
  /// system, and syncing costs nothing there.
  init(isInMemory: Bool = false) throws {
    let memory = "/dev/shm"
    let folder =
      isInMemory && FileManager.default.isWritableFile(atPath: memory)
      ? URL(filePath: memory) : FileManager.default.temporaryDirectory
    path = folder.appending(path: "detent-mail-\(UUID().uuidString)").path
    for part in ["cur", "new", "tmp"] { try makeFolder(part) }
  }

  deinit {
    // Some tests take their own permissions away.
    for folder in ["cur", ".Archive", ".Archive/cur"] {
      _ = unsafe chmod(path + "/" + folder, 0o755)
    }
    try? FileManager.default.removeItem(atPath: path)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: true)
  }

  /// Makes a folder of Maildir++ with its parts.
  func makeMailFolder(_ name: String) throws {
    for part in ["cur", "new", "tmp"] { try makeFolder("\(name)/\(part)") }
  }

  func add(_ bytes: [UInt8], _ name: String) throws {
    guard FileManager.default.createFile(atPath: path + "/" + name, contents: Data(bytes)) else {
      throw Failure(description: "\(name) cannot be made")
    }
  }

  func add(_ text: String, _ name: String) throws {
    try add(Array(text.utf8), name)
  }

  /// A message that says which one it is.
  func addMessage(_ number: Int, _ name: String) throws {
    try add(MailFixture.message(number), name)
  }

  static func message(_ number: Int) -> String {
    """
    From: Sender \(number) <sender\(number)@example.org>
    Subject: subject \(number)
    Date: Mon, 6 Jan 2025 10:00:00 +0000

    body \(number)

    """
  }

  /// Moves a file as another program would.
  func move(_ from: String, _ to: String) throws {
    guard unsafe rename(path + "/" + from, path + "/" + to) == 0 else {
      throw Failure(description: "\(from) cannot be moved to \(to)")
    }
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  func contents(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// All that are no folders, by their paths in the Maildir.
  var files: [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    let folders = Set(all.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    return all.filter { name in
      if folders.contains(name) { return false }
      var file = stat()
      return unsafe lstat(path + "/" + name, &file) != 0 || file.st_mode & S_IFMT != S_IFDIR
    }.sorted()
  }

  /// The files that are messages.
  var messages: [String] {
    files.filter { ["cur", "new"].contains($0.split(separator: "/").dropLast().last) }
  }

  func open() throws -> Maildir {
    try Maildir(path: path)
  }

  /// Opened, with all told.
  func loaded() throws -> Maildir {
    var mail = try open()
    mail.load { _ in }
    return mail
  }
}
