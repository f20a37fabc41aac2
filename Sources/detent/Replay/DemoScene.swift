internal import Invocation
internal import SceneScript

/// The bundled scenes that `--demo` plays.
enum DemoScene {
  static func load(for command: Invocation.Command) throws(SceneError) -> Scene {
    let bytes =
      command == .todo ? PackageResources.todo_demo_scene : PackageResources.demo_scene
    return try Scene(parsing: String(decoding: bytes, as: UTF8.self))
  }
}
