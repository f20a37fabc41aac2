import InputModel
import Recording
import Testing

@testable import LinuxInput

/// What is told from sysfs's bits alone, without udev and without permission.
@Suite struct KernelCapabilitiesTests {
  private func kind(_ attributes: [String: String]) -> DeviceKind? {
    KernelCapabilities.device(name: "x") { attributes[$0] }.kind
  }

  @Test func theLowestWordIsTheLast() {
    #expect(KernelCapabilities.bits("1 0 8000000000000001") == [0, 63, 128])
    #expect(KernelCapabilities.bits("0\n").isEmpty)
    #expect(KernelCapabilities.bits(nil).isEmpty)
  }

  @Test func aScreenAPadAndAKeyboardAreToldApart() {
    let screen = [
      "properties": "2", "capabilities/key": "400 0 0 0 0 0", "capabilities/abs": "260800000000003",
    ]
    #expect(kind(screen) == .touchscreen)
    let pad = [
      "properties": "5", "capabilities/key": "e520 10000 0 0 0 0",
      "capabilities/abs": "260800000000003",
    ]
    #expect(kind(pad) == .touchpad)
    var combined = pad
    combined["capabilities/key"] = "e520 10000 0 0 0 fffffffffffffffe"
    #expect(kind(combined) == nil)
    #expect(kind(["properties": "40", "capabilities/abs": "7"]) == .accelerometer)
    #expect(kind([:]) == nil)
  }
}
