internal import InputModel
internal import SceneScript
internal import UinputDevices

/// A uinput touchscreen, and a finger that makes the same strokes for everybody.
final class BenchScreen {
  /// A frame that was written.
  struct Frame {
    /// The kernel's time of it, in microseconds.
    var kernel: Int64
    var stroke: Int
    /// From 0, the landing.
    var index: Int
    /// From where the finger landed.
    var travel: Points
  }

  /// 125 frames a second.
  static let interval = Interval.milliseconds(8)
  /// Moves of a stroke: it lasts a second.
  static let moves = 125
  /// Between the strokes.
  static let pause = Interval.milliseconds(300)
  /// The finger's travel from frame to frame: the second move is beyond the pan's slop.
  private static let step = Millimetres(1.1)
  private static let start = Millimetres(12)
  private static let unitsPerMillimetre = 40.0
  static let width = Millimetres(160)
  static let height = Millimetres(90)
  /// What a sleep may end too late without shifting the stroke.
  private static let lateness = Interval.milliseconds(2)

  let node: String
  private let device: UinputDevice
  private let stamps: FrameStamps
  private var trackingID: Int32 = 0
  private var written: [Frame] = []
  private var stamped = 0

  struct NoStamps: Error, CustomStringConvertible {
    let description = "the screen's own node cannot be read"
  }

  init() throws {
    device = try UinputDevice(try BenchScreen.description())
    node = device.node
    try Shell.run("udevadm settle")
    guard let stamps = FrameStamps(node: node) else { throw NoStamps() }
    self.stamps = stamps
  }

  static func description() throws -> SceneDevice {
    let scene = try Scene(
      parsing: "device bench touchscreen 160x90 40\ndetent events\nwait 1\n")
    return scene.devices[0]
  }

  /// Makes strokes and returns their frames with the kernel's times.
  func play(strokes: Int) -> [Frame] {
    stamps.drain { _ in }
    written = []
    stamped = 0
    var due = MonotonicSleep.now() + BenchScreen.interval
    for stroke in 0..<strokes {
      trackingID = (trackingID + 1) % 65536
      for index in 0...BenchScreen.moves + 1 {
        MonotonicSleep.sleep(until: due)
        // Lost time is never caught up with: no device reports a burst.
        let now = MonotonicSleep.now()
        if now - due > BenchScreen.lateness { due = now }
        takeStamps()
        write(index, of: stroke)
        due = due + BenchScreen.interval
      }
      due = due + BenchScreen.pause
    }
    MonotonicSleep.sleep(until: due)
    takeStamps()
    return Array(written[..<stamped])
  }

  /// Lands and lifts once.
  func tap(pause: Interval) {
    trackingID = (trackingID + 1) % 65536
    device.write(landing)
    MonotonicSleep.sleep(until: MonotonicSleep.now() + pause)
    device.write(lift)
    MonotonicSleep.sleep(until: MonotonicSleep.now() + pause)
    stamps.drain { _ in }
  }

  private func write(_ index: Int, of stroke: Int) {
    let travel = BenchScreen.step * Double(min(index, BenchScreen.moves))
    written.append(Frame(kernel: 0, stroke: stroke, index: index, travel: Points(travel)))
    switch index {
    case 0: device.write(landing)
    case BenchScreen.moves + 1: device.write(lift)
    default:
      let x = units(BenchScreen.start + travel)
      device.write([.absolute(EventCode.absMTPositionX, x), .absolute(EventCode.absX, x)])
    }
  }

  private var landing: [RawEvent] {
    let (x, y) = (units(BenchScreen.start), units(Millimetres(45)))
    return [
      .absolute(EventCode.absMTTrackingID, trackingID),
      .absolute(EventCode.absMTPositionX, x), .absolute(EventCode.absMTPositionY, y),
      .absolute(EventCode.absX, x), .absolute(EventCode.absY, y), .key(EventCode.buttonTouch, 1),
    ]
  }

  private var lift: [RawEvent] {
    [.absolute(EventCode.absMTTrackingID, -1), .key(EventCode.buttonTouch, 0)]
  }

  private func units(_ length: Millimetres) -> Int32 {
    Int32((length.value * BenchScreen.unitsPerMillimetre).rounded())
  }

  /// Reads the kernel's times of what was written, while nothing is on its way.
  private func takeStamps() {
    stamps.drain { time in
      guard stamped < written.count else { return }
      written[stamped].kernel = time.microseconds
      stamped += 1
    }
  }
}

/// A uinput mouse that is pushed about.
final class BenchMouse {
  private static let relative: UInt16 = 0x02
  private static let relativeX: UInt16 = 0x00
  private let device: UinputDevice

  init() throws {
    device = try UinputDevice(.mouse)
    try Shell.run("udevadm settle")
  }

  /// Moves there and back, 125 times a second.
  func move(seconds: Double) {
    let start = MonotonicSleep.now()
    for index in 0..<Int64(seconds * 125) {
      MonotonicSleep.sleep(until: start + .milliseconds(8 * index))
      device.write([
        RawEvent(
          type: BenchMouse.relative, code: BenchMouse.relativeX, value: index % 2 == 0 ? 3 : -3)
      ])
    }
  }
}
