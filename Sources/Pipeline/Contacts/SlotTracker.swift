internal import InputModel

/// Contact changes from the raw frames of a multitouch device with slots (protocol B), or of one
/// that tells a single contact by BTN_TOUCH and ABS_X/ABS_Y.
///
/// A slot beyond the fixed storage is not tracked. A tracking id that follows another without a
/// release in between cancels the one contact, of which nobody knows how it ended, and begins the other
/// in the same frame.
struct SlotTracker: Sendable {
  static let capacity = 16

  private let axes: TouchAxes
  /// Allocated once.
  private var slots: [TrackedSlot]
  private var current = 0

  init(axes: TouchAxes) {
    self.axes = axes
    slots = Array(repeating: TrackedSlot(), count: SlotTracker.capacity)
  }

  /// Forgets the contacts, as after dropped events. Positions stay, since the kernel sends changes
  /// only.
  mutating func removeAll() {
    for index in 0..<SlotTracker.capacity {
      slots[index].clear()
    }
  }

  /// Takes a frame and puts what changed into `frame`: first what moved, then what ended, then what
  /// landed, so that a lift happens where the contact last was.
  mutating func handle(_ events: Span<RawEvent>, into frame: inout ContactFrame) {
    for index in events.indices {
      take(events[index])
    }
    for index in 0..<SlotTracker.capacity where slots[index].continues {
      if slots[index].hasMoved { frame.append(update(index, .moved)) }
    }
    for index in 0..<SlotTracker.capacity where slots[index].ends {
      frame.append(update(index, slots[index].isVoid ? .cancelled : .up))
    }
    for index in 0..<SlotTracker.capacity where slots[index].lands {
      frame.append(update(index, .down))
    }
    for index in 0..<SlotTracker.capacity {
      slots[index].settle()
    }
  }

  private func update(_ index: Int, _ phase: ContactPhase) -> ContactUpdate {
    let position = Vector(
      x: axes.x.position(of: slots[index].x), y: axes.y.position(of: slots[index].y))
    return ContactUpdate(slot: Int32(index), phase: phase, position: position)
  }

  private mutating func take(_ event: RawEvent) {
    switch (event.type, event.code) {
    case (EventCode.absolute, EventCode.absMTSlot):
      current = Int(event.value)
    case (EventCode.absolute, EventCode.absMTTrackingID):
      withCurrent { $0.track(isDown: event.value >= 0) }
    case (EventCode.absolute, EventCode.absMTPositionX):
      withCurrent { $0.move(toX: event.value) }
    case (EventCode.absolute, EventCode.absMTPositionY):
      withCurrent { $0.move(toY: event.value) }
    case (EventCode.absolute, EventCode.absMTToolType):
      withCurrent { $0.isPalm = event.value == EventCode.toolTypePalm }
    case (EventCode.absolute, EventCode.absX) where axes.slots == 0:
      slots[0].move(toX: event.value)
    case (EventCode.absolute, EventCode.absY) where axes.slots == 0:
      slots[0].move(toY: event.value)
    case (EventCode.key, EventCode.buttonTouch) where axes.slots == 0:
      if (event.value != 0) != slots[0].isDown { slots[0].track(isDown: event.value != 0) }
    default:
      break
    }
  }

  private mutating func withCurrent(_ change: (inout TrackedSlot) -> Void) {
    guard current >= 0, current < SlotTracker.capacity else { return }
    change(&slots[current])
  }
}
