internal import Gestures
internal import InputModel
internal import Pipeline

extension PipelineEvent {
  /// The device whose report the event is, where its way says something about latency; nil for what is
  /// no report, and for what was taken back, which an unplug or a stop does as well.
  var sampledDevice: DeviceID? {
    switch self {
    case .contact(let contact):
      switch contact.phase {
      case .down, .moved, .up: contact.device
      case .cancelled: nil
      }
    case .gesture(let gesture): gesture.phase == .cancelled ? nil : gesture.device
    case .shakeMeter(let reading): reading.device
    case .added, .removed, .dropped, .ready, .rate, .grabChanged, .refused: nil
    }
  }
}
