import InputModel
import Testing

@Suite struct DeviceResolutionTests {
  static func facts(
    _ kind: DeviceKind, x: AxisFacts, y: AxisFacts
  ) -> DeviceFacts {
    DeviceFacts(node: "/dev/input/event0", name: "test", kind: kind, x: x, y: y, slots: 5)
  }

  static func device(
    _ facts: DeviceFacts, _ options: DeviceOptions = DeviceOptions()
  ) -> DeviceDescription {
    DeviceDescription(id: DeviceID(rawValue: 1), facts: facts, options: options)
  }

  static let declared = facts(
    .touchscreen, x: AxisFacts(minimum: 0, maximum: 6400, resolution: 40),
    y: AxisFacts(minimum: 0, maximum: 3600, resolution: 40))

  static let undeclared = facts(
    .touchscreen, x: AxisFacts(minimum: 0, maximum: 1279, resolution: 0),
    y: AxisFacts(minimum: 0, maximum: 799, resolution: 0))

  @Test func aDeclaredResolutionIsTheDevices() {
    let device = Self.device(Self.declared)
    #expect(device.sizeSource == .device)
    #expect(device.surface?.size == Size(width: Millimetres(160), height: Millimetres(90)))
  }

  @Test func theUsersSizeComesFirst() {
    let size = Size(width: Millimetres(154), height: Millimetres(86))
    let device = Self.device(Self.declared, DeviceOptions(size: size))
    #expect(device.sizeSource == .override)
    #expect(device.surface?.size == size)
  }

  @Test func anUndeclaredTouchscreenIsAssumedToBe320PointsWideWithEqualUnits() throws {
    let device = Self.device(Self.undeclared)
    #expect(device.sizeSource == .assumed)
    let surface = try #require(device.surface)
    #expect((surface.points.width.value - 320).magnitude < 1e-9)
    let ratio = surface.points.height / surface.points.width
    #expect((ratio - 799.0 / 1279.0).magnitude < 1e-9)
  }

  @Test func oneAxisWithoutResolutionIsNotEnough() {
    let facts = Self.facts(
      .touchscreen, x: AxisFacts(minimum: 0, maximum: 100, resolution: 10),
      y: AxisFacts(minimum: 0, maximum: 100, resolution: 0))
    #expect(Self.device(facts).sizeSource == .assumed)
  }

  @Test func aQuirksSizeOverrides() {
    var facts = Self.undeclared
    facts.quirkSize = Size(width: Millimetres(100), height: Millimetres(60))
    #expect(Self.device(facts).sizeSource == .override)
    #expect(Self.device(facts).surface?.size == facts.quirkSize)
  }

  @Test(arguments: [(0, 0), (5, 5), (100, -100), (Int32.min, Int32.max)])
  func absurdAxesGiveFiniteSizes(range: (Int32, Int32)) throws {
    let axis = AxisFacts(minimum: range.0, maximum: range.1, resolution: 0)
    let device = Self.device(Self.facts(.touchscreen, x: axis, y: axis))
    let surface = try #require(device.surface)
    #expect(surface.points.width.value.isFinite)
    #expect(surface.points.height.value.isFinite)
    #expect(surface.points.width > .zero)
  }

  @Test func anUngrabbedPadTakesTwoFingers() {
    let axis = AxisFacts(minimum: 0, maximum: 3100, resolution: 31)
    let facts = Self.facts(.touchpad, x: axis, y: axis)
    #expect(Self.device(facts).fingers == 2)
    #expect(Self.device(facts, DeviceOptions(isGrabbed: true)).fingers == 1)
    #expect(Self.device(facts, DeviceOptions(fingers: 3)).fingers == 3)
    #expect(Self.device(Self.declared).fingers == 1)
  }

  @Test func anAccelerometerHasNoSurface() {
    let axis = AxisFacts(minimum: -32768, maximum: 32767, resolution: 8192)
    let device = Self.device(Self.facts(.accelerometer, x: axis, y: axis))
    #expect(device.surface == nil)
    #expect(device.accelerometer?.unitsPerG == 8192)
  }
}
