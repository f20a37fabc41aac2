internal import InputModel

/// A device that is read: by libinput's touch events, by our own descriptor, or by libinput's
/// gestures.
final class ReaderDevice {
  enum Reading: Hashable {
    case touchEvents
    case rawFrames
    case gestures
  }

  let id: DeviceID
  let reading: Reading
  let facts: DeviceFacts
  var description: DeviceDescription
  /// Our own descriptor; nil while reading rests, and for what libinput reads.
  var evdev: EvdevDevice?
  /// libinput's device; nil for accelerometers, and while reading rests.
  var libinput: LibinputDevice?
  /// Touches of libinput's frame that is not complete.
  var frame: ContactFrame
  /// Device units per libinput's millimetre; 1 where libinput has made the resolution up.
  var libinputScale = (x: 1.0, y: 1.0)
  var grab = GrabState.none
  /// Fingers of the stroke that libinput's scroll makes.
  var isScrolling = false

  /// Whether the device is held for us alone.
  ///
  ///     none     not asked for, or given back by the user
  ///     wanted ──nothing touches──► held
  ///     held ──suspend──► wanted
  enum GrabState: Hashable {
    case none
    case wanted
    case held
  }

  init(id: DeviceID, reading: Reading, facts: DeviceFacts, description: DeviceDescription) {
    self.id = id
    self.reading = reading
    self.facts = facts
    self.description = description
    frame = ContactFrame(device: id, time: Instant(microseconds: 0))
  }

  var node: String { description.node }
  /// The node's name without its folder, by which libinput knows it.
  var systemName: String { String(node.split(separator: "/").last ?? "") }
}
