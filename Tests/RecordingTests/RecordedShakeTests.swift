import Foundation
import Gestures
import InputModel
import Invocation
import Programs
import Recording
import Replay
import SceneChecks
import Testing

/// Streams of real accelerometers, each of several takes that pauses of 0.5 s part.
@Suite struct RecordedShakeTests {
  private static let folder: URL? = {
    let folder = SceneFolder.tests.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared/recordings/accelerometer")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  private static func device(_ name: String) throws -> RecordedDevice {
    let file = try #require(folder).appending(path: "\(name).evemu")
    let reading = Recording.read([UInt8](try Data(contentsOf: file)))
    #expect(reading.damage == nil)
    return try #require(reading.recording.devices.first)
  }

  private static func shakes(_ device: RecordedDevice) -> [Instant] {
    var player = RecordingPlayer(
      Recording(devices: [device]), Invocation(command: .events), EventsProgram(), draws: false)
    while player.due() != nil { player.step() }
    return player.takeLines().compactMap { line in
      if case .gesture(let gesture, _) = line, gesture.kind == .shake { gesture.time } else { nil }
    }
  }

  /// When each take began and ended.
  private static func takes(_ device: RecordedDevice) -> [ClosedRange<Instant>] {
    guard let first = device.frames.first?.time else { return [] }
    let times = device.frames.map { RecordingPlayer<EventsProgram>.start + ($0.time - first) }
    var takes: [ClosedRange<Instant>] = []
    var begin = times[0]
    for (time, next) in zip(times, times.dropFirst()) where next - time > .milliseconds(300) {
      takes.append(begin...time)
      begin = next
    }
    return takes + [begin...times[times.count - 1]]
  }

  /// What a device of half the rate would have sent: all axes, since the events left out changed some.
  private static func everySecond(of frames: [RecordedFrame], from first: Int) -> [RecordedFrame] {
    var values: [UInt16: RawEvent] = [:]
    return frames.enumerated().compactMap { index, frame in
      for event in frame.events where event.type == EventCode.absolute {
        values[event.code] = event
      }
      return index % 2 == first
        ? RecordedFrame(time: frame.time, events: [RawEvent](values.values)) : nil
    }
  }

  @Test(.enabled(if: folder != nil), arguments: [("a__shake", 9), ("d__waggle", 11)])
  func recordingOfShakesHasOneEachTake(name: String, count: Int) throws {
    let device = try Self.device("microbit-\(name)")
    let shakes = Self.shakes(device)
    let takes = Self.takes(device)
    #expect(takes.count == count)
    #expect(shakes.count == count)
    #expect(takes.allSatisfy { take in shakes.filter(take.contains).count == 1 })
  }

  @Test(
    .enabled(if: folder != nil),
    arguments: [
      "a__still", "a__circle", "d__circle", "d__poke", "d__flick", "d__not-a-spell",
      "e__being-still", "e__jumping-up-down", "e__walking",
    ])
  func recordingOfOtherMotionsHasNone(name: String) throws {
    #expect(Self.shakes(try Self.device("microbit-\(name)")).isEmpty)
  }

  /// Every second sample: 25 Hz, of which no sensor took the vibration out.
  @Test(
    .enabled(if: folder != nil),
    arguments: [
      ("a__shake", 9), ("d__waggle", 11), ("a__still", 0), ("a__circle", 0), ("d__circle", 0),
      ("d__poke", 0), ("d__flick", 0), ("d__not-a-spell", 0), ("e__jumping-up-down", 0),
      ("e__walking", 0),
    ], [0, 1])
  func recordingAt25HertzHasTheSame(row: (name: String, count: Int), first: Int) throws {
    var device = try Self.device("microbit-\(row.name)")
    device.frames = Self.everySecond(of: device.frames, from: first)
    #expect(Self.shakes(device).count == row.count)
  }
}
