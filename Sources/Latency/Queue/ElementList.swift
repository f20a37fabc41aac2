internal import InputModel

/// A fixed number of places for elements, kept in order of admission; any can be taken out at once.
struct ElementList<Element: QueueElement> {
  struct Entry {
    var element: Element
    var stamps: StageStamps
  }

  private struct Place {
    var entry: Entry?
    var next: Int
    var previous: Int
  }

  private static var none: Int { -1 }

  private var places: [Place]
  private var head = ElementList.none
  private var tail = ElementList.none
  private var free: Int
  private(set) var count = 0

  init(capacity: Int) {
    places = (0..<capacity).map {
      Place(entry: nil, next: $0 + 1 < capacity ? $0 + 1 : ElementList.none, previous: -1)
    }
    free = capacity > 0 ? 0 : ElementList.none
  }

  var capacity: Int { places.count }

  /// Puts an entry at the end. Returns its place. There must be a free one.
  mutating func append(_ entry: Entry) -> Int {
    let place = free
    free = places[place].next
    places[place] = Place(entry: entry, next: ElementList.none, previous: tail)
    if tail == ElementList.none { head = place } else { places[tail].next = place }
    tail = place
    count += 1
    return place
  }

  /// Takes the first entry out.
  mutating func popFirst() -> (entry: Entry, place: Int)? {
    guard head != ElementList.none else { return nil }
    let place = head
    guard let entry = remove(place) else { return nil }
    return (entry, place)
  }

  /// Takes the entry at a place out.
  @discardableResult
  mutating func remove(_ place: Int) -> Entry? {
    guard let entry = places[place].entry else { return nil }
    let (next, previous) = (places[place].next, places[place].previous)
    if previous == ElementList.none { head = next } else { places[previous].next = next }
    if next == ElementList.none { tail = previous } else { places[next].previous = previous }
    places[place] = Place(entry: nil, next: free, previous: ElementList.none)
    free = place
    count -= 1
    return entry
  }

  /// Keeps all places in memory. Returns the bytes locked.
  mutating func lockMemory() throws(MemoryLock.Refusal) -> Int {
    try MemoryLock.take(&places)
  }
}
