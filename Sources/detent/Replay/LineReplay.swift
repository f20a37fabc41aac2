internal import InputModel
internal import Invocation
internal import Programs
internal import Replay
internal import SceneScript

/// Plays a scene on virtual time and prints its lines: the same input, the same lines.
enum LineReplay {
  static func run(
    _ scene: Scene, _ invocation: Invocation, _ program: some Program,
    _ format: LineOutput.Format
  ) throws(SceneError) -> Int32 {
    var output = LineOutput(format: format)
    var player = ScenePlayer(scene, invocation, program, draws: false)
    var last = Instant(microseconds: 0)
    if let status = output.write(player.takeLines()) { return status }
    while let due = try player.due() {
      player.step()
      last = due
      if let status = output.write(player.takeLines()) { return status }
    }
    player.advance(to: last + Scene.settlingTime)
    player.finish(at: last + Scene.settlingTime)
    return output.write(player.takeLines()) ?? ExitStatus.done
  }
}
