internal import CLibinput
internal import InputModel

/// A device of libinput's, held by a reference of ours.
@safe struct LibinputDevice: ~Copyable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    unsafe self.pointer = unsafe libinput_device_ref(pointer)
  }

  deinit {
    unsafe libinput_device_unref(pointer)
  }

  /// The number by which events name the device, since libinput hands back its own pointer.
  func setTag(_ tag: UInt32) {
    unsafe libinput_device_set_user_data(pointer, UnsafeMutableRawPointer(bitPattern: UInt(tag)))
  }

  /// The size that libinput knows or invents; nil for a touchscreen without resolution.
  var size: Size<Millimetres>? {
    var width = 0.0
    var height = 0.0
    guard unsafe libinput_device_get_size(pointer, &width, &height) == 0, width > 0, height > 0
    else { return nil }
    return Size(width: Millimetres(width), height: Millimetres(height))
  }

  /// Leaves calibration to us: libinput's works on normalised coordinates and bends distances.
  func clearCalibration() {
    guard unsafe libinput_device_config_calibration_has_matrix(pointer) != 0 else { return }
    var identity: [Float] = [1, 0, 0, 0, 1, 0]
    unsafe libinput_device_config_calibration_set_matrix(pointer, &identity)
  }

  /// Makes libinput close its descriptor of the device; it still reports the unplug.
  func disableEvents() {
    let mode = UInt32(LIBINPUT_CONFIG_SEND_EVENTS_DISABLED.rawValue)
    unsafe libinput_device_config_send_events_set_mode(pointer, mode)
  }

  /// Sets a touchpad up for strokes: taps on, true directions, no pause while typing, and flat
  /// acceleration, so that travel is proportional to that of the fingers.
  func configureGestures() {
    unsafe libinput_device_config_tap_set_enabled(pointer, LIBINPUT_CONFIG_TAP_ENABLED)
    unsafe libinput_device_config_tap_set_drag_enabled(pointer, LIBINPUT_CONFIG_DRAG_DISABLED)
    unsafe libinput_device_config_dwt_set_enabled(pointer, LIBINPUT_CONFIG_DWT_DISABLED)
    unsafe libinput_device_config_scroll_set_natural_scroll_enabled(pointer, 0)
    unsafe libinput_device_config_scroll_set_method(pointer, LIBINPUT_CONFIG_SCROLL_2FG)
    unsafe libinput_device_config_accel_set_profile(pointer, LIBINPUT_CONFIG_ACCEL_PROFILE_FLAT)
    unsafe libinput_device_config_accel_set_speed(pointer, 0)
  }
}
