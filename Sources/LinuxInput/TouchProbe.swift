internal import CLinux
internal import Glibc
public import InputModel
internal import Recording

/// A touch device that is read in the kernel's own units, for whoever measures the device itself.
public final class TouchProbe {
  /// The numbers by which buses tell devices apart, from linux/input.h.
  public struct Identity: Hashable, Sendable {
    public var bus: UInt16
    public var vendor: UInt16
    public var product: UInt16
  }

  public let node: String
  public let name: String
  public let identity: Identity
  /// The axes of positions, with the resolution that the kernel has now.
  public let x: AxisFacts
  public let y: AxisFacts
  public let hasSlots: Bool
  /// What udev and its databases say of it: ID_INPUT…, LIBINPUT_… and EVDEV_ABS_….
  public let properties: [String: String]
  /// Whether another event node has the same identity.
  public let isIdentityShared: Bool
  private let held: HeldDevice
  /// libevdev keeps no reference to it.
  private let log = LogRelay()
  private var wantsGrab = false

  /// Whether something touched when it was opened or last read.
  public var isTouched: Bool { held.evdev.isTouched }

  /// Readable when there is something to read.
  public var descriptor: Int32 { held.evdev.descriptor }

  /// Opens a node. Throws what the kernel says against it.
  public init(node: String) throws(InputError) {
    let monitor = try UdevMonitor()
    let evdev = try TouchProbe.open(node, log)
    let recorded = evdev.recorded.identity
    let identity = Identity(
      bus: recorded.bus, vendor: recorded.vendor, product: recorded.product)
    guard let x = evdev.axis(EventCode.absMTPositionX) ?? evdev.axis(EventCode.absX),
      let y = evdev.axis(EventCode.absMTPositionY) ?? evdev.axis(EventCode.absY)
    else { throw .usage("\(node) tells no positions") }
    self.node = node
    self.x = x
    self.y = y
    self.identity = identity
    name = evdev.name
    hasSlots = evdev.slots > 0
    properties = monitor.inputProperties(of: node)
    isIdentityShared = monitor.enumerate().contains {
      $0.node != node && SystemIdentity(systemPath: $0.systemPath) == SystemIdentity(identity)
    }
    held = HeldDevice(evdev)
  }

  private static func open(_ node: String, _ log: LogRelay) throws(InputError) -> EvdevDevice {
    do throws(SystemError) {
      return try EvdevDevice(node: node, log: log)
    } catch {
      if error.code == EACCES { throw .notPermitted(NamedNode.refusal(of: node)) }
      throw .failure("\(node) cannot be read: \(error.message)")
    }
  }

  /// Takes the device for this process alone as soon as nothing touches it, so that what is touched
  /// does nothing else. Throws where another program holds it.
  public func grab() throws(InputError) {
    wantsGrab = true
    try takeGrab()
  }

  /// Lets others have the device.
  public func release() {
    if !wantsGrab { Grab.release(descriptor) }
    wantsGrab = false
  }

  /// Reads all that there is, and calls `body` after each report with what is down.
  ///
  /// - Returns: whether the device is still there.
  public func read(
    _ body: ([(slot: Int32, x: Int32, y: Int32)]) -> Void
  ) throws(InputError) -> Bool {
    while true {
      switch held.evdev.next() {
      case .event: break
      case .report: body(contacts)
      case .dropped:
        held.evdev.synchronize()
        body(contacts)
      case .nothing:
        if wantsGrab { try takeGrab() }
        return true
      case .failed(let error) where error.code == ENODEV: return false
      case .failed(let error): throw .failure("\(node) cannot be read: \(error.message)")
      }
    }
  }

  private var contacts: [(slot: Int32, x: Int32, y: Int32)] {
    var contacts: [(slot: Int32, x: Int32, y: Int32)] = []
    held.evdev.eachContact { contacts.append(($0, $1, $2)) }
    return contacts
  }

  private func takeGrab() throws(InputError) {
    // A grab under a finger would leave others with a contact that never lifts.
    guard !held.evdev.isTouched else { return }
    do throws(SystemError) {
      try Grab.take(descriptor)
      wantsGrab = false
    } catch {
      let reason = error.code == EBUSY ? "another program holds it" : error.message
      throw .failure("\(node) cannot be taken for measuring: \(reason)")
    }
  }
}

/// A place for the owner that other modules need not lay out, which crashes the compiler (6.3.1).
private final class HeldDevice {
  let evdev: EvdevDevice

  init(_ evdev: consuming EvdevDevice) {
    self.evdev = evdev
  }
}

/// What sysfs says of a node's identity, as it writes it.
private struct SystemIdentity: Hashable {
  private var words: [String]

  init(_ identity: TouchProbe.Identity) {
    words = [identity.bus, identity.vendor, identity.product].map {
      let digits = String($0, radix: 16)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  init(systemPath: String) {
    words = ["bustype", "vendor", "product"].map {
      SystemIdentity.read("\(systemPath)/device/id/\($0)")
    }
  }

  private static func read(_ path: String) -> String {
    let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)).filter { $0 > 0x20 }, as: UTF8.self)
  }
}
