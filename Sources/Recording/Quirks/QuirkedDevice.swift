internal import InputModel

extension Recording {
  /// The recording as libinput's quirks have its devices, where quirks were recorded.
  public var quirked: Recording { Recording(devices: devices.map(\.quirked)) }
}

extension RecordedDevice {
  /// The device without what its quirks take away and with what they add, and its frames without the
  /// events of what is taken away.
  public var quirked: RecordedDevice {
    var device = self
    for quirk in quirks.compactMap({ Quirk($0) }) {
      switch quirk {
      case .size, .resolution: break
      case .codes(let changes): for change in changes { device.apply(change) }
      case .properties(let changes):
        for change in changes {
          if change.isAdded {
            device.properties.insert(change.thing)
          } else {
            device.properties.remove(change.thing)
          }
        }
      }
    }
    return device
  }

  private mutating func apply(_ change: Quirk.Change<Quirk.Codes>) {
    let (type, code) = (change.thing.type, change.thing.code)
    guard !change.isAdded else {
      guard let code else { return }
      codes[type, default: []].insert(code)
      // libinput has no range to give to an axis, either.
      if type == EventCode.absolute, axes[code] == nil { axes[code] = Axis(minimum: 0, maximum: 1) }
      return
    }
    if let code { codes[type]?.remove(code) } else { codes[type] = nil }
    if type == EventCode.absolute { axes = axes.filter { code != nil && $0.key != code } }
    for index in frames.indices {
      frames[index].events.removeAll { $0.type == type && (code == nil || $0.code == code) }
    }
  }

  /// The size that a quirk states for axes that declare no resolution.
  ///
  /// libinput believes the kernel first, then AttrResolutionHint, then AttrSizeHint, and makes the
  /// latter a whole number of units a millimetre (evdev.c, evdev_fix_abs_resolution). A device
  /// without slots has it by ABS_X and ABS_Y.
  var quirkSize: Size<Millimetres>? {
    let hasSlots = axes[EventCode.absMTSlot] != nil
    let single = (axes[EventCode.absX], axes[EventCode.absY])
    let multiple = (axes[EventCode.absMTPositionX], axes[EventCode.absMTPositionY])
    guard let x = hasSlots ? multiple.0 ?? single.0 : single.0 ?? multiple.0,
      let y = hasSlots ? multiple.1 ?? single.1 : single.1 ?? multiple.1,
      x.resolution == 0, y.resolution == 0
    else { return nil }
    var hint: (x: Double, y: Double)?
    for quirk in quirks.compactMap({ Quirk($0) }) {
      switch quirk {
      case .resolution(let width, let height): hint = (Double(width), Double(height))
      case .size(let width, let height) where hint == nil:
        hint = (
          (x.units / Double(width)).rounded(.towardZero),
          (y.units / Double(height)).rounded(.towardZero)
        )
      case .size, .codes, .properties: break
      }
    }
    guard let hint, hint.x > 0, hint.y > 0 else { return nil }
    return Size(
      width: Millimetres(x.units / hint.x), height: Millimetres(y.units / hint.y))
  }
}

extension RecordedDevice.Axis {
  /// The number of units from end to end.
  fileprivate var units: Double { Double(maximum) - Double(minimum) }
}
