import Foundation
import MetricsFiles
import Testing

/// The file: whole, readable for all, and never another's.
@Suite struct MetricsFileTests {
  @Test func theWholeIsReplacedAndNothingIsLeftBeside() throws {
    let folder = try MetricsFolder()
    let file = try MetricsFile(path: "\(folder.path)/a.prom")
    #expect(folder.names.isEmpty)
    var hold = MetricsHold(file)
    try hold.write("one\n")
    try hold.write("two\n")
    #expect(folder.text("a.prom") == "two\n")
    #expect(folder.names == ["a.prom"])
    #expect(file.name == "a")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? Int) == 0o644)
  }

  /// Who reads while it is replaced reads the whole of one or the other.
  @Test func readersSeeAWholeText() async throws {
    let folder = try MetricsFolder()
    let file = try MetricsFile(path: "\(folder.path)/a.prom")
    let texts = ["a", "b"].map { String(repeating: $0, count: 20_000) }
    var first = MetricsHold(file)
    try first.write(texts[0])
    // A process that writes has no other that does.
    _ = consume first
    let writing = Task.detached {
      var hold = MetricsHold(file)
      for round in 0..<200 { try hold.write(texts[round % 2]) }
    }
    for _ in 0..<200 {
      let text = folder.text("a.prom")
      #expect(text.map(texts.contains) == true)
    }
    try await writing.value
  }

  @Test func aNameThatIsNotReadIsRefused() throws {
    let folder = try MetricsFolder()
    let path = "\(folder.path)/a.txt"
    #expect(throws: MetricsFileError.self) { try MetricsFile(path: path) }
    #expect(Self.message(path)?.contains(".prom") == true)
  }

  @Test func aFolderThatIsAbsentIsNamed() throws {
    let folder = try MetricsFolder()
    let path = "\(folder.path)/none/a.prom"
    #expect(Self.message(path) == "\(path) cannot be written: No such file or directory")
  }

  @Test func aLinkInItsPlaceIsRefusedAndLaterReplaced() throws {
    let folder = try MetricsFolder()
    let (target, link) = ("\(folder.path)/target", "\(folder.path)/a.prom")
    try "kept".write(toFile: target, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(Self.message(link)?.contains("no regular file") == true)
    try FileManager.default.removeItem(atPath: link)
    let file = try MetricsFile(path: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    file.remove()
    #expect(folder.names == ["a.prom", "target"])
    var hold = MetricsHold(file)
    try hold.write("new\n")
    #expect(folder.text("target") == "kept")
    #expect(folder.text("a.prom") == "new\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: link)
    #expect((attributes[.type] as? FileAttributeType) == .typeRegular)
    file.remove()
    #expect(folder.names == ["target"])
  }

  @Test func aFolderInItsPlaceIsRefused() throws {
    let folder = try MetricsFolder()
    let path = "\(folder.path)/a.prom"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(Self.message(path)?.contains("no regular file") == true)
  }

  @Test func aRelativePathIsMadeWhole() throws {
    let file = try MetricsFile(path: "a.prom")
    #expect(file.path == "\(FileManager.default.currentDirectoryPath)/a.prom")
  }

  private static func message(_ path: String) -> String? {
    do throws(MetricsFileError) {
      _ = try MetricsFile(path: path)
      return nil
    } catch {
      return error.message
    }
  }
}
