internal import CLibevdev
internal import Recording

extension DevicePrototype {
  /// Takes all that a recorded device can send over: keys, axes and properties.
  ///
  /// Lamps, sounds, forces and repetition are left out, since nothing of them is played.
  func add(_ device: RecordedDevice) {
    let identity = device.identity
    unsafe libevdev_set_id_bustype(self.device, Int32(identity.bus))
    unsafe libevdev_set_id_vendor(self.device, Int32(identity.vendor))
    unsafe libevdev_set_id_product(self.device, Int32(identity.product))
    unsafe libevdev_set_id_version(self.device, Int32(identity.version))
    for property in device.properties {
      unsafe libevdev_enable_property(self.device, UInt32(property))
    }
    for type in [EV_KEY, EV_REL, EV_MSC, EV_SW] {
      for code in device.codes[UInt16(type)] ?? [] {
        unsafe libevdev_enable_event_code(self.device, UInt32(type), UInt32(code), nil)
      }
    }
    for (code, axis) in device.axes {
      var information = input_absinfo()
      information.minimum = axis.minimum
      information.maximum = axis.maximum
      information.fuzz = axis.fuzz
      information.flat = axis.flat
      information.resolution = axis.resolution
      unsafe libevdev_enable_event_code(
        self.device, UInt32(EV_ABS), UInt32(code), &information)
    }
  }
}
