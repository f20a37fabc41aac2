internal import CLinux

/// The exclusive hold of an event node (EVIOCGRAB), which ends with its descriptor at the latest.
enum Grab {
  /// Takes the device for this process alone. Throws EBUSY when another process holds it.
  static func take(_ descriptor: Int32) throws(SystemError) {
    guard linux_event_grab(descriptor, 1) == 0 else { throw SystemError() }
  }

  static func release(_ descriptor: Int32) {
    _ = linux_event_grab(descriptor, 0)
  }

  /// Whether something touches: a grab now would leave others with a contact that never lifts.
  static func isTouched(_ descriptor: Int32) -> Bool {
    linux_event_is_touched(descriptor) != 0
  }
}
