public import Gestures
public import InputModel
public import Pipeline

/// What every program keeps of its devices: the surface, the fingers and the status strip.
public struct Stage: Hashable, Sendable {
  /// The least extent of anything to touch: 44 pt.
  private static let touchTarget = Points(44)

  public private(set) var surface: SurfaceModel
  public private(set) var fingers = FingerBoard()
  public private(set) var lastTouched: DeviceID?
  public private(set) var translation: Vector<Points>?
  private var rates: [RateReport] = []
  /// What the status strip says besides, such as `REPLAY`'s explanation.
  public var remarks: [String]
  private let isReplay: Bool
  private var mustReleaseGrabs = false

  public init(surface: Size<Points>?, remarks: [String] = [], isReplay: Bool = false) {
    self.surface = SurfaceModel(fixed: surface)
    self.remarks = remarks
    self.isReplay = isReplay
  }

  /// What a program must do about its own layout.
  public enum Effect: Hashable, Sendable {
    case none
    case surfaceChanged
  }

  /// Takes note of an event and appends its line, where it has one in every program.
  public mutating func handle(_ event: PipelineEvent, into lines: inout [Line]) -> Effect {
    switch event {
    case .added(let device, _):
      lines.append(.added(device))
      return surface.add(device) ? .surfaceChanged : .none
    case .removed(let id, _):
      if let device = surface.remove(id) { lines.append(.removed(device)) }
      rates.removeAll { $0.device == id }
      if lastTouched == id { lastTouched = nil }
    case .grabChanged(let id, let isGrabbed, _):
      surface.setGrabbed(id, isGrabbed)
      if let device = surface[id] { lines.append(.changed(device)) }
    case .ready:
      let changed = surface.becomeReady()
      lines.append(.ready)
      return changed ? .surfaceChanged : .none
    case .gesture(let gesture):
      lastTouched = gesture.device
      follow(gesture)
      if isTapOnCloseButton(gesture) { mustReleaseGrabs = true }
    case .contact(let contact):
      lastTouched = contact.device
      let location = surface.scenePoint(contact.location, of: contact.device)
      fingers.handle(contact, at: location)
    case .rate(let report):
      rates.removeAll { $0.device == report.device }
      rates.append(report)
    case .refused(let id, let fault, _):
      lines.append(
        .log(level: "error", source: "detent", node: node(of: id), message: fault.sentence))
    case .dropped, .shakeMeter:
      break
    }
    return .none
  }

  /// The node of a device, for a line.
  public func node(of device: DeviceID) -> String { surface[device]?.node ?? "" }

  /// A gesture's down point on the scene; nil where the device tells no place.
  public func down(of gesture: GestureEvent) -> Vector<Points>? {
    gesture.place.map { surface.scenePoint($0.down, of: gesture.device) }
  }

  /// The newest rate of a device.
  public func rate(of device: DeviceID) -> RateReport? {
    rates.first { $0.device == device }
  }

  /// The button that gives grabbed devices back, at the right of the bar; nil where none is grabbed.
  public var closeButton: Rectangle? {
    guard surface.devices.contains(where: \.isGrabbed) else { return nil }
    let extent = surface.surface
    let width = min(Stage.touchTarget, extent.width / 4)
    let height = min(Stage.touchTarget, extent.height / 4)
    return Rectangle(x: extent.width - width, y: .zero, width: width, height: height)
  }

  /// Whether a gesture taps the button that gives grabbed devices back.
  func isTapOnCloseButton(_ gesture: GestureEvent) -> Bool {
    guard gesture.kind == .tap, let point = down(of: gesture) else { return false }
    return closeButton?.contains(point) ?? false
  }

  /// Whether the button that gives grabbed devices back was tapped since the last call.
  mutating func takeGrabRelease() -> Bool {
    defer { mustReleaseGrabs = false }
    return mustReleaseGrabs
  }

  /// A picture with what lies over it in every program that devices are grabbed for.
  func snapshot(_ picture: Picture, notice: NoticeSnapshot? = nil) -> Snapshot {
    Snapshot(
      surface: surface.surface, picture: picture, status: status, fingers: fingers.fingers,
      notice: notice, closeButton: closeButton)
  }

  /// The status strip's content.
  public var status: StatusSnapshot {
    let device = lastTouched.flatMap { surface[$0] } ?? surface.devices.first
    var remarks = remarks
    if surface.devices.isEmpty { remarks.append("no device: waiting") }
    if let device, device.kind != .accelerometer, device.sizeSource == .assumed {
      remarks.append("size assumed")
    }
    return StatusSnapshot(
      device: device, deviceCount: surface.devices.count, contacts: fingers.fingers.count,
      translation: translation, reportRate: device.flatMap { rate(of: $0.id)?.rate },
      isReplay: isReplay, remarks: remarks)
  }

  private mutating func follow(_ gesture: GestureEvent) {
    switch (gesture.kind, gesture.phase) {
    case (.pan, .began), (.pan, .changed), (.edgePan, .began), (.edgePan, .changed):
      translation = gesture.translation
    case (.pan, .ended), (.pan, .cancelled), (.edgePan, .ended), (.edgePan, .cancelled):
      translation = nil
    case (.tap, _), (.shake, _):
      break
    }
  }
}
