internal import Gestures
internal import InputModel
internal import Latency
internal import Pipeline
internal import Programs

/// The pure pipeline, fed with drags as fast as it takes them.
enum PipelineBench {
  /// What one size of the matrix came to.
  struct Cell: Codable {
    var devices: Int
    var contacts: Int
    var framesPerSecond: Double
    var nanosecondsPerContact: Double
  }

  /// All sizes, each as the median of several runs that take turns.
  static func matrix() -> [Cell] {
    let sizes = [1, 10, 100].flatMap { devices in [1, 5, 10].map { (devices, $0) } }
    var costs = sizes.map { _ in [Double]() }
    for _ in 0..<7 {
      for (index, size) in sizes.enumerated() {
        costs[index].append(nanosecondsPerFrame(devices: size.0, contacts: size.1))
      }
    }
    return zip(sizes, costs).map { size, costs in
      let cost = Statistics.median(costs)
      return Cell(
        devices: size.0, contacts: size.1, framesPerSecond: 1e9 / cost,
        nanosecondsPerContact: cost / Double(size.1))
    }
  }

  /// The cost of a frame, time included: after each, the pipeline is asked for its deadline, as the
  /// reader does.
  private static func nanosecondsPerFrame(devices: Int, contacts: Int) -> Double {
    var load = PipelineLoad(devices: devices, contacts: contacts)
    let wanted = 200_000 / contacts
    load.run(frames: max(wanted / 10, load.framesPerDrag * devices))
    let start = Clock.nanoseconds()
    load.run(frames: wanted)
    return Double(Clock.nanoseconds() - start) / Double(wanted)
  }
}

/// Devices under drags, frame by frame in turn.
struct PipelineLoad {
  /// Long enough that landing and lifting are a small part of a drag, as in life.
  private static let moves = 120
  private static let interval = Interval.milliseconds(8)

  private var pipeline: Pipeline
  private var events: [PipelineEvent] = []
  /// A device's drag, frame by frame.
  private var drag: [ContactFrame] = []
  private let devices: [DeviceID]
  private var now = Instant(microseconds: 1_000_000)
  private var step = 0
  private var device = 0
  /// Events that came of the frames: what the optimizer must not leave out.
  private(set) var output = 0
  /// What counts the events for `--metrics`; nil where that is no part of it.
  private var tally: EventTally?

  init(devices: Int, contacts: Int, tally: EventTally? = nil) {
    self.tally = tally
    var settings = PipelineSettings()
    settings.gestures.contactCounts = 1...10
    pipeline = Pipeline(settings: settings)
    events.reserveCapacity(256)
    self.devices = (1...devices).map { DeviceID(rawValue: UInt32($0)) }
    let axis = { AxisFacts(minimum: 0, maximum: $0, resolution: 40) }
    for id in self.devices {
      let facts = DeviceFacts(
        node: "/dev/input/event\(id.rawValue)", name: "screen", kind: .touchscreen,
        x: axis(12800), y: axis(7200))
      pipeline.add(
        DeviceDescription(id: id, facts: facts, options: DeviceOptions()), at: now, into: &events)
    }
    count()
    events.removeAll(keepingCapacity: true)
    for index in 0...PipelineLoad.moves + 1 {
      let phase: ContactPhase =
        index == 0 ? .down : index > PipelineLoad.moves ? .up : .moved
      var frame = ContactFrame(device: self.devices[0], time: now)
      // There and back, one millimetre a frame.
      let travel = Double(min(index, PipelineLoad.moves - index))
      for slot in 0..<contacts {
        let place = Vector(
          x: Millimetres(20 + Double(slot) * 20 + travel), y: Millimetres(90 + Double(slot)))
        frame.append(ContactUpdate(slot: Int32(slot), phase: phase, position: place))
      }
      drag.append(frame)
    }
  }

  var framesPerDrag: Int { drag.count }

  /// Feeds frames, one device after the other.
  mutating func run(frames: Int) {
    for _ in 0..<frames {
      drag[step].device = devices[device]
      drag[step].time = now
      pipeline.feed(drag[step], into: &events)
      _ = pipeline.advance(to: now)
      output &+= events.count
      count()
      events.removeAll(keepingCapacity: true)
      device += 1
      guard device == devices.count else { continue }
      device = 0
      step = (step + 1) % drag.count
      now = now + PipelineLoad.interval
    }
  }

  private mutating func count() {
    guard tally != nil else { return }
    for event in events {
      tally?.take(event)
      tally?.take(
        Passage(
          stamps: StageStamps(kernel: event.time, read: now, recognized: now), started: now,
          ended: now), of: event)
    }
  }
}
