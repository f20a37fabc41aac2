internal import CLibinput
internal import InputModel

/// A node that libinput reads, until the value goes.
@safe struct LibinputDevice: ~Copyable {
  private let pointer: OpaquePointer
  private let context: OpaquePointer
  private let host: LibinputHost

  init(_ pointer: OpaquePointer, of context: OpaquePointer, _ host: LibinputHost) {
    unsafe self.pointer = unsafe libinput_device_ref(pointer)
    unsafe self.context = unsafe libinput_ref(context)
    self.host = host
  }

  deinit {
    // What libinput still says of the device is for nobody.
    unsafe libinput_device_set_user_data(pointer, nil)
    // Also needed after an unplug: libinput's list of paths still has the node.
    unsafe libinput_path_remove_device(pointer)
    unsafe libinput_device_unref(pointer)
    unsafe libinput_unref(context)
  }

  /// The number by which events name the device, since libinput hands back its own pointer.
  func setTag(_ tag: UInt32) {
    unsafe libinput_device_set_user_data(pointer, UnsafeMutableRawPointer(bitPattern: UInt(tag)))
  }

  /// The size by the kernel's resolution, by a quirk, or invented for a touchpad without either;
  /// nil for a touchscreen without either.
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

  /// Sets a touchpad up for strokes: taps on, true directions, no pause while typing, and flat
  /// acceleration, so that travel is proportional to that of the fingers.
  func configureGestures() {
    unsafe libinput_device_config_tap_set_enabled(pointer, LIBINPUT_CONFIG_TAP_ENABLED)
    unsafe libinput_device_config_tap_set_drag_enabled(pointer, LIBINPUT_CONFIG_DRAG_DISABLED)
    unsafe libinput_device_config_dwt_set_enabled(pointer, LIBINPUT_CONFIG_DWT_DISABLED)
    unsafe libinput_device_config_scroll_set_natural_scroll_enabled(pointer, 0)
    // A physical click is the left button then, however many fingers lie on the pad.
    unsafe libinput_device_config_click_set_method(pointer, LIBINPUT_CONFIG_CLICK_METHOD_NONE)
    unsafe libinput_device_config_scroll_set_method(pointer, LIBINPUT_CONFIG_SCROLL_2FG)
    unsafe libinput_device_config_accel_set_profile(pointer, LIBINPUT_CONFIG_ACCEL_PROFILE_FLAT)
    unsafe libinput_device_config_accel_set_speed(pointer, 0)
  }
}
