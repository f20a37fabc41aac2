internal import Invocation
internal import SceneScript

/// The bundled scenes that `--demo` plays.
enum DemoScene {
  static func load(for command: Invocation.Command) throws(SceneError) -> Scene {
    let bytes =
      switch command {
      case .todo: PackageResources.todo_demo_scene
      case .events, .watch: PackageResources.touch_demo_scene
      default: PackageResources.demo_scene
      }
    return try Scene(parsing: String(decoding: bytes, as: UTF8.self))
  }
}
