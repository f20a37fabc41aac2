internal import CLibudev
internal import CLinux
internal import Glibc
internal import InputModel

/// Our one udev monitor: the nodes that are there, and those that come, change and go.
@safe struct UdevMonitor: ~Copyable {
  private let context: OpaquePointer
  private let monitor: OpaquePointer
  /// Readable when something came.
  let descriptor: Int32

  /// Whether udev runs. Without it nothing is known of any device but what the kernel tells.
  static var isRunning: Bool { unsafe access("/run/udev/control", F_OK) == 0 }

  /// Starts to listen. What happens from now on is reported, so enumerate afterwards. Where udev does
  /// not run, nothing is reported.
  init() throws(InputError) {
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
        let report = unsafe UdevDevice(udev_device_new_from_syspath(context, path))?.report
      {
        reports.append(report)
      }
      unsafe entry = udev_list_entry_get_next(current)
    }
    return reports.sorted { NodeOrder.precedes($0.node, $1.node) }
  }

  /// What udev says of the node with a device number; nil for no event node.
  borrowing func report(number: dev_t) -> NodeReport? {
    unsafe UdevDevice(
      udev_device_new_from_devnum(context, CChar(UInt8(ascii: "c")), number))?.report
  }

  /// What udev says of a node as an input device; empty for none.
  borrowing func inputProperties(of node: String) -> [String: String] {
    var information = stat()
    guard unsafe stat(node, &information) == 0 else { return [:] }
    let device = unsafe UdevDevice(
      udev_device_new_from_devnum(context, CChar(UInt8(ascii: "c")), information.st_rdev))
    return device?.inputProperties ?? [:]
  }

  enum Happening: Hashable {
    case node(NodeReport)
    case nothing
    /// The kernel dropped reports: what is there must be enumerated again.
    case overflow
  }

  /// The next thing that happened.
  borrowing func next() -> Happening {
    while let device = unsafe UdevDevice(udev_monitor_receive_device(monitor)) {
      if let report = device.report { return .node(report) }
    }
    return errno == ENOBUFS ? .overflow : .nothing
  }
}
