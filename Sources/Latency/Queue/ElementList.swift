internal import InputModel

/// A fixed number of places for elements, kept in order of admission; any can be taken out at once.
@usableFromInline
struct ElementList<Element: QueueElement> {
  @usableFromInline
  struct Entry {
    @usableFromInline var element: Element
    @usableFromInline var stamps: StageStamps

    @inlinable init(element: Element, stamps: StageStamps) {
      self.element = element
      self.stamps = stamps
    }
  }

  @usableFromInline
  struct Place {
    @usableFromInline var entry: Entry?
    @usableFromInline var next: Int
    @usableFromInline var previous: Int

    @inlinable init(entry: Entry?, next: Int, previous: Int) {
      self.entry = entry
      self.next = next
      self.previous = previous
    }
  }

  @inlinable static var none: Int { -1 }

  @usableFromInline var places: [Place]
  @usableFromInline var head = ElementList.none
  @usableFromInline var tail = ElementList.none
  @usableFromInline var free: Int
  @usableFromInline var count = 0

  init(capacity: Int) {
    places = (0..<capacity).map {
      Place(entry: nil, next: $0 + 1 < capacity ? $0 + 1 : ElementList.none, previous: -1)
    }
    free = capacity > 0 ? 0 : ElementList.none
  }

  @inlinable var capacity: Int { places.count }

  /// Puts an entry at the end. Returns its place. There must be a free one.
  @inlinable mutating func append(_ entry: Entry) -> Int {
    let place = free
    free = places[place].next
    places[place] = Place(entry: entry, next: ElementList.none, previous: tail)
    if tail == ElementList.none { head = place } else { places[tail].next = place }
    tail = place
    count += 1
    return place
  }

  /// Takes the first entry out.
  @inlinable mutating func popFirst() -> (entry: Entry, place: Int)? {
    guard head != ElementList.none else { return nil }
    let place = head
    guard let entry = remove(place) else { return nil }
    return (entry, place)
  }

  /// Takes the entry at a place out.
  @inlinable @discardableResult
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
