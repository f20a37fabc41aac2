internal import InputModel

/// The fingers on one device, and the evdev frames that they make.
struct DeviceHand: Hashable, Sendable {
  /// How far apart fingers land that land together: two fingers side by side.
  static let spread = Millimetres(15)
  /// BTN_TOOL_FINGER and so on, by the number of contacts.
  private static let tools = [
    1: EventCode.toolFinger, 2: EventCode.toolDoubleTap, 3: EventCode.toolTripleTap,
    4: EventCode.toolQuadTap, 5: EventCode.toolQuintTap,
  ]

  private let device: SceneDevice
  private var contacts: [Int32: Vector<Millimetres>] = [:]
  private var trackingID: Int32 = 0
  /// What the kernel last had of each value, which it does not repeat.
  private var known: [Int64: Int32] = [:]

  init(_ device: SceneDevice) {
    self.device = device
  }

  func position(of slot: Int32) -> Vector<Millimetres>? { contacts[slot] }

  mutating func down(_ slots: [Int32], at position: Vector<Millimetres>) -> [RawEvent] {
    var events: [RawEvent] = []
    for (index, slot) in slots.enumerated() {
      let place = Vector(
        x: position.x + DeviceHand.spread * Double(index), y: position.y)
      trackingID = (trackingID + 1) % 65536
      events += selecting(slot)
      events.append(.absolute(EventCode.absMTTrackingID, trackingID))
      // The slot may have been a palm's before.
      if let type = changed(EventCode.absMTToolType, slot, 0) { events.append(type) }
      events += positions(slot, place)
      change(slot, place, &events)
    }
    return events
  }

  mutating func move(
    _ slots: [Int32], to positions: [Vector<Millimetres>]
  ) -> [RawEvent] {
    var events: [RawEvent] = []
    for (slot, place) in zip(slots, positions) where contacts[slot] != nil {
      contacts[slot] = place
      let changes = self.positions(slot, place)
      if !changes.isEmpty { events += selecting(slot) + changes }
    }
    return events
  }

  mutating func up(_ slots: [Int32]) -> [RawEvent] {
    var events: [RawEvent] = []
    for slot in slots where contacts[slot] != nil {
      events += selecting(slot)
      events.append(.absolute(EventCode.absMTTrackingID, -1))
      change(slot, nil, &events)
    }
    return events
  }

  mutating func palm(_ slot: Int32) -> [RawEvent] {
    let type = changed(EventCode.absMTToolType, slot, EventCode.toolTypePalm)
    return type.map { selecting(slot) + [$0] } ?? []
  }

  mutating func accelerate(_ acceleration: Acceleration) -> [RawEvent] {
    let axes = [
      (EventCode.absX, acceleration.x), (EventCode.absY, acceleration.y),
      (EventCode.absZ, acceleration.z),
    ]
    return axes.compactMap { code, value in
      let limit = Double(device.x.maximum)
      let units = Int32(min(max(value * device.scale, -limit), limit).rounded())
      return changed(code, 0, units)
    }
  }

  /// Counts the contact in or out, with the keys that tell how many there are.
  private mutating func change(
    _ slot: Int32, _ place: Vector<Millimetres>?, _ events: inout [RawEvent]
  ) {
    let before = contacts.count
    contacts[slot] = place
    let after = contacts.count
    if device.kind == .touchpad {
      if let tool = DeviceHand.tools[before] { events.append(.key(tool, 0)) }
      if let tool = DeviceHand.tools[after] { events.append(.key(tool, 1)) }
    }
    if (before == 0) != (after == 0) {
      events.append(.key(EventCode.buttonTouch, after == 0 ? 0 : 1))
    }
  }

  private mutating func positions(_ slot: Int32, _ place: Vector<Millimetres>) -> [RawEvent] {
    let x = units(place.x, device.x)
    let y = units(place.y, device.y)
    let isFirst = contacts.isEmpty || contacts.keys.min() == slot
    var events = [
      changed(EventCode.absMTPositionX, slot, x), changed(EventCode.absMTPositionY, slot, y),
    ]
    if isFirst { events += [changed(EventCode.absX, 0, x), changed(EventCode.absY, 0, y)] }
    return events.compactMap(\.self)
  }

  private func units(_ length: Millimetres, _ axis: AxisFacts) -> Int32 {
    let value = (length.value * device.scale).rounded() + Double(axis.minimum)
    return Int32(min(max(value, Double(axis.minimum)), Double(axis.maximum)))
  }

  /// Two frames that move the device by a unit and back: repeated, they fill a reader's queue and
  /// leave the device as it was.
  func jitter() -> [[RawEvent]] {
    let codes =
      contacts.isEmpty ? [EventCode.absX] : [EventCode.absMTPositionX, EventCode.absX]
    let slot = Int64(known[Int64(EventCode.absMTSlot) << 32] ?? 0)
    return [Int32(1), 0].map { offset in
      codes.map { code in
        let key = Int64(code) << 32 | (code == EventCode.absX ? 0 : slot)
        let value = known[key] ?? device.x.minimum
        return .absolute(code, value < device.x.maximum ? value + offset : value - offset)
      }
    }
  }

  private mutating func selecting(_ slot: Int32) -> [RawEvent] {
    changed(EventCode.absMTSlot, 0, slot).map { [$0] } ?? []
  }

  private mutating func changed(_ code: UInt16, _ slot: Int32, _ value: Int32) -> RawEvent? {
    let key = Int64(code) << 32 | Int64(slot)
    // The kernel begins with zeros, so a first zero is not passed on either.
    guard known[key] ?? 0 != value else { return nil }
    known[key] = value
    return .absolute(code, value)
  }
}
