import InputModel
import Programs
import Testing

@Suite struct DeviceTableTests {
  private static func touch(
    _ node: String, _ name: String, _ kind: DeviceKind, _ width: Double, _ height: Double,
    _ source: SizeSource
  ) -> DeviceDescription {
    var device = DeviceDescription(
      id: DeviceID(rawValue: 1), node: node, name: name, kind: kind)
    device.surface = TouchSurface(
      native: Size(width: Millimetres(width), height: Millimetres(height)))
    device.sizeSource = source
    return device
  }

  private static func sensor(_ name: String, _ units: Double?, _ source: SizeSource)
    -> DeviceDescription
  {
    var device = DeviceDescription(
      id: DeviceID(rawValue: 2), node: "/dev/input/event9", name: name, kind: .accelerometer)
    device.accelerometer = AccelerometerAxes(unitsPerG: units, firstCode: EventCode.absX)
    device.sizeSource = source
    return device
  }

  @Test func columnsStandBelowEachOther() {
    let lines = DeviceTable.lines([
      Self.touch("/dev/input/event4", "Goodix screen", .touchscreen, 154.9, 86, .device),
      Self.touch("/dev/input/event5", "SynPS/2 pad", .touchpad, 69, 50, .assumed),
      Self.touch("/dev/input/event11", "panel", .touchscreen, 49.94, 28, .override),
      Self.sensor("Joy-Con IMU", 4096, .device),
      Self.sensor("Wii Remote", 100, .assumed),
      Self.sensor("unknown", nil, .assumed),
    ])
    #expect(
      lines == [
        "/dev/input/event4   touchscreen    154.9×86.0 mm  declared  Goodix screen",
        "/dev/input/event5   touchpad       69.0×50.0 mm   assumed   SynPS/2 pad",
        "/dev/input/event11  touchscreen    49.9×28.0 mm   set       panel",
        "/dev/input/event9   accelerometer  4096 per g     declared  Joy-Con IMU",
        "/dev/input/event9   accelerometer  100 per g      by name   Wii Remote",
        "/dev/input/event9   accelerometer                 at rest   unknown",
      ])
  }

  @Test func noDevicesAreNoLines() {
    #expect(DeviceTable.lines([]).isEmpty)
  }
}
