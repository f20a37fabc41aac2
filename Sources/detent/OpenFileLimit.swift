internal import CLinux
internal import LinuxInput

/// How many files the kernel lets this process have open.
enum OpenFileLimit {
  /// Twenty for the program, its screen, its mail and its list, and a dozen for devices.
  private static let need: Int64 = 32
  /// What is asked for where that is allowed and less is set.
  private static let wish: Int64 = 256

  /// Why there is too little room, after the limit was raised as far as is allowed; nil where there is
  /// enough. Without it, whatever is opened last would be blamed.
  static var lack: InputError? {
    let limit = linux_raise_open_file_limit(wish)
    guard limit < need else { return nil }
    return .failure(
      "this process may have no more than \(limit) files open, and needs \(need): raise the limit"
        + " (ulimit -n; LimitNOFILE= in a systemd unit; nofile in limits.conf)")
  }
}
