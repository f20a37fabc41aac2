internal import InputModel

/// Makes one place out of all that a finger reports between landing and lifting.
///
///     held ──nothing touches──► free ──one contact──► down ──it lifts──► free, a touch
///       ▲                        │ several             │ a second contact
///       └────────────────────────┴─────────────────────┘ refused at the lift
///
/// The place is the median of each axis: what a finger rolls at landing and lifting counts little.
struct TouchCollector: Hashable, Sendable {
  /// What a finger did.
  struct Touch: Hashable, Sendable {
    var place: Vector<DeviceUnits>
    /// From the lowest to the highest report on each axis.
    var extent: Vector<DeviceUnits>
  }

  enum Verdict: Hashable, Sendable {
    case touch(Touch)
    /// More than one finger was down.
    case severalFingers
  }

  private enum State: Hashable, Sendable {
    /// Something touched before it was asked for.
    case held
    case free
    case down(slot: Int32)
    case several
  }

  /// Reports that are kept: four seconds of a quick panel. What comes later only widens the extent.
  private static let capacity = 1024

  private var state: State
  private var xs: [Double] = []
  private var ys: [Double] = []
  private var low = Vector<DeviceUnits>.zero
  private var high = Vector<DeviceUnits>.zero

  /// `isTouched` says whether something touches already, since nothing is reported of a device at rest.
  init(isTouched: Bool) {
    state = isTouched ? .held : .free
  }

  /// Takes all contacts that are down now. Returns what a finger did once it has lifted.
  mutating func take(_ contacts: some Collection<RawContact>) -> Verdict? {
    let first = contacts.first
    switch state {
    case .held:
      if first == nil { state = .free }
    case .free:
      if contacts.count > 1 { state = .several }
      if contacts.count == 1, let first { begin(first) }
    case .down(let slot):
      if let contact = first, contacts.count == 1, contact.slot == slot {
        add(contact.place)
      } else if first == nil {
        state = .free
        return .touch(touch)
      } else {
        state = .several
      }
    case .several:
      if first == nil {
        state = .free
        return .severalFingers
      }
    }
    return nil
  }

  private mutating func begin(_ contact: RawContact) {
    state = .down(slot: contact.slot)
    xs.removeAll(keepingCapacity: true)
    ys.removeAll(keepingCapacity: true)
    low = contact.place
    high = contact.place
    add(contact.place)
  }

  private mutating func add(_ place: Vector<DeviceUnits>) {
    low = Vector(x: min(low.x, place.x), y: min(low.y, place.y))
    high = Vector(x: max(high.x, place.x), y: max(high.y, place.y))
    guard xs.count < TouchCollector.capacity else { return }
    xs.append(place.x.value)
    ys.append(place.y.value)
  }

  private var touch: Touch {
    Touch(
      place: Vector(
        x: DeviceUnits(TouchCollector.median(xs)), y: DeviceUnits(TouchCollector.median(ys))),
      extent: high - low)
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
