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
    guard output.write(player.takeLines()) else { return ExitStatus.outputClosed }
    while let due = try player.due() {
      player.step()
      last = due
      guard output.write(player.takeLines()) else { return ExitStatus.outputClosed }
    }
    player.advance(to: last + Scene.settlingTime)
    player.finish(at: last + Scene.settlingTime)
    return output.write(player.takeLines()) ? ExitStatus.done : ExitStatus.outputClosed
  }
}
