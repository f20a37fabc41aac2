import Foundation
import Secrets
import Testing

@testable import Authentication
@testable import PINFiles

/// A folder for files of a PIN, which goes with the test.
final class AuthFixture {
  let folder: URL

  /// `detent-auth`, as built beside the tests.
  static let program: String =
    (Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    .deletingLastPathComponent()
    ?? URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent()).appending(path: "detent-auth").path

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "detent-auth-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// The file of a PIN.
  func pin(_ text: String) throws -> String {
    let path = path("pin")
    try PINFile(hashing: AuthFixture.secret(Array(text.utf8))).write(to: path)
    return path
  }

  /// A program in the place of `detent-auth`.
  func script(_ text: String, interpreter: String = "/bin/sh") throws -> AuthProgram {
    let path = path("script")
    // Written by another process: what this one starts meanwhile would hold the file open for writing
    // for a moment, and it could not be started.
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = [
      "-c", #"printf '#!%s\n%s\n' "$1" "$2" > "$3"; chmod 755 "$3""#, "sh", interpreter, text, path,
    ]
    try writer.run()
    writer.waitUntilExit()
    return try AuthProgram(path: path)
  }

  /// `detent-auth`, without a search for leaks where it is built with AddressSanitizer: it gives up the
  /// rights that the search needs, and would end by its failure. It gets no environment but a script's.
  func programThatGivesUpRights() throws -> AuthProgram {
    try script("ASAN_OPTIONS=detect_leaks=0 exec '\(AuthFixture.program)' \"$@\"")
  }

  static func empty() throws -> SecretBuffer {
    guard let secret = SecretBuffer() else { throw CocoaError(.featureUnsupported) }
    return secret
  }

  static func secret(_ bytes: [UInt8]) throws -> SecretBuffer {
    let pipe = Pipe()
    DispatchQueue.global().async {
      pipe.fileHandleForWriting.write(Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    var secret = try empty()
    let isRead = secret.read(pipe.fileHandleForReading.fileDescriptor)
    #expect(isRead)
    return secret
  }
}
