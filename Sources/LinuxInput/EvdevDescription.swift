internal import CLibevdev
internal import InputModel
internal import Recording

// What the kernel says of a device.
extension EvdevDevice {
  var name: String {
    unsafe libevdev_get_name(device).map { unsafe String(cString: $0) } ?? ""
  }

  var slots: Int { unsafe max(Int(libevdev_get_num_slots(device)), 0) }

  /// What the kernel says of an absolute axis; nil where the device has none.
  func axis(_ code: UInt16) -> AxisFacts? {
    guard let information = unsafe libevdev_get_abs_info(device, UInt32(code)) else { return nil }
    return unsafe AxisFacts(
      minimum: information.pointee.minimum, maximum: information.pointee.maximum,
      resolution: information.pointee.resolution)
  }

  var identity: DeviceIdentity {
    DeviceIdentity(
      vendor: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_vendor(device)),
      product: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_product(device)))
  }

  /// All that the kernel says of the device, for a recording.
  var recorded: RecordedDevice {
    var recorded = RecordedDevice(name: name)
    recorded.identity = RecordedDevice.Identity(
      bus: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_bustype(device)),
      vendor: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_vendor(device)),
      product: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_product(device)),
      version: UInt16(truncatingIfNeeded: unsafe libevdev_get_id_version(device)))
    recorded.properties = Set(
      (0...UInt16(INPUT_PROP_MAX)).filter {
        unsafe libevdev_has_property(device, UInt32($0)) != 0
      })
    for type in 0...UInt16(EV_MAX) {
      let highest = libevdev_event_type_get_max(UInt32(type))
      guard highest >= 0, unsafe libevdev_has_event_type(device, UInt32(type)) != 0 else {
        continue
      }
      recorded.codes[type] = Set((0...UInt16(highest)).filter { has(type, $0) })
    }
    for code in recorded.codes[EventCode.absolute] ?? [] {
      guard let information = unsafe libevdev_get_abs_info(device, UInt32(code)) else { continue }
      recorded.axes[code] = unsafe RecordedDevice.Axis(
        minimum: information.pointee.minimum, maximum: information.pointee.maximum,
        fuzz: information.pointee.fuzz, flat: information.pointee.flat,
        resolution: information.pointee.resolution)
    }
    return recorded
  }

  var traits: TouchTraits {
    TouchTraits(
      isSemiMultitouch: unsafe libevdev_has_property(device, UInt32(INPUT_PROP_SEMI_MT)) != 0,
      axis: { axis($0) }, hasKey: { has(EventCode.key, $0) })
  }
}
