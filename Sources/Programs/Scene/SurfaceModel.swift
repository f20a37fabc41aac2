public import InputModel

/// The devices that are present, and the surface on which the scene is laid out.
///
/// The scene is laid out once: on the surface of the first touchscreen among the devices present at
/// start, else of the first touchpad, else of the first touch device that comes later, and on
/// 320×480 pt until then. It stays when its device leaves.
public struct SurfaceModel: Hashable, Sendable {
  public static let placeholder = Size(width: Points(320), height: Points(480))

  public private(set) var devices: [DeviceDescription] = []
  public private(set) var surface: Size<Points>
  private var isSettled: Bool
  private var isReady = false

  /// A model whose surface is `fixed`, or is chosen by the devices.
  public init(fixed: Size<Points>? = nil) {
    surface = fixed ?? SurfaceModel.placeholder
    isSettled = fixed != nil
  }

  public subscript(id: DeviceID) -> DeviceDescription? {
    devices.first { $0.id == id }
  }

  /// Adds a device. Returns whether the surface changed.
  public mutating func add(_ device: DeviceDescription) -> Bool {
    devices.append(device)
    return isReady ? settle() : false
  }

  /// Takes a device out.
  public mutating func remove(_ id: DeviceID) -> DeviceDescription? {
    guard let index = devices.firstIndex(where: { $0.id == id }) else { return nil }
    return devices.remove(at: index)
  }

  /// A device is held exclusively from now on, or is not any more.
  public mutating func setGrabbed(_ id: DeviceID, _ isGrabbed: Bool) {
    guard let index = devices.firstIndex(where: { $0.id == id }) else { return }
    devices[index].isGrabbed = isGrabbed
  }

  /// All devices present at start are known. Returns whether the surface changed.
  public mutating func becomeReady() -> Bool {
    isReady = true
    return settle()
  }

  /// The place on the scene that a place on a device stands for: the same fraction of the surface.
  public func scenePoint(_ point: Vector<Points>, of device: DeviceID) -> Vector<Points> {
    guard let index = devices.firstIndex(where: { $0.id == device }),
      let own = devices[index].surface?.points
    else { return point }
    return Vector(
      x: surface.width * (point.x / own.width), y: surface.height * (point.y / own.height))
  }

  private mutating func settle() -> Bool {
    guard !isSettled else { return false }
    let touchscreen = devices.first { $0.kind == .touchscreen }
    let first = touchscreen ?? devices.first { $0.kind == .touchpad }
    guard let chosen = first?.surface?.points else { return false }
    isSettled = true
    guard chosen != surface else { return false }
    surface = chosen
    return true
  }
}
