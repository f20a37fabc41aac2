internal import Gestures
public import InputModel
public import Pipeline

/// From events to commands: each rule that a gesture fits goes with it to its end.
///
/// Reads no clock: time passes by events and by `advance`.
public struct RuleEngine: Sendable {
  /// The rules for gestures that begin from now on. What has begun stays with the rules it began with.
  public var rules: [GestureRule]
  private var devices: [DeviceID: DeviceDescription] = [:]
  private var tracks: [GestureTrack] = []

  public init(rules: [GestureRule]) {
    self.rules = rules
  }

  public var deviceCount: Int { devices.count }

  /// When `advance` is wanted next; nil while only events change something.
  public var deadline: Instant? {
    var deadline: Instant?
    for track in tracks { deadline = Instant.earliest(deadline, track.deadline) }
    return deadline
  }

  /// Takes an event; commands that are to be run are appended in the order of the rules.
  public mutating func handle(_ event: PipelineEvent, into firings: inout [RuleFiring]) {
    switch event {
    case .added(let device, _): devices[device.id] = device
    case .removed(let id, _): devices[id] = nil
    case .gesture(let gesture): handle(gesture, into: &firings)
    case .grabChanged, .ready, .contact, .rate, .dropped, .shakeMeter, .refused: break
    }
  }

  /// Lets time pass.
  public mutating func advance(to time: Instant, into firings: inout [RuleFiring]) {
    for index in tracks.indices { tracks[index].advance(to: time, into: &firings) }
  }

  private mutating func handle(_ event: GestureEvent, into firings: inout [RuleFiring]) {
    switch (event.kind, event.phase) {
    case (.tap, _), (.shake, _):
      for var track in fitting(event) { track.take(event, into: &firings) }
    case (.pan, .began), (.edgePan, .began):
      for var track in fitting(event) {
        track.take(event, into: &firings)
        tracks.append(track)
      }
    case (.pan, .changed), (.edgePan, .changed):
      for index in tracks.indices where tracks[index].gesture == event.id {
        tracks[index].take(event, into: &firings)
      }
    case (.pan, .ended), (.pan, .cancelled), (.edgePan, .ended), (.edgePan, .cancelled):
      for index in tracks.indices where tracks[index].gesture == event.id {
        tracks[index].take(event, into: &firings)
      }
      tracks.removeAll { $0.gesture == event.id }
    }
  }

  /// New tracks of the rules that a gesture fits when it begins.
  private func fitting(_ event: GestureEvent) -> [GestureTrack] {
    guard let device = devices[event.device] else { return [] }
    return rules.compactMap { rule in
      rule.fits(event, of: device) ? GestureTrack(rule, device, event) : nil
    }
  }
}

extension GestureRule {
  fileprivate func fits(_ event: GestureEvent, of device: DeviceDescription) -> Bool {
    guard event.kind == gesture, conditions.device.matches(device) else { return false }
    if !conditions.fingers.isEmpty, !conditions.fingers.contains(event.contacts) { return false }
    guard !conditions.edges.isEmpty else { return true }
    return event.edge.map { conditions.edges.contains($0) } ?? false
  }
}
