import InputModel
import Motions
import Pipeline
import Testing

/// A kind of accelerometer as its driver shows it.
struct SensorFixture: Sendable, CustomTestStringConvertible {
  var testDescription: String { name }

  var name: String
  var firstCode = EventCode.absX
  /// What the driver declares; 0 for nothing.
  var resolution: Int32 = 0
  var sensor: Sensor
  /// Where an axis reads zero g, in device units.
  var zero = Acceleration.zero
  /// Units by which values change.
  var step = 1.0
  var samplesPerReport = 1
  /// What its clock shows at first; nil for a device without MSC_TIMESTAMP.
  var clock: UInt32?
  /// After how many samples its clock starts anew.
  var clockResets: Int?

  /// hid-playstation, hid-nintendo, hid-steam and hid-sony declare a scale; lis3lv02d and hid-wiimote
  /// do not, but have a documented one; that of the last is learnt.
  static let all = [
    SensorFixture(
      name: "Sony Interactive Entertainment DualSense Wireless Controller Motion Sensors",
      resolution: 8192, sensor: Sensor(rate: 250, unitsPerG: 8192, clip: 4), clock: 0xffff_0000),
    SensorFixture(
      name: "Nintendo Switch Pro Controller IMU", resolution: 4096,
      sensor: Sensor(rate: 200, unitsPerG: 4096, clip: 8), samplesPerReport: 3,
      clock: 0xffff_0000),
    SensorFixture(
      name: "Nintendo Switch Left Joy-Con IMU", resolution: 4096,
      sensor: Sensor(rate: 200, unitsPerG: 4096, clip: 8), samplesPerReport: 3, clock: 77,
      clockResets: 150),
    SensorFixture(
      name: "three samples a report and no clock", resolution: 4096,
      sensor: Sensor(rate: 200, unitsPerG: 4096, clip: 8), samplesPerReport: 3),
    SensorFixture(
      name: "Sony PLAYSTATION(R)3 Controller Motion Sensors", resolution: 113,
      sensor: Sensor(rate: 100, unitsPerG: 113, clip: 4.5, noise: 0.01)),
    SensorFixture(
      name: "Steam Deck Motion Sensors", resolution: 16384,
      sensor: Sensor(rate: 250, unitsPerG: 16384, clip: 2), clock: 1),
    SensorFixture(
      name: "Nintendo Wii Remote Accelerometer", firstCode: EventCode.absRX,
      sensor: Sensor(rate: 100, unitsPerG: 100, clip: 5),
      zero: Acceleration(x: 12, y: -9, z: 15)),
    SensorFixture(
      name: "ST LIS3LV02DL Accelerometer",
      sensor: Sensor(rate: 20, unitsPerG: 1000, clip: 2, noise: 0.002)),
    SensorFixture(
      name: "ST LIS3LV02DL Accelerometer",
      sensor: Sensor(rate: 20, unitsPerG: 1000, clip: 2.3, noise: 0.002), step: 18),
    SensorFixture(
      name: "a chip of which nothing is known", sensor: Sensor(rate: 50, unitsPerG: 256, clip: 8)),
  ]

  func description(id: DeviceID) -> DeviceDescription {
    let axis = AxisFacts(minimum: -32768, maximum: 32767, resolution: resolution)
    let facts = DeviceFacts(
      node: "/dev/input/event9", name: name, kind: .accelerometer, x: axis, y: axis,
      firstCode: firstCode)
    return DeviceDescription(id: id, facts: facts, options: DeviceOptions())
  }

  /// Device units of a reading.
  func units(of felt: Acceleration) -> Acceleration {
    let raw = felt * sensor.unitsPerG + zero
    return Acceleration(
      x: (raw.x / step).rounded() * step, y: (raw.y / step).rounded() * step,
      z: (raw.z / step).rounded() * step)
  }

  /// What the kernel sends: changes only, and all samples of a report at once.
  func frames(of motion: Motion, seed: UInt64) -> [(events: [RawEvent], time: Instant)] {
    var frames: [(events: [RawEvent], time: Instant)] = []
    var last: [Int32?] = [nil, nil, nil]
    var count = 0
    var begin: Int64 = 0
    sensor.sample(motion, seed: seed) { felt, time in
      let units = units(of: felt)
      let values = [Int32(units.x), Int32(units.y), Int32(units.z)]
      var events: [RawEvent] = []
      if let clock {
        if count == 0 || count == clockResets { begin = time.microseconds }
        let shown =
          (count < clockResets ?? .max ? clock : 0)
          &+ UInt32(truncatingIfNeeded: time.microseconds - begin)
        events.append(
          RawEvent(
            type: EventCode.miscellaneous, code: EventCode.timestamp,
            value: Int32(bitPattern: shown)))
      }
      for axis in 0..<3 where values[axis] != last[axis] {
        events.append(.absolute(firstCode + UInt16(axis), values[axis]))
        last[axis] = values[axis]
      }
      count += 1
      if !events.isEmpty { frames.append((events, time)) }
    }
    for first in stride(from: 0, to: frames.count, by: samplesPerReport) {
      let end = min(first + samplesPerReport, frames.count)
      for index in first..<end {
        frames[index].time =
          frames[end - 1].time + Interval(microseconds: Int64(index - first) * 20)
      }
    }
    return frames
  }
}
