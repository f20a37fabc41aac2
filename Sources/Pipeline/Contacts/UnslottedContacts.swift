internal import InputModel

// Contacts that have no slots.
extension SlotTracker {
  /// A pad with pressure may tell a touch without BTN_TOUCH; its finger is near, at least.
  mutating func trackSingle() {
    let isNear = isPad && rule.sharesPressure && keys.count > 0
    let isPresent = keys.isTouched || isNear
    if isPresent != slots[0].isPresent { slots[0].track(isPresent: isPresent) }
  }

  /// Puts the listed contacts into slots, each into that of the contact that was nearest. A frame
  /// that lists none changes none, unless it says that the last one lifted.
  mutating func assignListed() {
    let isReleased = !isPad && keys.wasReleased
    guard listed.isTold || keys.wasReleased else { return }
    if listed.count == 0 || isReleased {
      isStale = false
      for index in 0..<limit where slots[index].isPresent {
        slots[index].track(isPresent: false)
      }
      return
    }
    var kept: UInt32 = 0
    while let (index, contact) = listed.takeNearest(to: slots, taken: kept) {
      kept |= 1 << index
      fill(index, with: contact, isNew: false)
    }
    for index in 0..<limit where slots[index].isPresent && kept & 1 << index == 0 {
      slots[index].track(isPresent: false)
    }
    for index in 0..<limit where !slots[index].isPresent && !slots[index].wasDown {
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
