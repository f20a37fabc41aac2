internal import InputModel

/// Contact changes from the raw frames of a multitouch device with slots (protocol B), without
/// (protocol A), or of one that tells a single contact by BTN_TOUCH and ABS_X/ABS_Y.
///
/// A slot that the device did not declare is not tracked. A tracking id that follows another without
/// a release in between cancels the one contact, of which nobody knows how it ended, and begins the
/// other in the same frame.
struct SlotTracker: Sendable {
  static let capacity = 16

  private let axes: TouchAxes
  private let isPad: Bool
  private let rule: TouchRule
  /// Allocated once.
  private var slots: [TrackedSlot]
  private var listed: AnonymousContacts
  private let fuzz: NoiseFilter
  private var keys = FingerKeys()
  private var sharedPressure: Int32 = 0
  private var current = 0
  private var fingers = 0
  /// Contacts that nobody saw landing are listed by protocol A until they lift.
  private var isStale = false

  init(axes: TouchAxes, isPad: Bool) {
    self.axes = axes
    self.isPad = isPad
    rule = TouchRule(axes.traits, isPad: isPad)
    slots = Array(repeating: TrackedSlot(), count: SlotTracker.capacity)
    listed = AnonymousContacts(capacity: axes.traits.isAnonymous ? SlotTracker.capacity : 0)
    fuzz = NoiseFilter(axes)
  }

  /// Forgets the contacts, as after dropped events. Positions stay, since the kernel sends changes
  /// only.
  mutating func removeAll() {
    isStale = axes.traits.isAnonymous && slots.contains { $0.isPresent }
    for index in 0..<SlotTracker.capacity { slots[index].clear() }
  }

  /// Takes over the state as it is; its contacts are not followed.
  mutating func synchronize(_ events: Span<RawEvent>, into frame: inout ContactFrame) {
    handle(events, into: &frame)
    isStale = axes.traits.isAnonymous && keys.isTouched
  }

  /// Takes a frame and puts what changed into `frame`: first what moved, then what ended, then what
  /// landed, so that a lift happens where the contact last was.
  mutating func handle(_ events: Span<RawEvent>, into frame: inout ContactFrame) {
    for index in events.indices { take(events[index]) }
    if axes.traits.isAnonymous {
      assignListed()
    } else if axes.slots == 0 {
      trackSingle()
    }
    judge()
    let isRecount = countAgain()
    frame.fingers = fingers
    for index in 0..<SlotTracker.capacity where slots[index].continues {
      if slots[index].hasMoved { frame.append(update(index, .moved, isTravel: !isRecount)) }
    }
    for index in 0..<SlotTracker.capacity where slots[index].ends {
      frame.append(update(index, slots[index].isVoid ? .cancelled : .up))
    }
    for index in 0..<SlotTracker.capacity where slots[index].lands {
      frame.append(update(index, .down))
    }
    for index in 0..<SlotTracker.capacity { slots[index].settle() }
    keys.settle()
    listed.removeAll()
  }

  private func update(
    _ index: Int, _ phase: ContactPhase, isTravel: Bool = true
  ) -> ContactUpdate {
    let position = Vector(
      x: axes.x.position(of: slots[index].x), y: axes.y.position(of: slots[index].y))
    return ContactUpdate(
      slot: Int32(index), phase: phase, position: position, isTravel: isTravel)
  }

  private mutating func judge() {
    var anyPresses = false
    for index in 0..<SlotTracker.capacity where slots[index].isPresent {
      if rule.presses(slots[index], shared: sharedPressure, keys) == true { anyPresses = true }
    }
    for index in 0..<SlotTracker.capacity {
      guard slots[index].isPresent else {
        slots[index].isDown = false
        continue
      }
      let presses = rule.presses(slots[index], shared: sharedPressure, keys)
      slots[index].isDown =
        !isStale && rule.touches(slots[index], presses: presses, anyPresses: anyPresses, keys)
      if rule.isLarge(slots[index], keys) { slots[index].isLarge = true }
    }
  }

  /// Counts the fingers, those without a slot included. Returns whether there are more or fewer than
  /// before on a pad: what it then tells of the others' places is no way that they went.
  private mutating func countAgain() -> Bool {
    guard isPad else { return false }
    var isRecount = false
    var isTouched = false
    for index in 0..<SlotTracker.capacity {
      if slots[index].ends || slots[index].lands { isRecount = true }
      isTouched = isTouched || slots[index].continues || slots[index].lands
    }
    let before = fingers
    let places =
      axes.traits.isAnonymous ? SlotTracker.capacity : max(axes.slots, 1)
    let isCounted = axes.traits.isSemiMultitouch || keys.count > places
    fingers = isTouched && isCounted ? keys.count : 0
    return isRecount || fingers != before
  }

  private mutating func take(_ event: RawEvent) {
    switch event.type {
    case EventCode.absolute: takeAbsolute(event.code, event.value)
    case EventCode.key: keys.take(event.code, isDown: event.value != 0)
    case EventCode.synchronization where event.code == EventCode.synMTReport:
      listed.closeContact()
    default: break
    }
  }

  private mutating func takeAbsolute(_ code: UInt16, _ value: Int32) {
    if code == EventCode.absPressure { sharedPressure = value }
    guard !axes.traits.isAnonymous else { return listed.take(code, value) }
    guard axes.slots > 0 else {
      if code == EventCode.absX { slots[0].move(toX: value) }
      if code == EventCode.absY { slots[0].move(toY: value) }
      return
    }
    if code == EventCode.absMTSlot { current = Int(value) }
    guard current >= 0, current < min(axes.slots, SlotTracker.capacity) else { return }
    switch code {
    case EventCode.absMTTrackingID: slots[current].track(isPresent: value >= 0)
    case EventCode.absMTPositionX: slots[current].move(toX: value)
    case EventCode.absMTPositionY: slots[current].move(toY: value)
    case EventCode.absMTPressure: slots[current].pressure = value
    case EventCode.absMTDistance: slots[current].distance = value
    case EventCode.absMTTouchMajor: slots[current].size = value
    case EventCode.absMTToolType:
      slots[current].isPalm = value == EventCode.toolTypePalm
    default: break
    }
  }
}

// Contacts that have no slots.
extension SlotTracker {
  /// A pad with pressure may tell a touch without BTN_TOUCH; its finger is near, at least.
  private mutating func trackSingle() {
    let isNear = isPad && rule.sharesPressure && keys.count > 0
    let isPresent = keys.isTouched || isNear
    if isPresent != slots[0].isPresent { slots[0].track(isPresent: isPresent) }
  }

  /// Puts the listed contacts into slots, each into that of the contact that was nearest. A frame
  /// that lists none changes none, unless it says that the last one lifted.
  private mutating func assignListed() {
    let isReleased = !isPad && keys.wasReleased
    guard listed.isTold || keys.wasReleased else { return }
    if listed.count == 0 || isReleased {
      isStale = false
      for index in 0..<SlotTracker.capacity where slots[index].isPresent {
        slots[index].track(isPresent: false)
      }
      return
    }
    var kept: UInt32 = 0
    while let (index, contact) = listed.takeNearest(to: slots, taken: kept) {
      kept |= 1 << index
      fill(index, with: contact, isNew: false)
    }
    for index in 0..<SlotTracker.capacity where slots[index].isPresent && kept & 1 << index == 0 {
      slots[index].track(isPresent: false)
    }
    for index in 0..<SlotTracker.capacity where !slots[index].isPresent && !slots[index].wasDown {
      guard let contact = listed.takeLeft() else { break }
      slots[index].track(isPresent: true)
      fill(index, with: contact, isNew: true)
    }
  }

  private mutating func fill(
    _ index: Int, with contact: AnonymousContacts.Contact, isNew: Bool
  ) {
    let (x, y) = (slots[index].x, slots[index].y)
    slots[index].move(toX: isNew ? contact.x : fuzz.x(contact.x, after: x))
    slots[index].move(toY: isNew ? contact.y : fuzz.y(contact.y, after: y))
    slots[index].pressure = contact.pressure
    slots[index].distance = contact.distance
    slots[index].size = contact.size
    slots[index].isPalm = contact.isPalm
  }
}
