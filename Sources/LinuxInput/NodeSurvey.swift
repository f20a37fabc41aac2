internal import CLibudev
internal import CLinux
internal import Glibc
public import InputModel

/// An event node as kernel and udev tell of it to anybody, without opening it.
public struct SurveyedNode: Hashable, Sendable {
  /// Such as `/dev/input/event4`, whether it is there or not.
  public var node: String
  /// As the kernel has it, control characters included.
  public var name: String
  public var seat: String
  public var role: NodeRole
  /// What udev calls it, such as `touchpad`; nil where udev has not seen it.
  public var udevKinds: [String]?
  /// Whether udev's rules tag it for the seat's user.
  public var hasSeatTag: Bool
  /// udev's ACCEL_MOUNT_MATRIX.
  public var mountMatrix: String?
}

/// All event nodes that the kernel has.
public enum NodeSurvey {
  /// Looks at them all, udev or not; none where sysfs is not there.
  public static func take() -> [SurveyedNode] {
    guard let context = unsafe udev_new() else { return [] }
    defer { unsafe udev_unref(context) }
    guard let list = unsafe udev_enumerate_new(context) else { return [] }
    defer { unsafe udev_enumerate_unref(list) }
    unsafe udev_enumerate_add_match_subsystem(list, "input")
    unsafe udev_enumerate_add_match_sysname(list, "event*")
    unsafe udev_enumerate_scan_devices(list)
    var nodes: [SurveyedNode] = []
    var entry = unsafe udev_enumerate_get_list_entry(list)
    while let current = unsafe entry {
      if let path = unsafe udev_list_entry_get_name(current),
        let node = unsafe UdevDevice(udev_device_new_from_syspath(context, path))?.surveyed
      {
        nodes.append(node)
      }
      unsafe entry = udev_list_entry_get_next(current)
    }
    return nodes.sorted { NodeOrder.precedes($0.node, $1.node) }
  }

  /// Whether udev runs.
  public static var isUdevRunning: Bool { UdevMonitor.isRunning }

  /// What the attempt to read a node shows.
  public enum Trial: Hashable, Sendable {
    case free
    /// Another program holds it exclusively.
    case held
    /// Something touches it: a grab now would leave others with a contact that never lifts.
    case touched
    /// The errno with which the kernel refuses it.
    case refused(Int32)
  }

  /// Opens a node and holds it for a moment, to see whether others do.
  ///
  /// Nobody else loses a touch by it, since none is there.
  public static func tryOut(_ node: String) -> Trial {
    let descriptor = unsafe open(node, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .refused(errno) }
    defer { close(descriptor) }
    guard linux_event_is_down(descriptor) == 0 else { return .touched }
    do throws(SystemError) {
      try Grab.take(descriptor)
      Grab.release(descriptor)
      return .free
    } catch {
      return error.code == EBUSY ? .held : .refused(error.code)
    }
  }
}
