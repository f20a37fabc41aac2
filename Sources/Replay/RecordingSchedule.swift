public import InputModel
public import Recording

/// The frames of all devices of a recording in the order of their stamps, on virtual time.
public struct RecordingSchedule: Hashable, Sendable {
  /// A frame and when it is due.
  public struct Place: Hashable, Sendable {
    public var device: Int
    public var frame: Int
    public var time: Instant
  }

  private let times: [[Instant]]
  private var upcoming: [Int]

  /// The first frame of all is due at `start`.
  ///
  /// A stamp before the one of the frame in front of it, as clocks that are set make them, counts as
  /// that: a device's frames keep their order.
  public init(_ recording: Recording, start: Instant) {
    let first = recording.devices.compactMap(\.frames.first?.time).min() ?? start
    times = recording.devices.map { device in
      var latest = start
      return device.frames.map { frame in
        latest = max(latest, start + (frame.time - first))
        return latest
      }
    }
    upcoming = times.map { _ in 0 }
  }

  /// When the next frame is due; nil when all are played.
  public var due: Instant? { place?.time }

  /// The frame that is due, which counts as played from now on.
  public mutating func next() -> Place? {
    guard let place else { return nil }
    upcoming[place.device] += 1
    return place
  }

  /// Of frames of one moment the device that stands first in the recording has its own first.
  private var place: Place? {
    var earliest: Place?
    for device in times.indices where upcoming[device] < times[device].count {
      let time = times[device][upcoming[device]]
      if let earliest, earliest.time <= time { continue }
      earliest = Place(device: device, frame: upcoming[device], time: time)
    }
    return earliest
  }
}
