internal import CLibudev
internal import Glibc
internal import InputModel

/// Our one udev monitor: the nodes that are there, and those that come, change and go.
@safe struct UdevMonitor: ~Copyable {
  private let context: OpaquePointer
  private let monitor: OpaquePointer
  /// Readable when something came.
  let descriptor: Int32

  /// Starts to listen. What happens from now on is reported, so enumerate afterwards.
  init() throws(InputError) {
    guard unsafe access("/run/udev/control", F_OK) == 0 else {
      throw .noDevice(
        "udev is not running (/run/udev/control is absent), and without it no input device can be"
          + " told from another")
    }
    guard let context = unsafe udev_new() else { throw .failure("libudev: no context") }
    guard let monitor = unsafe udev_monitor_new_from_netlink(context, "udev") else {
      unsafe udev_unref(context)
      throw .failure("libudev: no monitor: \(SystemError().message)")
    }
    unsafe udev_monitor_filter_add_match_subsystem_devtype(monitor, "input", nil)
    guard unsafe udev_monitor_enable_receiving(monitor) >= 0 else {
      unsafe udev_monitor_unref(monitor)
      unsafe udev_unref(context)
      throw .failure("libudev: the monitor cannot listen: \(SystemError().message)")
    }
    unsafe self.context = context
    unsafe self.monitor = monitor
    descriptor = unsafe udev_monitor_get_fd(monitor)
  }

  deinit {
    unsafe udev_monitor_unref(monitor)
    unsafe udev_unref(context)
  }

  /// The nodes that udev has finished with.
  borrowing func enumerate() -> [NodeReport] {
    guard let list = unsafe udev_enumerate_new(context) else { return [] }
    defer { unsafe udev_enumerate_unref(list) }
    unsafe udev_enumerate_add_match_subsystem(list, "input")
    unsafe udev_enumerate_add_match_is_initialized(list)
    unsafe udev_enumerate_scan_devices(list)
    var reports: [NodeReport] = []
    var entry = unsafe udev_enumerate_get_list_entry(list)
    while let current = unsafe entry {
      if let path = unsafe udev_list_entry_get_name(current),
        let device = unsafe udev_device_new_from_syspath(context, path)
      {
        if let report = unsafe UdevMonitor.report(of: device) { reports.append(report) }
        unsafe udev_device_unref(device)
      }
      unsafe entry = udev_list_entry_get_next(current)
    }
    return reports.sorted { $0.node.utf8.count < $1.node.utf8.count || $0.node < $1.node }
  }

  /// The next thing that happened to a node; nil when nothing waits.
  borrowing func next() -> NodeReport? {
    while let device = unsafe udev_monitor_receive_device(monitor) {
      defer { unsafe udev_device_unref(device) }
      if let report = unsafe UdevMonitor.report(of: device) { return report }
    }
    return nil
  }

  /// What udev says of a device; nil for one without an event node.
  private static func report(of device: OpaquePointer) -> NodeReport? {
    guard let path = unsafe udev_device_get_devnode(device) else { return nil }
    let node = unsafe String(cString: path)
    guard node.hasPrefix("/dev/input/event") else { return nil }
    let property = { (name: String) -> String? in
      unsafe udev_device_get_property_value(device, name).map { unsafe String(cString: $0) }
    }
    let action = unsafe udev_device_get_action(device).map { unsafe String(cString: $0) }
    let matrix = property("LIBINPUT_CALIBRATION_MATRIX")
    let calibration = matrix.flatMap { CalibrationMatrix(property: $0) }
    return NodeReport(
      action: action == "remove" ? .removed : .present, node: node,
      seat: property("ID_SEAT") ?? "seat0",
      role: NodeReport.role { property($0) == "1" },
      isKeyboard: property("ID_INPUT_KEYBOARD") == "1", calibration: calibration,
      unreadableCalibration: calibration == nil ? matrix : nil,
      hasHardwareDatabaseAxes: unsafe hasAxes(device))
  }

  /// Whether a hwdb entry set an axis, as udev's keyboard builtin then has.
  private static func hasAxes(_ device: OpaquePointer) -> Bool {
    var entry = unsafe udev_device_get_properties_list_entry(device)
    while let current = unsafe entry {
      if let name = unsafe udev_list_entry_get_name(current),
        unsafe String(cString: name).hasPrefix("EVDEV_ABS_")
      {
        return true
      }
      unsafe entry = udev_list_entry_get_next(current)
    }
    return false
  }
}
