internal import InputModel

/// Tells a finger that touches a pad from one that hovers over it, and both from a palm.
///
/// Drivers tell touching by BTN_TOUCH, by pressure, or by both, and few by all that they declare.
/// Touchscreens are taken as they are, as libinput does it.
struct TouchRule: Sendable {
  /// From which share of its range on an axis says that a contact touches, and until which.
  private struct Shares {
    var begins: Double
    var ends: Double
  }

  /// Where the driver says that something touches, the pressure of a contact tells only whether it is
  /// the one: 10 and 8 of 255. They are libinput's own figures for pads whose fingers weigh little
  /// (30-vendor-elantech.quirks, 30-vendor-cypress.quirks).
  private static let light = Shares(begins: 10.0 / 255, ends: 8.0 / 255)
  /// Where it says that nothing does, but fingers near the pad weigh something, too: 12 and 10 % of
  /// the range, as libinput has it (evdev-mt-touchpad.c, tp_init_pressure), about the 30 and 25 of
  /// 255 of the kernel's synaptics.c.
  private static let firm = Shares(begins: 0.12, ends: 0.10)
  /// Where it has never said anything: 10 and 8 %, since a recorded stroke on such a pad weighs 10 to
  /// 13 of 127 and would be none.
  private static let alone = Shares(begins: 0.10, ends: 0.08)
  /// Of a size: 150 and 130 of 2048, libinput's figures for Apple's pads (50-system-apple.quirks).
  private static let size = Shares(begins: 150.0 / 2048, ends: 130.0 / 2048)

  /// The same in units of the axis.
  private struct Limits {
    var begins: Int32
    var ends: Int32

    init(_ shares: Shares, of axis: TouchTraits.Firmness?) {
      let value = { (share: Double) in
        Int32(clamping: Int64((axis?.value(at: share) ?? 0).rounded(.up)))
      }
      begins = value(shares.begins)
      ends = value(shares.ends)
    }
  }

  private let traits: TouchTraits
  private let light: Limits
  private let firm: Limits
  private let alone: Limits
  private let size: Limits

  init(_ traits: TouchTraits) {
    self.traits = traits
    light = Limits(TouchRule.light, of: traits.firmness)
    firm = Limits(TouchRule.firm, of: traits.firmness)
    alone = Limits(TouchRule.alone, of: traits.firmness)
    size = Limits(TouchRule.size, of: traits.firmness)
  }

  /// Whether pressure belongs to the device and not to its contacts.
  var sharesPressure: Bool { traits.firmness?.axis == .shared }

  /// Whether a contact is as firm as a touch; nil where nothing tells.
  func presses(_ slot: TrackedSlot, shared: Int32, _ keys: FingerKeys) -> Bool? {
    guard let axis = traits.firmness?.axis else { return nil }
    let value: Int32
    var limits = keys.isTouched ? light : keys.wasEverTouched ? firm : alone
    switch axis {
    case .ofContact: value = slot.pressure
    case .shared: value = shared
    case .size: (value, limits) = (slot.size, size)
    }
    return value >= (slot.wasDown ? limits.ends : limits.begins)
  }

  /// Whether what is in a slot touches.
  ///
  /// - Parameter anyPresses: Whether any slot's pressure is that of a touch. Where the driver says
  ///   that something touches and none is, pressure is of no use.
  func touches(
    _ slot: TrackedSlot, presses: Bool?, anyPresses: Bool, _ keys: FingerKeys
  ) -> Bool {
    guard slot.distance <= 0 else { return false }
    if let presses {
      return presses || keys.isTouched && !anyPresses && traits.firmness?.axis != .size
    }
    // Near and not touching, by the word of the driver.
    return keys.isTouched || !traits.tellsTouch || keys.count == 0
  }

  /// Whether a contact is too large or too heavy for a finger. A pad that is pressed down weighs
  /// more on every finger.
  func isLarge(_ slot: TrackedSlot, _ keys: FingerKeys) -> Bool {
    if let limit = traits.palmSize, slot.size >= limit { return true }
    guard let limit = traits.palmPressure, !keys.isClicked else { return false }
    return slot.pressure > limit
  }
}
