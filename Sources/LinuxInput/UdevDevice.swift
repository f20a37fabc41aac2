internal import CLibudev
internal import InputModel
internal import Recording

/// One device as udev knows it.
@safe struct UdevDevice: ~Copyable {
  private let device: OpaquePointer

  /// Takes the reference over; nil for none.
  init?(_ device: OpaquePointer?) {
    guard let device = unsafe device else { return nil }
    unsafe self.device = device
  }

  deinit {
    unsafe udev_device_unref(device)
  }

  /// What there is to know of it; nil for one without an event node.
  var report: NodeReport? {
    guard let node = unsafe text(udev_device_get_devnode(device)),
      node.hasPrefix("/dev/input/event"),
      let systemPath = unsafe text(udev_device_get_syspath(device))
    else { return nil }
    let name = parentAttribute("name") ?? ""
    let isAccelerometer = NodeReport.isAccelerometer(
      properties: parentAttribute("properties"), name: name)
    let matrix = property("LIBINPUT_CALIBRATION_MATRIX")
    let calibration = matrix.flatMap { CalibrationMatrix(property: $0) }
    let isRemoved = unsafe text(udev_device_get_action(device)) == "remove"
    return NodeReport(
      action: isRemoved ? .removed : .present, node: node, systemPath: systemPath, name: name,
      seat: property("ID_SEAT") ?? "seat0",
      role: NodeReport.role(isAccelerometer: isAccelerometer) { property($0) == "1" },
      calibration: calibration, unreadableCalibration: calibration == nil ? matrix : nil,
      hasHardwareDatabaseAxes: UdevDevice.positionAxes.contains {
        property($0).map(NodeReport.statesScale) ?? false
      })
  }

  /// What there is to know of it for somebody who may not open it; nil for no event node.
  var surveyed: SurveyedNode? {
    guard var report else { return nil }
    let isSeen = unsafe udev_device_get_is_initialized(device) > 0
    if !isSeen {
      let kind = KernelCapabilities.device(name: report.name) { parentAttribute($0) }.kind
      report.role = kind.map { .device($0) } ?? .other
    }
    let kinds = inputProperties.filter { $0.value == "1" }.keys
      .compactMap { $0.hasPrefix("ID_INPUT_") ? $0.dropFirst(9).lowercased() : nil }
    return SurveyedNode(
      node: report.node, name: report.name, seat: report.seat, role: report.role,
      udevKinds: isSeen ? kinds.sorted() : nil,
      hasSeatTag: unsafe udev_device_has_current_tag(device, "uaccess") > 0,
      mountMatrix: property("ACCEL_MOUNT_MATRIX"))
  }

  /// The properties by which udev and its databases tell what the device is and how it is made.
  var inputProperties: [String: String] {
    var properties: [String: String] = [:]
    var entry = unsafe udev_device_get_properties_list_entry(device)
    while let current = unsafe entry {
      if let name = unsafe text(udev_list_entry_get_name(current)),
        ["ID_INPUT", "LIBINPUT_", "EVDEV_ABS_"].contains(where: name.hasPrefix)
      {
        properties[name] = unsafe text(udev_list_entry_get_value(current)) ?? ""
      }
      unsafe entry = udev_list_entry_get_next(current)
    }
    return properties
  }

  /// ABS_X, ABS_Y, ABS_MT_POSITION_X and ABS_MT_POSITION_Y as the hwdb writes them.
  private static let positionAxes = ["00", "01", "35", "36"].map { "EVDEV_ABS_\($0)" }

  private func property(_ name: String) -> String? {
    unsafe text(udev_device_get_property_value(device, name))
  }

  /// An attribute of the input device that the event node belongs to.
  private func parentAttribute(_ name: String) -> String? {
    guard
      let parent = unsafe udev_device_get_parent_with_subsystem_devtype(device, "input", nil)
    else { return nil }
    return unsafe text(udev_device_get_sysattr_value(parent, name))
  }

  private func text(_ text: UnsafePointer<CChar>?) -> String? {
    unsafe text.map { unsafe String(cString: $0) }
  }
}
