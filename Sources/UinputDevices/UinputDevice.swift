internal import CLibevdev
internal import Glibc
public import InputModel
public import Recording
public import SceneScript

/// A device in the kernel that is written to instead of touched; it is unplugged with its owner.
///
/// A frame is one write of the kernel's, so any thread may write.
@safe public struct UinputDevice: ~Copyable, @unchecked Sendable {
  private let uinput: OpaquePointer
  /// The event node, such as `/dev/input/event4`.
  public let node: String

  /// Why the kernel gives no device.
  public struct CreationError: Error, CustomStringConvertible {
    public let description: String
    /// The errno.
    public let code: Int32
  }

  /// Plugs a scene's device in: axes with their declared resolution, slots, keys and properties.
  public init(_ device: SceneDevice) throws(CreationError) {
    try self.init(name: device.name) { prototype in
      switch device.kind {
      case .accelerometer: prototype.addAccelerometer(device)
      case .touchscreen: prototype.addTouch(device, property: INPUT_PROP_DIRECT)
      case .touchpad: prototype.addTouchpad(device)
      }
    }
  }

  /// Plugs a recorded device in, under its own name and ids, which libinput's quirks go by.
  public init(_ device: RecordedDevice) throws(CreationError) {
    try self.init(name: device.name) { $0.add(device) }
  }

  /// Plugs in a device that Detent must leave alone.
  public init(_ decoy: Decoy) throws(CreationError) {
    try self.init(name: "decoy \(decoy.rawValue)") { $0.add(decoy) }
  }

  private init(
    name: String, _ build: (borrowing DevicePrototype) -> Void
  ) throws(CreationError) {
    let prototype = DevicePrototype(name: name)
    build(prototype)
    var uinput: OpaquePointer?
    let result = unsafe libevdev_uinput_create_from_device(
      prototype.device, Int32(LIBEVDEV_UINPUT_OPEN_MANAGED.rawValue), &uinput)
    guard result == 0, let uinput = unsafe uinput,
      let path = unsafe libevdev_uinput_get_devnode(uinput)
    else {
      throw CreationError(
        description: result == 0
          ? "uinput made a device, but no node of it appeared"
          : "uinput gives no device: \(unsafe String(cString: strerror(-result)))",
        code: -result)
    }
    unsafe self.uinput = uinput
    node = unsafe String(cString: path)
  }

  deinit {
    unsafe libevdev_uinput_destroy(uinput)
  }

  /// Writes a frame and its SYN_REPORT at once, as a driver reports it: readers wake once, to all of
  /// it.
  public func write(_ events: [RawEvent]) {
    let end = RawEvent(
      type: EventCode.synchronization, code: EventCode.synReport, value: 0)
    // Without a time of their own, so that the kernel stamps them.
    let frame = (events + [end]).map { event in
      var written = input_event()
      written.type = event.type
      written.code = event.code
      written.value = event.value
      return written
    }
    unsafe frame.withUnsafeBytes { bytes in
      _ = unsafe Glibc.write(libevdev_uinput_get_fd(uinput), bytes.baseAddress, bytes.count)
    }
  }
}

/// Devices that are there to be left alone.
public enum Decoy: String, CaseIterable, Sendable {
  case keyboard
  case mouse
  case joystick
  case tablet
  case lid
  /// A touchpad with the keys of a keyboard on the same node.
  case combined
}
