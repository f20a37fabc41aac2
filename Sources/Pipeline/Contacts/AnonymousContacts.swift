internal import InputModel

/// The contacts that a frame of protocol A lists, one after the other, and which of them is which of
/// the last frame's: the one that lies nearest.
struct AnonymousContacts: Sendable {
  /// A contact as it is listed.
  struct Contact: Hashable, Sendable {
    var x: Int32 = 0
    var y: Int32 = 0
    var pressure: Int32 = 0
    var distance: Int32 = 0
    var size: Int32 = 0
    var isPalm = false
    fileprivate var hasPlace = false
    fileprivate var isAssigned = false
  }

  private var listed: [Contact]
  private(set) var count = 0
  /// Whether the frame says anything of contacts, and be it that there are none.
  private(set) var isTold = false
  private var current = Contact()

  init(capacity: Int) {
    listed = Array(repeating: Contact(), count: capacity)
  }

  mutating func take(_ code: UInt16, _ value: Int32) {
    switch code {
    case EventCode.absMTPositionX: (current.x, current.hasPlace) = (value, true)
    case EventCode.absMTPositionY: (current.y, current.hasPlace) = (value, true)
    case EventCode.absMTPressure: current.pressure = value
    case EventCode.absMTDistance: current.distance = value
    case EventCode.absMTTouchMajor: current.size = value
    case EventCode.absMTToolType: current.isPalm = value == EventCode.toolTypePalm
    default: break
    }
  }

  /// A contact is complete. One without a place says that there are none.
  mutating func closeContact() {
    isTold = true
    if current.hasPlace, count < listed.count {
      listed[count] = current
      count += 1
    }
    current = Contact()
  }

  /// The frame is over.
  mutating func removeAll() {
    count = 0
    isTold = false
    current = Contact()
  }

  /// Takes out the listed contact that lies nearest to one in `slots`, with the index of that; nil
  /// when either has run out. Slots in `taken` have theirs already.
  mutating func takeNearest(
    to slots: [TrackedSlot], taken: UInt32
  ) -> (index: Int, contact: Contact)? {
    var best: (index: Int, contact: Int, distance: Double)?
    for contact in 0..<count where !listed[contact].isAssigned {
      for index in slots.indices where slots[index].isPresent && taken & 1 << index == 0 {
        let dx = Double(slots[index].x) - Double(listed[contact].x)
        let dy = Double(slots[index].y) - Double(listed[contact].y)
        let distance = dx * dx + dy * dy
        if let best, best.distance <= distance { continue }
        best = (index, contact, distance)
      }
    }
    guard let best else { return nil }
    listed[best.contact].isAssigned = true
    return (best.index, listed[best.contact])
  }

  /// Takes out a listed contact that is left; nil when none is.
  mutating func takeLeft() -> Contact? {
    for contact in 0..<count where !listed[contact].isAssigned {
      listed[contact].isAssigned = true
      return listed[contact]
    }
    return nil
  }
}
