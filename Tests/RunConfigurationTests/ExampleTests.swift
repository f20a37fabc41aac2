import Foundation
import RunConfiguration
import Testing

/// The examples that are handed out are right.
@Suite struct ExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/run")

  @Test func allAreRight() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(names == ["kiosk-browser.yaml", "media.yaml", "workspaces.yaml"])
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
      do throws(ConfigurationFaults) {
        let configuration = try RunConfiguration(parsing: bytes)
        #expect(configuration.rules.count >= 4)
      } catch {
        Issue.record("\(error.sentences(file: name))")
      }
    }
  }
}
