/// Where something may have changed.
struct Findings {
  /// In the order in which it was learnt.
  private(set) var locations: [Location] = []
  private var known: Set<Location> = []
  /// Whether all folders are to be looked at.
  var areIncomplete = false

  init(_ locations: [Location] = []) {
    for location in locations { add(location) }
  }

  mutating func add(_ location: Location) {
    if known.insert(location).inserted { locations.append(location) }
  }
}
