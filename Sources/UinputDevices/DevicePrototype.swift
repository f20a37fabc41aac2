internal import CLibevdev
internal import InputModel
internal import SceneScript

/// What a uinput device is made from.
@safe struct DevicePrototype: ~Copyable {
  let device: OpaquePointer

  init(name: String) {
    unsafe device = unsafe libevdev_new()
    unsafe libevdev_set_name(device, name)
    unsafe libevdev_set_id_bustype(device, BUS_VIRTUAL)
    unsafe libevdev_set_id_vendor(device, 0x1209)
    unsafe libevdev_set_id_product(device, 0x1a7c)
  }

  deinit {
    unsafe libevdev_free(device)
  }

  func addAccelerometer(_ scene: SceneDevice) {
    unsafe libevdev_enable_property(device, UInt32(INPUT_PROP_ACCELEROMETER))
    for code in [ABS_X, ABS_Y, ABS_Z] { add(code, scene.x) }
  }

  func addTouch(_ scene: SceneDevice, property: Int32) {
    unsafe libevdev_enable_property(device, UInt32(property))
    add(key: BTN_TOUCH)
    add(ABS_X, scene.x)
    add(ABS_Y, scene.y)
    guard scene.slots > 0 else { return }
    add(ABS_MT_SLOT, AxisFacts(minimum: 0, maximum: Int32(scene.slots) - 1, resolution: 0))
    add(ABS_MT_TRACKING_ID, AxisFacts(minimum: 0, maximum: 65535, resolution: 0))
    add(ABS_MT_TOOL_TYPE, AxisFacts(minimum: 0, maximum: 15, resolution: 0))
    add(ABS_MT_POSITION_X, scene.x)
    add(ABS_MT_POSITION_Y, scene.y)
  }

  func addTouchpad(_ scene: SceneDevice) {
    addTouch(scene, property: INPUT_PROP_POINTER)
    unsafe libevdev_enable_property(device, UInt32(INPUT_PROP_BUTTONPAD))
    for key in [
      BTN_LEFT, BTN_TOOL_FINGER, BTN_TOOL_DOUBLETAP, BTN_TOOL_TRIPLETAP, BTN_TOOL_QUADTAP,
      BTN_TOOL_QUINTTAP,
    ] {
      add(key: key)
    }
  }

  func add(_ decoy: Decoy) {
    switch decoy {
    case .keyboard: for key in KEY_ESC...KEY_COMPOSE { add(key: key) }
    case .mouse:
      for key in [BTN_LEFT, BTN_RIGHT] { add(key: key) }
      for code in [REL_X, REL_Y] {
        unsafe libevdev_enable_event_code(device, UInt32(EV_REL), UInt32(code), nil)
      }
    case .joystick:
      for key in [BTN_TRIGGER, BTN_THUMB] { add(key: key) }
      for code in [ABS_X, ABS_Y] { add(code, AxisFacts(minimum: 0, maximum: 255, resolution: 0)) }
    case .tablet:
      for key in [BTN_TOOL_PEN, BTN_STYLUS, BTN_TOUCH] { add(key: key) }
      for code in [ABS_X, ABS_Y] {
        add(code, AxisFacts(minimum: 0, maximum: 20000, resolution: 100))
      }
      add(ABS_PRESSURE, AxisFacts(minimum: 0, maximum: 2047, resolution: 0))
    case .combined:
      unsafe libevdev_enable_property(device, UInt32(INPUT_PROP_POINTER))
      for key in KEY_ESC...KEY_COMPOSE { add(key: key) }
      for key in [BTN_LEFT, BTN_TOUCH, BTN_TOOL_FINGER] { add(key: key) }
      for code in [ABS_X, ABS_Y] {
        add(code, AxisFacts(minimum: 0, maximum: 3000, resolution: 30))
      }
    case .lid:
      unsafe libevdev_enable_event_code(device, UInt32(EV_SW), UInt32(SW_LID), nil)
    }
  }

  private func add(key: Int32) {
    unsafe libevdev_enable_event_code(device, UInt32(EV_KEY), UInt32(key), nil)
  }

  private func add(_ code: Int32, _ axis: AxisFacts) {
    var information = input_absinfo()
    information.minimum = axis.minimum
    information.maximum = axis.maximum
    information.resolution = axis.resolution
    unsafe libevdev_enable_event_code(device, UInt32(EV_ABS), UInt32(code), &information)
  }
}
