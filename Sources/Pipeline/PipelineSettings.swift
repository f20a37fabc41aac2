public import Gestures
public import InputModel

/// How the pipeline works.
public struct PipelineSettings: Hashable, Sendable {
  public var gestures: GestureSettings
  /// Whether contacts, too, are told, as programs that draw or list them need.
  public var reportsContacts: Bool
  /// Whether gestures of contacts are told; they are recognised in any case.
  public var reportsGestures = true
  /// Whether accelerometers' report rates and what the shake recognisers see are told.
  public var reportsMeters: Bool
  /// How often what a shake recogniser sees is told; zero for every sample.
  public var meterInterval = Interval.milliseconds(50)

  public init(
    gestures: GestureSettings = GestureSettings(), reportsContacts: Bool = false,
    reportsMeters: Bool = false
  ) {
    self.gestures = gestures
    self.reportsContacts = reportsContacts
    self.reportsMeters = reportsMeters
  }
}
