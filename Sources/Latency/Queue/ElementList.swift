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

  // Entries and links lie apart, so that following links copies no entry.
  @usableFromInline var entries: [Entry?]
  @usableFromInline var links: [PlaceLink]
  @usableFromInline var head = PlaceLink.none
  @usableFromInline var tail = PlaceLink.none
  @usableFromInline var free: Int
  @usableFromInline var count = 0

  init(capacity: Int) {
    entries = Array(repeating: nil, count: capacity)
    links = (0..<capacity).map { PlaceLink(next: $0 + 1 < capacity ? $0 + 1 : PlaceLink.none) }
    free = capacity > 0 ? 0 : PlaceLink.none
  }

  @inlinable var capacity: Int { links.count }

  /// Puts an entry at the end. Returns its place. There must be a free one.
  @inlinable mutating func append(_ entry: consuming Entry) -> Int {
    let place = free
    free = links[place].next
    entries[place] = entry
    links[place] = PlaceLink(previous: tail)
    if tail == PlaceLink.none { head = place } else { links[tail].next = place }
    tail = place
    count += 1
    return place
  }

  /// Takes the first entry out.
  @inlinable mutating func popFirst() -> (entry: Entry, place: Int)? {
    guard head != PlaceLink.none else { return nil }
    let place = head
    guard let entry = remove(place) else { return nil }
    return (entry, place)
  }

  /// Takes the entry at a place out.
  @inlinable @discardableResult
  mutating func remove(_ place: Int) -> Entry? {
    guard let entry = entries[place].take() else { return nil }
    let link = links[place]
    if link.previous == PlaceLink.none {
      head = link.next
    } else {
      links[link.previous].next = link.next
    }
    if link.next == PlaceLink.none {
      tail = link.previous
    } else {
      links[link.next].previous = link.previous
    }
    links[place] = PlaceLink(next: free)
    free = place
    count -= 1
    return entry
  }

  /// Keeps all places in memory. Returns the bytes locked.
  mutating func lockMemory() throws(MemoryLock.Refusal) -> Int {
    try MemoryLock.take(&entries) + MemoryLock.take(&links)
  }
}

/// The neighbours of a place.
@usableFromInline
struct PlaceLink {
  @inlinable static var none: Int { -1 }

  @usableFromInline var next: Int
  @usableFromInline var previous: Int

  @inlinable init(next: Int = PlaceLink.none, previous: Int = PlaceLink.none) {
    self.next = next
    self.previous = previous
  }
}
