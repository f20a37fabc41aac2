/// Why a touch did not unlock.
public enum MetricRefusal: String, MetricLabel {
  /// Let go of before the end of the way.
  case tooShort = "too_short"
  case besideThumb = "beside_thumb"
  case held
  case notInOneGo = "not_in_one_go"
  case noPlace = "no_place"
  case surfaceChanged = "surface_changed"
  case surplusContact = "surplus_contact"
  case touchCancelled = "touch_cancelled"
  case jumped
  case unplugged
  case unreadable
  case eventsDropped = "events_dropped"
  case suspended
  case shutdown

  public var place: Int {
    switch self {
    case .tooShort: 0
    case .besideThumb: 1
    case .held: 2
    case .notInOneGo: 3
    case .noPlace: 4
    case .surfaceChanged: 5
    case .surplusContact: 6
    case .touchCancelled: 7
    case .jumped: 8
    case .unplugged: 9
    case .unreadable: 10
    case .eventsDropped: 11
    case .suspended: 12
    case .shutdown: 13
    }
  }
}
