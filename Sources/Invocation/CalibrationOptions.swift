public import InputModel

/// What `detent calibrate` was asked for.
public struct CalibrationOptions: Hashable, Sendable {
  /// Marks that most rulers, and most pads, have room for.
  public static let usualRuler = Millimetres(50)

  /// How far the two marks of the ruler are apart.
  public var ruler = CalibrationOptions.usualRuler
  /// Whether what was measured is put into udev's folders and proved by a second measurement.
  public var installs = false
  /// Whether what is in force is only held against a measurement.
  public var checks = false

  public init() {}
}
