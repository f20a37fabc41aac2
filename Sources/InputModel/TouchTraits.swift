/// What a touch device tells of its contacts beside their places.
public struct TouchTraits: Hashable, Sendable {
  /// An axis that tells how firmly a pad is touched. Units are the maker's own: only their share of
  /// the range says much.
  public struct Firmness: Hashable, Sendable {
    public enum Axis: Hashable, Sendable {
      /// ABS_MT_PRESSURE: each contact has its own.
      case ofContact
      /// ABS_PRESSURE: all share one.
      case shared
      /// ABS_MT_TOUCH_MAJOR: what flattens touches.
      case size
    }

    public var axis: Axis
    public var minimum: Int32
    public var maximum: Int32
  }

  /// The contacts are the corners of the box round all fingers (INPUT_PROP_SEMI_MT).
  public var isSemiMultitouch = false
  /// Each frame lists its contacts without slots (SYN_MT_REPORT, protocol A).
  public var isAnonymous = false
  /// The driver says whether something touches (BTN_TOUCH).
  public var tellsTouch = false
  /// Nil where there is none or it tells nothing.
  public var firmness: Firmness?
  /// The pressure of one contact from which it is a palm; nil where pressure does not tell.
  public var palmPressure: Int32?
  /// ABS_MT_TOUCH_MAJOR from which a contact is a palm; nil where its unit is not known.
  public var palmSize: Int32?

  public init() {}
}

extension TouchTraits {
  /// 130 is what libinput takes for a palm where no quirk says otherwise; nearly all such axes go to
  /// 255. (evdev-mt-touchpad.c, tp_read_palm_pressure_prop.)
  static let palmPressure: Int32 = 130
  /// A contact of 25 mm is no finger: pads that tell a palm from a finger by themselves are tested
  /// with one of 27 mm (Windows Precision Touchpad, confidence reporting), and a thumb has 20.
  static let palmSize = Millimetres(25)

  /// The traits of a device by its axes, keys and properties.
  public init(
    isSemiMultitouch: Bool, axis: (UInt16) -> AxisFacts?, hasKey: (UInt16) -> Bool
  ) {
    self.isSemiMultitouch = isSemiMultitouch
    isAnonymous = axis(EventCode.absMTSlot) == nil && axis(EventCode.absMTPositionX) != nil
    tellsTouch = hasKey(EventCode.buttonTouch)
    if let own = axis(EventCode.absMTPressure) {
      firmness = Firmness(.ofContact, own)
      let isTold = firmness != nil && own.maximum > TouchTraits.palmPressure
      palmPressure = isTold ? TouchTraits.palmPressure : nil
    } else if let shared = axis(EventCode.absPressure) {
      // Of several contacts it is that of one, of whichever: then the size tells more.
      let size = axis(EventCode.absMTPositionX) == nil ? nil : axis(EventCode.absMTTouchMajor)
      firmness = size.map { Firmness(.size, $0) } ?? Firmness(.shared, shared)
    }
    palmSize = TouchTraits.palmSize(axis)
  }

  /// The kernel means the size in units of the surface, but many drivers write what they like. It is
  /// believed where the axis states its own resolution, or its range is that of a surface.
  private static func palmSize(_ axis: (UInt16) -> AxisFacts?) -> Int32? {
    guard let size = axis(EventCode.absMTTouchMajor), let x = axis(EventCode.absMTPositionX),
      let y = axis(EventCode.absMTPositionY)
    else { return nil }
    let isOfSurface = Double(size.maximum) * 2 >= min(x.range, y.range)
    let unit = size.resolution > 0 ? size.resolution : isOfSurface ? x.resolution : 0
    guard unit > 0 else { return nil }
    return Int32(clamping: Int64(TouchTraits.palmSize.value * Double(unit)))
  }
}

extension TouchTraits.Firmness {
  /// Nil for an axis without a range, and for one with a resolution: it measures a force, in grams
  /// or so, on pads that tell by themselves what touches.
  fileprivate init?(_ kind: Axis, _ facts: AxisFacts) {
    guard facts.maximum > facts.minimum, facts.resolution == 0 || kind == .size else { return nil }
    axis = kind
    minimum = facts.minimum
    maximum = facts.maximum
  }

  /// The value at a share of the range.
  public func value(at share: Double) -> Double {
    Double(minimum) + share * (Double(maximum) - Double(minimum))
  }
}
