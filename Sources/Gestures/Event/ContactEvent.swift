public import InputModel

/// One step of one contact, for programs that draw contacts or recognise gestures of their own.
public struct ContactEvent: Hashable, Sendable {
  public var device: DeviceID
  public var time: Instant
  public var slot: Int32
  public var phase: ContactPhase
  /// Where the contact is on the device's surface.
  public var location: Vector<Points>
  /// The same at true scale, which a calibration matrix bends no distance of. Only differences mean
  /// anything.
  public var path: Vector<Points>
  /// Why the contact was cancelled.
  public var interruption: Interruption?

  /// A step of a contact, whose path is its location unless told otherwise.
  public init(
    device: DeviceID, time: Instant, slot: Int32, phase: ContactPhase, location: Vector<Points>,
    path: Vector<Points>? = nil, interruption: Interruption? = nil
  ) {
    self.device = device
    self.time = time
    self.slot = slot
    self.phase = phase
    self.location = location
    self.path = path ?? location
    self.interruption = interruption
  }
}
