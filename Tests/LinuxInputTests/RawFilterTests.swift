import InputModel
import Testing

@testable import LinuxInput

@Suite struct RawFilterTests {
  private func passes(
    _ event: RawEvent, _ kind: DeviceKind = .touchpad, first: UInt16 = EventCode.absX
  ) -> Bool {
    RawFilter.passes(event, of: kind, firstCode: first)
  }

  @Test func contactsDo() {
    #expect(passes(.absolute(EventCode.absMTSlot, 1)))
    #expect(passes(.key(EventCode.buttonTouch, 1)))
    #expect(passes(.key(EventCode.toolQuintTap, 1)))
    #expect(passes(.key(EventCode.buttonLeft, 1)))
    #expect(passes(RawEvent(type: 0, code: EventCode.synMTReport, value: 0)))
    #expect(passes(RawEvent(type: 4, code: 5, value: 7)))
  }

  @Test(arguments: [1, 30, 172, 0x111, 0x150, 0x2ff] as [UInt16])
  func keysWheelsAndLampsDoNot(code: UInt16) {
    #expect(!passes(.key(code, 1)))
    #expect(!passes(RawEvent(type: 2, code: 8, value: 1)))
    #expect(!passes(RawEvent(type: 4, code: 4, value: 1)))
  }

  @Test func onlyTheThreeAxesOfAnAccelerometerDo() {
    #expect(passes(.absolute(EventCode.absZ, 1), .accelerometer))
    #expect(!passes(.absolute(EventCode.absRX, 1), .accelerometer))
    #expect(passes(.absolute(EventCode.absRX + 2, 1), .accelerometer, first: EventCode.absRX))
    #expect(!passes(.absolute(EventCode.absX, 1), .accelerometer, first: EventCode.absRX))
    #expect(!passes(.key(EventCode.buttonTouch, 1), .accelerometer))
  }
}
