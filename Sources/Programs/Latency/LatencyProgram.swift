internal import Gestures
public import InputModel
public import Latency
public import Pipeline

/// `detent latency`: how long events take from the kernel to the program.
///
///     waiting ──ready──► warming up ──warm-up over──► measuring ──duration over──► done
public struct LatencyProgram: Program {
  /// How often a line tells how things stand, at the next sample: a timer of its own would have to be
  /// set and cleared for each sample, which is part of what is measured.
  static let lineInterval = Interval(seconds: 1)

  private enum State: Hashable, Sendable {
    case waiting
    case warmingUp(until: Instant)
    case measuring
    case done
  }

  public let settings: LatencySettings
  public private(set) var measurement = LatencyMeasurement()
  private var stage = Stage(surface: nil)
  private var state = State.waiting
  private var lastLine: Instant?
  private var toldCount = 0
  /// What last went wrong with a device.
  private var trouble: String?

  public init(settings: LatencySettings = LatencySettings()) {
    self.settings = settings
  }

  public var isMoving: Bool { false }
  public var isDone: Bool { state == .done }
  public var isMeasuring: Bool { measurement.start != nil }

  public var deadline: Instant? {
    switch state {
    case .waiting, .done: nil
    case .warmingUp(let end): end
    case .measuring: end
    }
  }

  /// How things stand, as a line.
  public var line: Line { .latency(LatencyLine(measurement.overall, bound: settings.bound)) }

  /// When measuring ends by itself.
  public var end: Instant? {
    guard let start = measurement.start, let duration = settings.duration else { return nil }
    return start + duration
  }

  public mutating func handle(_ event: PipelineEvent, into lines: inout [Line]) {
    // No picture shows the contacts of an instrument that is to do as little as it can.
    if case .contact = event { return }
    _ = stage.handle(event, into: &lines)
    switch event {
    case .added(let device, _): measurement.add(device)
    case .removed(let id, _): measurement.remove(id)
    case .dropped(let id, _): measurement.countDrop(of: id)
    case .ready(let time):
      if state == .waiting { state = .warmingUp(until: time + settings.warmUp) }
    case .gesture, .contact, .rate, .shakeMeter, .grabChanged, .refused: break
    }
  }

  public mutating func handle(_ command: Command, at time: Instant, into lines: inout [Line]) {}

  public mutating func log(_ line: Line, at time: Instant, into lines: inout [Line]) {
    lines.append(line)
    if line.isError { trouble = line.text }
  }

  public mutating func note(_ passage: Passage, of event: PipelineEvent) {
    switch event {
    case .contact(let contact):
      // The landing's own report begins an interval, the lift's ends one.
      switch contact.phase {
      case .down:
        measurement.changeContacts(of: contact.device, by: 1)
        measure(passage, of: event)
      case .moved:
        measure(passage, of: event)
      case .up, .cancelled:
        measure(passage, of: event)
        measurement.changeContacts(of: contact.device, by: -1)
      }
    case .gesture, .shakeMeter, .added, .removed, .dropped, .ready, .rate, .grabChanged, .refused:
      measure(passage, of: event)
    }
  }

  private mutating func measure(_ passage: Passage, of event: PipelineEvent) {
    if let device = event.sampledDevice { measurement.add(passage, of: device, settings) }
  }

  public mutating func note(_ figures: QueueFigures) {
    measurement.take(figures)
  }

  public mutating func note(drawn length: Interval, by evidence: DrawnEvidence) {
    measurement.add(drawn: length, evidence)
  }

  public mutating func advance(to time: Instant, into lines: inout [Line]) {
    switch state {
    case .waiting, .done:
      return
    case .warmingUp(let end):
      guard time >= end else { return }
      measurement.begin(at: end)
      state = .measuring
    case .measuring:
      break
    }
    if let end, time >= end { state = .done }
    guard let nextLine, time >= nextLine else { return }
    lastLine = time
    toldCount = sampleCount
    lines.append(line)
  }

  public func snapshot(at time: Instant) -> Snapshot {
    Snapshot(
      surface: stage.surface.surface, picture: .latency(picture(at: time)), status: stage.status)
  }

  /// When a line is due; nil while there is nothing new.
  private var nextLine: Instant? {
    guard sampleCount > toldCount else { return nil }
    return (lastLine ?? measurement.start).map { $0 + LatencyProgram.lineInterval }
  }

  private var sampleCount: Int {
    measurement.devices.reduce(0) { $0 + $1.latency[.kernelToHandler].count }
  }

  private func picture(at time: Instant) -> LatencySnapshot {
    let phase: LatencySnapshot.Phase =
      switch state {
      case .waiting: .waiting
      case .warmingUp: .warmingUp
      case .measuring, .done:
        .measuring(for: settings.duration)
      }
    var snapshot = LatencySnapshot(measurement, phase: phase, bound: settings.bound, at: time)
    snapshot.trouble = trouble
    return snapshot
  }
}
