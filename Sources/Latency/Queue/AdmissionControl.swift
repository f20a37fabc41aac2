internal import InputModel

/// The queue's rules, without a thread: what is admitted, what merges and what is refused.
///
///     opens      needs a place for itself and one for its end, which stays reserved, and a key
///                that is not open
///     continues  takes the place of the step of its gesture that still waits, behind all others;
///                without a free place it is left to the next step or the end, as a merge
///     closes     has its place
///     single     needs a place
///
/// Steps and ends of what was refused are refused with it: it never began.
@usableFromInline
struct AdmissionControl<Element: QueueElement> {
  @usableFromInline var list: ElementList<Element>
  @usableFromInline var open: [OpenGesture] = []
  @usableFromInline var figures = QueueFigures()

  init(capacity: Int) {
    list = ElementList(capacity: capacity)
    open.reserveCapacity(capacity)
  }

  var depth: Int { list.count }
  /// Ends that places are kept for.
  var reserved: Int { open.count }

  /// Returns whether the element, or what it merged into, will be delivered.
  @inlinable mutating func offer(_ element: Element, _ stamps: StageStamps) -> Bool {
    var entry = ElementList<Element>.Entry(element: element, stamps: stamps)
    switch element.admission {
    case .opens(let key):
      guard list.count + open.count + 2 <= list.capacity,
        !open.contains(where: { $0.key == key })
      else { return refuse() }
      open.append(OpenGesture(key: key, waiting: nil))
      admit(entry)
    case .single:
      guard list.count + open.count + 1 <= list.capacity else { return refuse() }
      admit(entry)
    case .continues(let key):
      guard let index = open.firstIndex(where: { $0.key == key }) else { return false }
      if let place = open[index].waiting {
        let earlier = list.remove(place)
        figures.merges += 1
        entry.stamps.merged = (earlier?.stamps.merged ?? 0) + 1
      } else if list.count + open.count + 1 > list.capacity {
        figures.merges += 1
        open[index].unheld += 1
        return true
      }
      entry.stamps.merged += open[index].unheld
      open[index].unheld = 0
      open[index].waiting = admit(entry)
    case .closes(let key):
      guard let index = open.firstIndex(where: { $0.key == key }) else { return false }
      entry.stamps.merged = open[index].unheld
      open.remove(at: index)
      admit(entry)
    }
    return true
  }

  /// Takes out what is to be handled next.
  @inlinable mutating func next() -> ElementList<Element>.Entry? {
    guard let (entry, place) = list.popFirst() else { return nil }
    if let index = open.firstIndex(where: { $0.waiting == place }) { open[index].waiting = nil }
    return entry
  }

  @inlinable mutating func countMiss() {
    figures.misses += 1
  }

  /// Keeps what `offer` and `next` touch in memory. Returns the bytes locked.
  mutating func lockMemory() throws(MemoryLock.Refusal) -> Int {
    try list.lockMemory() + MemoryLock.take(&open)
  }

  @inlinable @discardableResult
  mutating func admit(_ entry: ElementList<Element>.Entry) -> Int {
    let place = list.append(entry)
    figures.admitted += 1
    figures.highestDepth = max(figures.highestDepth, list.count)
    return place
  }

  @inlinable mutating func refuse() -> Bool {
    figures.refusals += 1
    return false
  }
}

/// A gesture that has begun and not ended.
///
/// It stands outside of the generic type, so that code that is not specialised handles it without
/// looking its layout up.
@usableFromInline
struct OpenGesture {
  @usableFromInline var key: QueueKey
  /// The place of its step that still waits.
  @usableFromInline var waiting: Int?
  /// Steps that no place was free for.
  @usableFromInline var unheld = 0

  @inlinable init(key: QueueKey, waiting: Int?) {
    self.key = key
    self.waiting = waiting
  }
}
