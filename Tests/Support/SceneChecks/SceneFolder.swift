public import SceneScript

public import Foundation

/// The scenes of the tests, by name.
public enum SceneFolder {
  /// The folder `Tests`, found from the place of this source.
  public static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names of all scenes, in order.
  public static let names: [String] = {
    let folder = tests.appending(path: "Scenes")
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".scene") }.map { String($0.dropLast(6)) }.sorted()
  }()

  /// Reads and parses a scene.
  public static func scene(_ name: String) throws -> Scene {
    let file = tests.appending(path: "Scenes/\(name).scene")
    return try Scene(parsing: String(contentsOf: file, encoding: .utf8))
  }

  /// The names of the scenes that are played at a place.
  public static func names(for place: Scene.Place) throws -> [String] {
    try names.filter { name in
      let only = try scene(name).only
      return only == nil || only == place
    }
  }
}
