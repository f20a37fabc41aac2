internal import InputModel
internal import LinuxInput
internal import Programs
internal import Replay
internal import SceneScript
internal import UinputDevices

/// Plays a scene or a recording on virtual time and prints its lines: the same input, the same lines.
enum LineReplay {
  /// - Parameter isPaced: Whether each line comes at its own time instead of at once.
  static func run(
    _ player: consuming some Player, _ format: LineOutput.Format, isPaced: Bool = false
  ) throws(SceneError) -> Int32 {
    var player = player
    return try play(&player, format, isPaced)
  }

  private static func play<P: Player>(
    _ player: inout P, _ format: LineOutput.Format, _ isPaced: Bool
  ) throws(SceneError) -> Int32 {
    var output = LineOutput(format: format)
    let shift = MonotonicClock.now() - P.start
    var last = P.start
    if let status = output.write(player.takeLines()) { return status }
    while let due = try player.due() {
      if isPaced { MonotonicSleep.sleep(until: due + shift) }
      player.step()
      last = due
      if let status = output.write(player.takeLines()) { return status }
    }
    player.advance(to: last + P.settlingTime)
    player.finish(at: last + P.settlingTime)
    return output.write(player.takeLines()) ?? ExitStatus.done
  }
}
