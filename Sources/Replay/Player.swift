public import InputModel
public import Programs
public import SceneScript

/// What plays input through a program on virtual time, one step after the other.
public protocol Player {
  associatedtype Played: Program

  var runner: InlineRunner<Played> { get }

  /// The lines since the last call.
  mutating func takeLines() -> [Line]

  /// When the next step is due; nil when all is played.
  mutating func due() throws(SceneError) -> Instant?

  /// Lets time pass without a step.
  mutating func advance(to time: Instant)

  /// Performs the step that is due.
  mutating func step()

  /// Cancels what is live, as at the end of a program.
  mutating func finish(at time: Instant)
}

extension Player {
  /// Where virtual time begins, so that no instant is below zero.
  public static var start: Instant { SceneClock.start }
  /// How long is played on after the last step, for animations to come to rest.
  public static var settlingTime: Interval { Scene.settlingTime }
}
