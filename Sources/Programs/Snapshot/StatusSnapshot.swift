public import InputModel
public import Latency

/// The status strip: the device that was touched last, and the figures of its way.
public struct StatusSnapshot: Hashable, Sendable {
  /// The device that was touched last, or the scene's first; nil while there is none.
  public var device: DeviceDescription?
  public var deviceCount: Int
  public var contacts: Int
  /// Translation of the live gesture.
  public var translation: Vector<Points>?
  /// Reports a second while touched; nil before there are enough.
  public var reportRate: Double?
  /// The 99th percentile of kernel time to handler start; nil before there are samples.
  public var latency: Interval?
  public var bound: Interval
  public var misses: Int
  public var refused: Int
  /// What was asked of the kernel for the sake of latency; empty where nothing was.
  public var realtime: [RealtimeGrant] = []
  public var isReplay: Bool
  /// What the screen cannot show otherwise, such as `protects this terminal only`.
  public var remarks: [String]

  public init(
    device: DeviceDescription? = nil, deviceCount: Int = 0, contacts: Int = 0,
    translation: Vector<Points>? = nil, reportRate: Double? = nil, latency: Interval? = nil,
    bound: Interval = .milliseconds(8), misses: Int = 0, refused: Int = 0, isReplay: Bool = false,
    remarks: [String] = []
  ) {
    self.device = device
    self.deviceCount = deviceCount
    self.contacts = contacts
    self.translation = translation
    self.reportRate = reportRate
    self.latency = latency
    self.bound = bound
    self.misses = misses
    self.refused = refused
    self.isReplay = isReplay
    self.remarks = remarks
  }
}
