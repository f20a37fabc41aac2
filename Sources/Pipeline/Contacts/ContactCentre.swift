internal import Gestures
internal import InputModel

// The contacts taken together.
extension ContactTable {
  /// The contacts that count; nil when none does.
  func group(on surface: Size<Points>, _ zones: PalmZones?) -> ContactGroup? {
    guard counted > 0 else { return nil }
    var location = Vector<Points>.zero
    var margins: EdgeMargins?
    var isPalmLike = zones?.refusesTaps ?? false
    for index in 0..<count where !storage[index].isResting {
      let place = storage[index].location
      location = location + place
      let own = EdgeMargins(of: place, on: surface)
      margins = margins?.nearest(own) ?? own
      isPalmLike = isPalmLike && zones?.hasPalms(at: place) ?? false
    }
    guard let margins else { return nil }
    return ContactGroup(
      count: fingers, location: location / Double(counted), path: centre + shift,
      margins: margins, farthest: farthest, isPalmLike: isPalmLike)
  }

  /// Where the contacts that count are in the mean, at true scale; zero when none does.
  var centre: Vector<Points> {
    guard counted > 0 else { return .zero }
    var path = Vector<Points>.zero
    for index in 0..<count where !storage[index].isResting { path = path + storage[index].path }
    return path / Double(counted)
  }

  /// The path of the group goes on where it was, though it is told by other contacts, of which the
  /// mean was at `centre` before.
  mutating func goOn(from centre: Vector<Points>) {
    guard counted > 0 else { return }
    shift = shift + (centre - self.centre)
  }

  /// The way of the centre is measured from here on.
  mutating func startCentre() { centreDown = centre }

  /// Measures the way of the centre where the contacts' own ways say little.
  mutating func measureCentre() {
    farthest = max(farthest, (centre - centreDown).length)
  }
}
