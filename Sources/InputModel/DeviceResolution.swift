extension DeviceDescription {
  /// The width that a touchscreen without a declared size is taken to have: 320 pt, the phone that
  /// the thresholds were drawn for.
  public static let assumedTouchscreenWidth = Millimetres(Points(320))

  /// The size that libinput invents for a touchpad without resolution.
  public static let assumedTouchpadSize = Size(width: Millimetres(69), height: Millimetres(50))

  /// The most that one side of an assumed touchscreen is longer than the other.
  private static let longestSides = 10.0

  /// Settles size, size source, surface and finger count from the device's facts and the options.
  public init(id: DeviceID, facts: DeviceFacts, options: DeviceOptions) {
    self.init(id: id, node: facts.node, name: facts.name, kind: facts.kind)
    identity = facts.identity
    guard facts.kind != .accelerometer else {
      let resolution = facts.x.resolution
      accelerometer = AccelerometerAxes(
        unitsPerG: resolution > 0
          ? Double(resolution) : AccelerometerAxes.knownUnitsPerG(name: facts.name),
        firstCode: facts.firstCode)
      sizeSource = resolution > 0 ? .device : .assumed
      hasLocation = false
      return
    }
    let (axes, source) = DeviceDescription.scale(facts, options)
    self.axes = axes
    sizeSource = source
    surface = TouchSurface(
      native: axes.size, calibration: facts.calibration, rotation: options.rotation)
    isGrabbed = options.isGrabbed
    hasLocation = facts.kind == .touchscreen || options.touchpadMode == .contacts
    // An ungrabbed pad keeps one finger for the desktop's pointer.
    let defaultFingers = facts.kind == .touchpad && !options.isGrabbed ? 2 : 1
    fingers = options.fingers ?? defaultFingers
  }

  private static func scale(
    _ facts: DeviceFacts, _ options: DeviceOptions
  ) -> (TouchAxes, SizeSource) {
    if let size = options.size {
      return (axes(facts, spanning: size), .override)
    }
    if facts.x.resolution > 0, facts.y.resolution > 0 {
      let axes = TouchAxes(
        x: AxisScale(facts.x), y: AxisScale(facts.y), slots: facts.slots, traits: facts.traits)
      if isBelievable(axes.size) {
        return (axes, facts.hasHardwareDatabaseAxes ? .override : .device)
      }
    }
    if let size = facts.quirkSize, isBelievable(size) {
      return (axes(facts, spanning: size), .override)
    }
    switch facts.kind {
    case .touchpad:
      return (axes(facts, spanning: assumedTouchpadSize), .assumed)
    case .touchscreen, .accelerometer:
      let width = assumedTouchscreenWidth
      let perUnit = width / max(facts.x.range, 1)
      let height = Millimetres(perUnit.value * max(facts.y.range, 1))
        .clamped(to: width / longestSides...width * longestSides)
      return (axes(facts, spanning: Size(width: width, height: height)), .assumed)
    }
  }

  /// Sizes from a fingertip to a wall are believed; a declared one beyond is no size.
  private static func isBelievable(_ size: Size<Millimetres>) -> Bool {
    let believed = Millimetres(5)...Millimetres(5000)
    return believed.contains(size.width) && believed.contains(size.height)
  }

  private static func axes(_ facts: DeviceFacts, spanning size: Size<Millimetres>) -> TouchAxes {
    TouchAxes(
      x: AxisScale(minimum: facts.x.minimum, maximum: facts.x.maximum, spanning: size.width),
      y: AxisScale(minimum: facts.y.minimum, maximum: facts.y.maximum, spanning: size.height),
      slots: facts.slots, traits: facts.traits)
  }
}

extension AxisFacts {
  /// The number of units from end to end.
  public var range: Double { (Double(maximum) - Double(minimum)).magnitude }
}

extension AxisScale {
  /// The scale that the axis itself declares.
  fileprivate init(_ facts: AxisFacts) {
    self.init(
      minimum: facts.minimum, maximum: facts.maximum,
      unitsPerMillimetre: Double(facts.resolution))
  }
}
