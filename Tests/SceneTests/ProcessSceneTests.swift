import Invocation
import Programs
import Replay
import SceneChecks
import SceneScript
import Testing

/// Every scene that does not need a kernel, played in process on virtual time.
@Suite struct ProcessSceneTests {
  static func lines(of scene: Scene) throws -> [String] {
    guard case .run(let invocation) = try ArgumentParser.parse(scene.arguments) else {
      throw SceneError("the scene's arguments run nothing")
    }
    return try scene.lines(invocation).map { String($0.json.dropLast()) }
  }

  @Test(arguments: try SceneFolder.names(for: .process))
  func sceneHolds(name: String) throws {
    let scene = try SceneFolder.scene(name)
    #expect(!scene.expectations.isEmpty, "a scene that expects nothing proves nothing")
    let lines = try Self.lines(of: scene)
    let faults = SceneCheck(lines).faults(of: scene)
    #expect(faults.isEmpty, "\(lines.suffix(30).joined(separator: "\n"))")
  }

  /// The same scene gives the same lines, byte for byte.
  @Test(arguments: try SceneFolder.names(for: .process).prefix(5))
  func aScenePlaysTheSameTwice(name: String) throws {
    let scene = try SceneFolder.scene(name)
    #expect(try Self.lines(of: scene) == Self.lines(of: scene))
  }
}
