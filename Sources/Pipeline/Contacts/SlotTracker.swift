internal import InputModel

/// Contact changes from the raw frames of a multitouch device with slots (protocol B), without
/// (protocol A), or of one that tells a single contact by BTN_TOUCH and ABS_X/ABS_Y.
///
/// A slot that the device did not declare is not tracked. A tracking id that follows another without
/// a release in between cancels the one contact, of which nobody knows how it ended, and begins the
/// other in the same frame.
struct SlotTracker: Sendable {
  static let capacity = 16

  let axes: TouchAxes
  let isPad: Bool
  let rule: TouchRule
  /// How many slots may hold a contact.
  let limit: Int
  /// Allocated once.
  var slots: [TrackedSlot]
  var listed: AnonymousContacts
  let fuzz: NoiseFilter
  var keys = FingerKeys()
  private var sharedPressure: Int32 = 0
  private var current = 0
  private var fingers = 0
  /// Contacts that nobody saw landing are listed by protocol A until they lift.
  var isStale = false

  init(axes: TouchAxes, isPad: Bool) {
    self.axes = axes
    self.isPad = isPad
    rule = TouchRule(axes.traits)
    let declared = axes.traits.isAnonymous ? SlotTracker.capacity : max(axes.slots, 1)
    limit = min(declared, SlotTracker.capacity)
    slots = Array(repeating: TrackedSlot(), count: limit)
    listed = AnonymousContacts(capacity: axes.traits.isAnonymous ? SlotTracker.capacity : 0)
    fuzz = NoiseFilter(axes)
  }

  /// Forgets the contacts, as after dropped events. Positions stay, since the kernel sends changes
  /// only.
  mutating func removeAll() {
    isStale = axes.traits.isAnonymous && slots.contains { $0.isPresent }
    for index in 0..<limit { slots[index].clear() }
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
    for index in 0..<limit where slots[index].continues {
      if slots[index].hasMoved { frame.append(update(index, .moved, isTravel: !isRecount)) }
    }
    for index in 0..<limit where slots[index].ends {
      frame.append(update(index, slots[index].isVoid ? .cancelled : .up))
    }
    for index in 0..<limit where slots[index].lands {
      frame.append(update(index, .down))
    }
    for index in 0..<limit { slots[index].settle() }
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
    guard isPad else {
      for index in 0..<limit { slots[index].isDown = slots[index].isPresent && !isStale }
      return
    }
    var anyPresses = false
    for index in 0..<limit where slots[index].isPresent {
      if rule.presses(slots[index], shared: sharedPressure, keys) == true { anyPresses = true }
    }
    for index in 0..<limit {
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
    for index in 0..<limit {
      if slots[index].ends || slots[index].lands { isRecount = true }
      isTouched = isTouched || slots[index].continues || slots[index].lands
    }
    let before = fingers
    let isCounted = axes.traits.isSemiMultitouch || keys.count > limit
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
    guard current >= 0, current < limit else { return }
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
