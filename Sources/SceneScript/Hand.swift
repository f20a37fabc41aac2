public import InputModel

/// Plays the steps of a scene: a hand whose fingers move in millimetres.
///
/// It gives one action after the other with the time when it is due; a player in process takes the
/// times as they are, a player on a real kernel waits for them. Places that elements were laid out
/// at are asked for when they are needed.
public struct Hand {
  /// What is due, on the device of that number in the scene.
  public enum Action: Hashable, Sendable {
    case frame(device: Int, [RawEvent])
    case plug(Int)
    case unplug(Int)
    /// The kernel drops events; a player on a real kernel repeats the frames until it does.
    case lose(Int, jitter: [[RawEvent]])
    case signal(String)
    case command(String)
    case permission(Int, mode: UInt32)
    /// Nothing but time passes.
    case pause
  }

  /// An action and when it is due.
  public struct Due: Hashable, Sendable {
    public var time: Instant
    public var action: Action
  }

  /// Finds the frame that the program last reported for an element, in points.
  public typealias Layout = (_ element: String) -> Rectangle?

  private let scene: Scene
  private var fingers: [DeviceHand]
  private var now: Instant
  private var current = 0
  private var step = 0
  private var queue: [Due] = []

  /// A hand that begins at `start`.
  public init(_ scene: Scene, start: Instant) {
    self.scene = scene
    now = start
    fingers = scene.devices.map(DeviceHand.init)
  }

  /// The next action; nil when the scene is over.
  public mutating func next(_ layout: Layout) throws(SceneError) -> Due? {
    while queue.isEmpty {
      guard step < scene.steps.count else { return nil }
      let next = scene.steps[step]
      step += 1
      try perform(next, layout)
    }
    return queue.removeFirst()
  }

  private mutating func perform(_ step: SceneStep, _ layout: Layout) throws(SceneError) {
    if step.usesFingers, fingers.isEmpty { throw SceneError("the scene has no device to touch") }
    switch step {
    case .use(let name):
      current = try index(of: name)
    case .down(let slots, let place):
      let position = try position(of: place, layout)
      frame(fingers[current].down(slots, at: position))
    case .move(let slots, let way, let milliseconds, let rate):
      try move(slots, way, milliseconds, rate, layout)
    case .up(let slots):
      frame(fingers[current].up(slots))
    case .palm(let slot):
      frame(fingers[current].palm(slot))
    case .wait(let milliseconds):
      now = now + Interval(seconds: milliseconds / 1000)
      queue.append(Due(time: now, action: .pause))
    case .motion(let motion, let milliseconds, let rate):
      accelerate(motion, milliseconds, rate)
    case .unplug(let name):
      let device = try index(of: name)
      fingers[device] = DeviceHand(scene.devices[device])
      queue.append(Due(time: now, action: .unplug(device)))
    case .plug(let name):
      queue.append(Due(time: now, action: .plug(try index(of: name))))
    case .lose:
      queue.append(Due(time: now, action: .lose(current, jitter: fingers[current].jitter())))
    case .together(let steps):
      try performTogether(steps, layout)
    case .signal(let name):
      queue.append(Due(time: now, action: .signal(name)))
    case .command(let text):
      queue.append(Due(time: now, action: .command(text)))
    case .permission(let name, let mode):
      queue.append(Due(time: now, action: .permission(try index(of: name), mode: mode)))
    }
  }

  /// Performs steps that begin at the same time, each on a device of its own.
  private mutating func performTogether(
    _ steps: [SceneStep], _ layout: Layout
  ) throws(SceneError) {
    let begin = now
    var end = now
    for step in steps {
      now = begin
      try perform(step, layout)
      end = max(end, now)
    }
    now = end
    let ordered = queue.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    queue = ordered.map(\.element)
  }

  private func index(of name: String) throws(SceneError) -> Int {
    guard let index = scene.devices.firstIndex(where: { $0.name == name }) else {
      throw SceneError("the scene has no device “\(name)”")
    }
    return index
  }

  private func rectangle(_ element: String, _ layout: Layout) throws(SceneError) -> Rectangle {
    guard let frame = layout(element) else {
      throw SceneError("the program has not laid out “\(element)”")
    }
    return frame
  }

  private func position(
    of place: SceneStep.Place, _ layout: Layout
  ) throws(SceneError) -> Vector<Millimetres> {
    switch place {
    case .at(let x, let y):
      return Vector(x: Millimetres(x), y: Millimetres(y))
    case .element(let name, let dx, let dy):
      let center = try rectangle(name, layout).center
      return Vector(
        x: Millimetres(center.x) + Millimetres(dx), y: Millimetres(center.y) + Millimetres(dy))
    }
  }

  private mutating func move(
    _ slots: [Int32], _ way: SceneStep.Way, _ milliseconds: Double, _ rate: Double,
    _ layout: Layout
  ) throws(SceneError) {
    guard let start = fingers[current].position(of: slots[0]) else {
      throw SceneError("slot \(slots[0]) moves, but is not down")
    }
    let travel: Vector<Millimetres>
    switch way {
    case .to(let x, let y):
      travel = Vector(x: Millimetres(x), y: Millimetres(y)) - start
    case .by(let x, let y):
      travel = Vector(x: Millimetres(x), y: Millimetres(y))
    case .alongTrack(let share):
      let track = try rectangle("track", layout)
      let thumb = try rectangle("thumb", layout)
      travel = Vector(x: Millimetres((track.width - thumb.width) * share), y: .zero)
    }
    let steps = max(Int((milliseconds * rate / 1000).rounded()), 1)
    let origins = slots.map { fingers[current].position(of: $0) ?? start }
    let begin = now
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      now = begin + Interval(seconds: milliseconds / 1000 * share)
      let targets = origins.map {
        Vector(x: $0.x + travel.x * share, y: $0.y + travel.y * share)
      }
      frame(fingers[current].move(slots, to: targets))
    }
  }

  private mutating func accelerate(
    _ motion: SceneStep.Motion, _ milliseconds: Double, _ rate: Double
  ) {
    let steps = max(Int((milliseconds * rate / 1000).rounded()), 1)
    let begin = now
    for step in 1...steps {
      let elapsed = milliseconds / 1000 * Double(step) / Double(steps)
      now = begin + Interval(seconds: elapsed)
      let acceleration = motion.acceleration(at: elapsed, of: milliseconds / 1000)
      frame(fingers[current].accelerate(acceleration))
    }
  }

  /// A frame without changes does not come, since the kernel drops values that stay.
  private mutating func frame(_ events: [RawEvent]) {
    let action: Action = events.isEmpty ? .pause : .frame(device: current, events)
    queue.append(Due(time: now, action: action))
  }
}

extension SceneStep {
  /// Whether it moves a hand or a device.
  fileprivate var usesFingers: Bool {
    switch self {
    case .down, .move, .up, .palm, .motion, .lose: true
    case .use, .wait, .unplug, .plug, .together, .signal, .command, .permission: false
    }
  }
}
