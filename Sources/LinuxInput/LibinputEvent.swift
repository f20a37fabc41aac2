internal import CLibinput
internal import InputModel

/// An event of libinput's, destroyed when it goes out of scope.
@safe struct LibinputEvent: ~Copyable {
  /// What the events that we follow are.
  enum Kind: Hashable {
    case deviceRemoved
    case touch(ContactPhase)
    case touchFrame
    case scroll
    case swipe(StrokeUpdate.Phase)
    case button
    case other
  }

  private let event: OpaquePointer

  init(_ event: OpaquePointer) {
    unsafe self.event = event
  }

  deinit {
    unsafe libinput_event_destroy(event)
  }

  var kind: Kind {
    switch unsafe libinput_event_get_type(event) {
    case LIBINPUT_EVENT_DEVICE_REMOVED: .deviceRemoved
    case LIBINPUT_EVENT_TOUCH_DOWN: .touch(.down)
    case LIBINPUT_EVENT_TOUCH_MOTION: .touch(.moved)
    case LIBINPUT_EVENT_TOUCH_UP: .touch(.up)
    case LIBINPUT_EVENT_TOUCH_CANCEL: .touch(.cancelled)
    case LIBINPUT_EVENT_TOUCH_FRAME: .touchFrame
    case LIBINPUT_EVENT_POINTER_SCROLL_FINGER: .scroll
    case LIBINPUT_EVENT_GESTURE_SWIPE_BEGIN: .swipe(.began)
    case LIBINPUT_EVENT_GESTURE_SWIPE_UPDATE: .swipe(.moved)
    case LIBINPUT_EVENT_GESTURE_SWIPE_END: .swipe(.ended)
    case LIBINPUT_EVENT_POINTER_BUTTON: .button
    default: .other
    }
  }

  /// The device's tag; 0 for one without.
  var tag: UInt32 {
    let data = unsafe libinput_device_get_user_data(libinput_event_get_device(event))
    return UInt32(truncatingIfNeeded: UInt(bitPattern: data))
  }

  /// The kernel's time of a touch, a motion, a scroll or a swipe; nil for any other event.
  var time: Instant? {
    let microseconds: UInt64
    switch unsafe libinput_event_get_type(event) {
    case LIBINPUT_EVENT_TOUCH_DOWN, LIBINPUT_EVENT_TOUCH_MOTION, LIBINPUT_EVENT_TOUCH_UP,
      LIBINPUT_EVENT_TOUCH_CANCEL, LIBINPUT_EVENT_TOUCH_FRAME:
      return touchTime
    case LIBINPUT_EVENT_POINTER_MOTION, LIBINPUT_EVENT_POINTER_SCROLL_FINGER:
      microseconds = unsafe libinput_event_pointer_get_time_usec(
        libinput_event_get_pointer_event(event))
    case LIBINPUT_EVENT_GESTURE_SWIPE_BEGIN, LIBINPUT_EVENT_GESTURE_SWIPE_UPDATE,
      LIBINPUT_EVENT_GESTURE_SWIPE_END:
      microseconds = unsafe libinput_event_gesture_get_time_usec(
        libinput_event_get_gesture_event(event))
    default:
      return nil
    }
    return Instant(microseconds: Int64(clamping: microseconds))
  }

  /// Time and slot of a touch; a frame has only the time.
  var touchTime: Instant {
    let touch = unsafe libinput_event_get_touch_event(event)
    return unsafe Instant(microseconds: Int64(libinput_event_touch_get_time_usec(touch)))
  }

  var slot: Int32 {
    unsafe max(libinput_event_touch_get_slot(libinput_event_get_touch_event(event)), 0)
  }

  /// How many device units a touch is from its axes' minimum, whatever libinput takes for their
  /// resolution.
  ///
  /// libinput scales the offset by `extent / (maximum − minimum + 1)`, so with that very number as
  /// extent it is left as it is. On an axis that runs backwards the number is taken without its
  /// sign, which turns the offset round.
  func offset(in extents: AxisExtents) -> (x: Double, y: Double) {
    let touch = unsafe libinput_event_get_touch_event(event)
    return unsafe (
      libinput_event_touch_get_x_transformed(touch, extents.x),
      libinput_event_touch_get_y_transformed(touch, extents.y)
    )
  }

  /// Time and travel of a scroll in libinput's units; both zero at its end.
  var scroll: (time: Instant, x: Double, y: Double) {
    let pointer = unsafe libinput_event_get_pointer_event(event)
    let value = { (axis: libinput_pointer_axis) in
      unsafe libinput_event_pointer_has_axis(pointer, axis) != 0
        ? libinput_event_pointer_get_scroll_value(pointer, axis) : 0
    }
    return unsafe (
      Instant(microseconds: Int64(libinput_event_pointer_get_time_usec(pointer))),
      value(LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL), value(LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL)
    )
  }

  /// Time, fingers and travel of a swipe in libinput's units, and whether it was cancelled at its end.
  var swipe: (time: Instant, fingers: Int, x: Double, y: Double, isCancelled: Bool) {
    let gesture = unsafe libinput_event_get_gesture_event(event)
    let isUpdate = kind == .swipe(.moved)
    let isCancelled =
      kind == .swipe(.ended) && (unsafe libinput_event_gesture_get_cancelled(gesture) != 0)
    return unsafe (
      Instant(microseconds: Int64(libinput_event_gesture_get_time_usec(gesture))),
      Int(libinput_event_gesture_get_finger_count(gesture)),
      isUpdate ? libinput_event_gesture_get_dx(gesture) : 0,
      isUpdate ? libinput_event_gesture_get_dy(gesture) : 0, isCancelled
    )
  }

  /// Time, code and state of a button, physical or tapped.
  var button: (time: Instant, code: UInt32, isDown: Bool) {
    let pointer = unsafe libinput_event_get_pointer_event(event)
    return unsafe (
      Instant(microseconds: Int64(libinput_event_pointer_get_time_usec(pointer))),
      libinput_event_pointer_get_button(pointer),
      libinput_event_pointer_get_button_state(pointer) == LIBINPUT_BUTTON_STATE_PRESSED
    )
  }
}
