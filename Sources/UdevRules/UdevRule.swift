/// The rules of `udev-rules`, for whoever has the program alone.
public enum UdevRule: String, CaseIterable, Hashable, Sendable {
  /// For whoever sits at the seat, by logind.
  case seat
  /// For the members of group `detent`, without logind.
  case group
  /// For quick wake-ups.
  case realtime

  /// The whole file.
  public var text: String {
    let bytes =
      switch self {
      case .seat: PackageResources.seat_rules
      case .group: PackageResources.group_rules
      case .realtime: PackageResources.realtime_rules
      }
    return String(decoding: bytes, as: UTF8.self)
  }
}
