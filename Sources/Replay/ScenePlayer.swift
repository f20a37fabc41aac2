public import InputModel
public import Interaction
public import Invocation
internal import Pipeline
public import Programs
public import SceneScript

/// Plays a scene through a pipeline and a program on virtual time.
public struct ScenePlayer<P: Program>: Player {
  public private(set) var runner: InlineRunner<P>
  private let scene: Scene
  private let invocation: Invocation
  private var hand: Hand
  private var upcoming: Hand.Due?
  private var layout: [String: Rectangle] = [:]
  private var plugged: [DeviceID?]
  private var lastID: UInt32 = 0

  /// A player that has announced the devices that are there at the start.
  ///
  /// - Parameter mail: Answers what the program asks of whoever keeps the mail.
  public init(
    _ scene: Scene, _ invocation: Invocation, _ program: P, draws: Bool,
    mail: @escaping (MailRequest) -> [MailEvent] = { _ in [] }
  ) {
    self.scene = scene
    self.invocation = invocation
    runner = InlineRunner(
      program: program, settings: invocation.pipelineSettings(draws: draws),
      mail: mail, secret: SceneChecker().take)
    hand = Hand(scene, start: ScenePlayer.start)
    plugged = scene.devices.map { _ in nil }
    for (index, device) in scene.devices.enumerated() where device.isPresent {
      plug(index, at: ScenePlayer.start)
    }
    runner.becomeReady(at: ScenePlayer.start)
  }

  /// The lines since the last call. Read them before the next step, since places that elements were
  /// laid out at are learnt from them.
  public mutating func takeLines() -> [Line] {
    let lines = runner.takeLines()
    for case .layout(let element, let frame) in lines {
      layout[element] = frame.width == .zero ? nil : frame
    }
    return lines
  }

  /// When the next step is due; nil when the scene is over.
  public mutating func due() throws(SceneError) -> Instant? {
    if upcoming == nil {
      let layout = layout
      upcoming = try hand.next { layout[$0] }
    }
    return upcoming?.time
  }

  /// Lets time pass without a step.
  public mutating func advance(to time: Instant) {
    runner.advance(to: time)
  }

  /// Performs the step that is due.
  public mutating func step() {
    guard let due = upcoming else { return }
    upcoming = nil
    let time = due.time
    switch due.action {
    case .frame(let device, let events):
      guard let id = plugged[device] else { return }
      runner.feed(at: time) { pipeline, output in
        pipeline.feed(events.span, from: id, at: time, into: &output)
      }
    case .plug(let device): plug(device, at: time)
    case .unplug(let device):
      guard let id = plugged[device] else { return }
      plugged[device] = nil
      runner.feed(at: time) { pipeline, output in
        pipeline.remove(id, at: time, into: &output)
      }
    case .lose(let device, _):
      guard let id = plugged[device] else { return }
      runner.feed(at: time) { pipeline, output in
        pipeline.interrupt(id, by: .eventsDropped, at: time, into: &output)
      }
    case .command(let text): runner.handle(commandLine: text, at: time)
    case .pause, .signal, .permission:
      runner.advance(to: time)
    }
  }

  /// Cancels what is live, as at the end of a program.
  public mutating func finish(at time: Instant) {
    runner.feed(at: time) { pipeline, output in
      pipeline.interruptAll(by: .shutdown, at: time, into: &output)
    }
  }

  private mutating func plug(_ device: Int, at time: Instant) {
    lastID += 1
    let id = DeviceID(rawValue: lastID)
    plugged[device] = id
    let facts = scene.devices[device].facts(node: "/dev/input/event\(device)")
    var description = DeviceDescription(
      id: id, facts: facts, options: invocation.deviceOptions)
    if facts.kind == .accelerometer { description.isGrabbed = false }
    runner.feed(at: time) { pipeline, output in
      pipeline.add(description, at: time, into: &output)
    }
  }
}

extension Scene {
  /// How long a scene plays on after its last step, for animations to come to rest.
  public static let settlingTime = Interval(seconds: 3)

  /// All lines of the scene, played in process by the program that its arguments name.
  public func lines(_ invocation: Invocation) throws(SceneError) -> [Line] {
    let result = invocation.withProgram(isReplay: invocation.isDemo, civil: SceneClock.civil) {
      program in
      Swift.Result<[Line], SceneError> { () throws(SceneError) in try lines(invocation, program) }
    }
    guard let result else { throw SceneError("\(invocation.command.rawValue) plays no scene") }
    return try result.get()
  }

  private func lines(
    _ invocation: Invocation, _ program: some Program
  ) throws(SceneError) -> [Line] {
    var player = ScenePlayer(self, invocation, program, draws: false)
    var lines = player.takeLines()
    var last = Instant(microseconds: 0)
    while let due = try player.due() {
      player.step()
      lines += player.takeLines()
      last = due
      if player.runner.program.isDone { break }
    }
    player.advance(to: last + Scene.settlingTime)
    player.finish(at: last + Scene.settlingTime)
    return lines + player.takeLines()
  }
}
