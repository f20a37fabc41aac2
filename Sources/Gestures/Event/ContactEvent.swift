public import InputModel

/// One step of one contact, for programs that draw or list contacts.
public struct ContactEvent: Hashable, Sendable {
  public var device: DeviceID
  public var time: Instant
  public var slot: Int32
  public var phase: ContactPhase
  public var location: Vector<Points>
  /// Why the contact was cancelled.
  public var interruption: Interruption?

  public init(
    device: DeviceID, time: Instant, slot: Int32, phase: ContactPhase, location: Vector<Points>,
    interruption: Interruption? = nil
  ) {
    self.device = device
    self.time = time
    self.slot = slot
    self.phase = phase
    self.location = location
    self.interruption = interruption
  }
}
