import Gestures
import InputModel
import Pipeline
import Testing

/// Raw evdev frames: slots, tracking ids and what breaks their rules.
@Suite struct SlotTests {
  static func at(_ x: Double, _ y: Double) -> [RawEvent] {
    [
      .absolute(EventCode.absMTPositionX, Int32(x * 40)),
      .absolute(EventCode.absMTPositionY, Int32(y * 40)),
    ]
  }

  static func land(_ slot: Int32, id: Int32, _ x: Double, _ y: Double) -> [RawEvent] {
    [.absolute(EventCode.absMTSlot, slot), .absolute(EventCode.absMTTrackingID, id)] + at(x, y)
  }

  @Test func aContactPansAndEnds() throws {
    var bench = Bench()
    bench.raw(Self.land(0, id: 4, 80, 45))
    for step in 1...20 {
      bench.wait(8)
      bench.raw([.absolute(EventCode.absMTPositionX, Int32(80 * 40 - step * 20))])
    }
    bench.raw([.absolute(EventCode.absMTTrackingID, -1)])
    let gestures = bench.gestures()
    #expect(gestures.story == ["pan began", "pan ended"])
    let travel = try #require(gestures.last).translation
    #expect((Millimetres(travel.x).value + 10).magnitude < 1e-9)
  }

  @Test func aRepeatedTrackingIDCancelsOneContactBeforeTheNext() {
    var bench = Bench(reportsContacts: true)
    bench.raw(Self.land(0, id: 4, 80, 45))
    for step in 1...20 {
      bench.wait(8)
      bench.raw([.absolute(EventCode.absMTPositionX, Int32(80 * 40 - step * 20))])
    }
    bench.raw(Self.land(0, id: 5, 20, 20))
    let phases = bench.events().compactMap { event in
      if case .contact(let contact) = event { contact.phase } else { nil }
    }
    #expect(phases.filter { $0 != .moved } == [.down, .cancelled, .down])
    bench.raw([.absolute(EventCode.absMTTrackingID, -1)])
  }

  @Test(arguments: [Int32.min, -1, 16, 99, Int32.max])
  func aSlotBeyondTheStorageIsNotFollowed(slot: Int32) {
    var bench = Bench()
    bench.raw(Self.land(slot, id: 1, 80, 45))
    bench.raw(Self.at(20, 45))
    bench.raw([.absolute(EventCode.absMTTrackingID, -1)])
    #expect(bench.gestures().isEmpty)
    bench.raw(Self.land(0, id: 2, 80, 45))
    bench.raw([.absolute(EventCode.absMTTrackingID, -1)])
    #expect(bench.gestures().story == ["tap ended"])
  }

  @Test func aPalmCancelsAndItsLiftIsNothing() {
    var bench = Bench()
    bench.raw(Self.land(0, id: 1, 80, 45))
    for step in 1...20 {
      bench.wait(8)
      bench.raw([.absolute(EventCode.absMTPositionX, Int32(80 * 40 - step * 20))])
    }
    bench.raw([.absolute(EventCode.absMTToolType, EventCode.toolTypePalm)])
    bench.raw([.absolute(EventCode.absMTTrackingID, -1)])
    #expect(bench.gestures().story == ["pan began", "pan cancelled"])
  }

  /// Panels that mark a palm as it lifts do so in the frame of the lift.
  @Test func aPalmThatLiftsAtOnceIsCancelled() {
    var bench = Bench()
    bench.raw(Self.land(0, id: 1, 80, 45))
    for step in 1...20 {
      bench.wait(8)
      bench.raw([.absolute(EventCode.absMTPositionX, Int32(80 * 40 - step * 20))])
    }
    bench.raw([
      .absolute(EventCode.absMTToolType, EventCode.toolTypePalm),
      .absolute(EventCode.absMTTrackingID, -1),
    ])
    #expect(bench.gestures().story == ["pan began", "pan cancelled"])
  }

  /// The kernel sends a type only when it changes, so a second palm in a slot comes without one.
  @Test func theTypeOfASlotStaysForItsNextContact() {
    var bench = Bench()
    bench.raw(
      Self.land(0, id: 1, 80, 45)
        + [.absolute(EventCode.absMTToolType, EventCode.toolTypePalm)])
    bench.raw([.absolute(EventCode.absMTTrackingID, -1)])
    bench.raw(Self.land(0, id: 2, 80, 45))
    bench.raw([.absolute(EventCode.absMTTrackingID, -1)])
    #expect(bench.gestures().isEmpty)
    bench.raw(Self.land(0, id: 3, 80, 45) + [.absolute(EventCode.absMTToolType, 0)])
    bench.raw([.absolute(EventCode.absMTTrackingID, -1)])
    #expect(bench.gestures().story == ["tap ended"])
  }

  @Test func aPalmDoesNotBecomeAFingerOnItsWay() {
    var bench = Bench()
    bench.raw(
      Self.land(0, id: 1, 80, 45)
        + [.absolute(EventCode.absMTToolType, EventCode.toolTypePalm)])
    bench.wait(8)
    bench.raw([.absolute(EventCode.absMTToolType, 0)])
    for step in 1...20 {
      bench.wait(8)
      bench.raw([.absolute(EventCode.absMTPositionX, Int32(80 * 40 - step * 20))])
    }
    bench.raw([.absolute(EventCode.absMTTrackingID, -1)])
    #expect(bench.gestures().isEmpty)
  }

  /// Contacts that a resynchronisation shows were not seen landing: they make no gesture.
  @Test func whatASynchronisationShowsMakesNoGesture() {
    var bench = Bench()
    bench.pipeline.synchronize(
      Self.land(0, id: 1, 80, 45).span, from: Bench.device, at: bench.now)
    bench.raw(Self.at(20, 45))
    bench.raw([.absolute(EventCode.absMTTrackingID, -1)])
    #expect(bench.gestures().isEmpty)
    bench.raw(Self.land(0, id: 2, 80, 45))
    bench.raw([.absolute(EventCode.absMTTrackingID, -1)])
    #expect(bench.gestures().story == ["tap ended"])
  }

  @Test func framesOfAnUnknownDeviceAreIgnored() {
    var bench = Bench()
    bench.remove()
    _ = bench.events()
    bench.raw(Self.land(0, id: 1, 80, 45))
    bench.down(1, 3, 3)
    #expect(bench.events().isEmpty)
  }
}
