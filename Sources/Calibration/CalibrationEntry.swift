internal import InputModel

/// A file that makes udev know what was measured.
public struct CalibrationEntry: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// Sizes: udev's keyboard builtin sets them on the node.
    case hardwareDatabase = "hwdb"
    /// A matrix, which libinput and Detent read from udev.
    case rule
  }

  public var kind: Kind
  public var path: String
  public var text: String

  /// The hwdb entry that gives the axes their resolution.
  public init(_ scale: ScaleFit, of match: DeviceMatch, on range: TouchRange, hasSlots: Bool) {
    kind = .hardwareDatabase
    // 60-evdev.hwdb asks for local entries behind itself, by this number.
    path = "/etc/udev/hwdb.d/61-evdev-detent-\(match.slug).hwdb"
    let resolution = scale.resolution
    var lines = [
      "# Measured by detent calibrate: \(Figures.millimetres(scale.size(on: range))), "
        + "\(Figures.text(scale.unitsPerMillimetre.x, decimals: 2)) and "
        + "\(Figures.text(scale.unitsPerMillimetre.y, decimals: 2)) units/mm.",
      match.hardwareDatabaseLine,
    ]
    // ABS_X and ABS_Y, and with slots ABS_MT_POSITION_X and ABS_MT_POSITION_Y.
    for (x, y) in [("00", "01"), ("35", "36")].prefix(hasSlots ? 2 : 1) {
      lines.append(" EVDEV_ABS_\(x)=::\(resolution.x)")
      lines.append(" EVDEV_ABS_\(y)=::\(resolution.y)")
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The rule that gives the device its calibration matrix.
  public init(_ fit: CornerFit, of match: DeviceMatch) {
    kind = .rule
    path = "/etc/udev/rules.d/99-detent-calibration-\(match.slug).rules"
    text = """
      # Measured by detent calibrate: the panel is \(fit.mounting.name).
      ACTION!="remove", SUBSYSTEM=="input", KERNEL=="event*", \(match.ruleConditions), \
      ENV{LIBINPUT_CALIBRATION_MATRIX}="\(Figures.property(fit.matrix))"

      """
  }
}
