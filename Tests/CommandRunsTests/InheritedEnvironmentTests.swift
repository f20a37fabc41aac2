import CommandRuns
import Foundation
import Testing

@Suite struct InheritedEnvironmentTests {
  @Test func aProgramIsAFileThatMayBeRun() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("detent-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["first/tool", "second", "third"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for (name, mode) in [("second/tool", 0o644), ("third/tool", 0o755)] {
      let created = FileManager.default.createFile(
        atPath: folder.appendingPathComponent(name).path, contents: nil,
        attributes: [.posixPermissions: mode])
      #expect(created)
    }
    let path = ["first", "second", "third"].map { folder.appendingPathComponent($0).path }
    let environment = InheritedEnvironment(of: ["PATH=" + path.joined(separator: ":")])
    let found = try environment.path(of: "tool")
    #expect(found == path[2] + "/tool")
    for name in ["..", ".", "", "none"] {
      #expect(throws: CommandFailure.self) { try environment.path(of: name) }
    }
  }
}
