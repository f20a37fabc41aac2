internal import SceneScript

/// The bundled scene that `--demo` plays.
enum DemoScene {
  static func load() throws(SceneError) -> Scene {
    try Scene(parsing: String(decoding: PackageResources.demo_scene, as: UTF8.self))
  }
}
