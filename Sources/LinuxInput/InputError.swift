/// Why devices cannot be read. Each case has its exit status in the design.
public enum InputError: Error, Hashable, Sendable {
  /// A node was named that cannot be what was meant.
  case usage(String)
  /// There is no usable device, or no udev to find one.
  case noDevice(String)
  /// The kernel refuses a node to this user.
  case notPermitted(String)
  /// A library or the kernel failed.
  case failure(String)

  /// A sentence that names the culprit.
  public var message: String {
    switch self {
    case .usage(let message), .noDevice(let message), .notPermitted(let message),
      .failure(let message):
      message
    }
  }
}
