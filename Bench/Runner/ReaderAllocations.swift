internal import Foundation
internal import Glibc
internal import InputModel
internal import SceneScript
internal import UinputDevices

/// Whether Detent's reading thread allocates while frames come, on a real kernel.
enum ReaderAllocations {
  private static let thread = "detent-read"
  /// Everything that the reader takes: libinput's touches, raw frames, samples; pans, taps, shakes.
  private static let scene = """
    device screen touchscreen 160x90 40
    device pad touchpad 100x60 31
    device motion accelerometer 8192 range 16
    detent events

    wait 300
    down 0 at 20 45
    move 0 by 100 0 in 800 at 125
    up 0
    wait 300
    down 0 at 40 40
    wait 60
    up 0
    use pad
    wait 300
    down 0,1 at 20 30
    move 0,1 by 40 0 in 800 at 125
    up 0,1
    use motion
    still for 300
    shake 2.5 at 4 for 1000
    still for 1000
    wait 300
    """

  /// Plays twice, the second time under count, and says what was counted. Returns whether it was
  /// nothing.
  static func check(detent: String, preload: String) throws -> Bool {
    let stage = try SceneStage(Scene(parsing: scene))
    let folder = FileManager.default.temporaryDirectory.path
    let counts = AllocationCounts(path: "\(folder)/allocations-\(getpid())")
    defer { try? FileManager.default.removeItem(atPath: counts.path) }
    let process = try BenchProcess(
      [detent, "events", "--json"],
      environment: ["LD_PRELOAD": preload, AllocationCounts.variable: counts.path])
    _ = try process.await { $0.time(of: "\"ready\"") }
    defer { process.end() }
    guard let thread = process.threadsByName[ReaderAllocations.thread] else {
      print("there is no thread \(ReaderAllocations.thread)")
      return false
    }
    // The first time, tables grow to their size.
    _ = try stage.play()
    let (before, lines) = (counts.count(of: thread), process.lines.count)
    let frames = try stage.play()
    let after = counts.count(of: thread)
    let gestures = process.lines.count - lines
    let own = after.others - before.others
    let libraries = after.libraries - before.libraries
    print(
      "\(own) allocations of its own and \(libraries) of libinput's and libevdev's for \(frames) "
        + "frames and \(gestures) lines")
    // A count that counts nothing would hold as well, so something must have been seen.
    return own == 0 && libraries > 0 && gestures > frames / 4
  }
}

/// A scene's devices on the real kernel, and a hand for its frames.
final class SceneStage {
  private final class Holder {
    let device: UinputDevice

    init(_ device: consuming UinputDevice) {
      self.device = device
    }
  }

  private let scene: Scene
  private let holders: [Holder]

  init(_ scene: Scene) throws {
    self.scene = scene
    holders = try scene.devices.map { Holder(try UinputDevice($0)) }
    try Shell.run("udevadm settle")
  }

  /// Plays all frames in real time. Returns how many there were.
  func play() throws -> Int {
    var frames = 0
    var hand = Hand(scene, start: MonotonicSleep.now())
    while let due = try hand.next({ _ in nil }) {
      MonotonicSleep.sleep(until: due.time)
      guard case .frame(let device, let events) = due.action else { continue }
      holders[device].device.write(events)
      frames += 1
    }
    return frames
  }
}
