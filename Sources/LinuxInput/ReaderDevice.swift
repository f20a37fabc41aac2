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
  /// By which a later device at the same node is told from this one.
  let systemPath: String
  let reading: Reading
  let facts: DeviceFacts
  var description: DeviceDescription
  /// Our own descriptor; nil while reading rests, and for what libinput reads.
  var evdev: EvdevDevice?
  /// libinput's device; nil while reading rests, and for what we read ourselves.
  var libinput: LibinputDevice?
  /// Touches of libinput's frame that is not complete.
  var frame: ContactFrame
  let extents: AxisExtents
  var grab = GrabState.none
  var strokes = StrokeTranslator()
  var faults = FaultHistory()
  /// Whether the sink knows the device.
  var isAnnounced = false

  /// Whether the device is held for us alone.
  ///
  ///     none     not asked for, or given back by the user
  ///     wanted ──nothing touches──► held        (or refused: another program holds it)
  ///     held, refused ──suspend──► wanted
  enum GrabState: Hashable {
    case none
    case wanted
    case held
    case refused
  }

  init(
    id: DeviceID, systemPath: String, reading: Reading, facts: DeviceFacts,
    description: DeviceDescription
  ) {
    self.id = id
    self.systemPath = systemPath
    self.reading = reading
    self.facts = facts
    self.description = description
    frame = ContactFrame(device: id, time: Instant(microseconds: 0))
    extents = AxisExtents(facts)
  }

  var node: String { description.node }
  /// The node's name without its folder, by which libinput knows it.
  var systemName: String { String(node.split(separator: "/").last ?? "") }
  var isOpen: Bool { evdev != nil || libinput != nil }
}
