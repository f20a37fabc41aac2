import Gestures
import InputModel
import Invocation
import Programs
import Recording
import Replay
import Testing

@Suite struct RecordingPlayerTests {
  /// A screen on which a finger goes 20 mm to the right, its stamps somewhere in the day.
  private static let drag: RecordedDevice = {
    let axis = RecordedDevice.Axis(minimum: 0, maximum: 1600, resolution: 10)
    let axes = [
      EventCode.absMTSlot: RecordedDevice.Axis(minimum: 0, maximum: 4),
      EventCode.absMTPositionX: axis, EventCode.absMTPositionY: axis,
    ]
    let first: [RawEvent] = [
      .absolute(EventCode.absMTTrackingID, 1), .absolute(EventCode.absMTPositionX, 600),
      .absolute(EventCode.absMTPositionY, 800),
    ]
    let moves = (1...20).map { [RawEvent.absolute(EventCode.absMTPositionX, 600 + $0 * 10)] }
    let frames = [first] + moves + [[.absolute(EventCode.absMTTrackingID, -1)]]
    return RecordedDevice(
      name: "screen", codes: [EventCode.absolute: Set(axes.keys)], axes: axes,
      udevProperties: ["ID_INPUT_TOUCHSCREEN": "1"],
      frames: frames.enumerated().map { index, events in
        RecordedFrame(
          time: Instant(microseconds: 900_000_000 + Int64(index) * 8000), events: events)
      })
  }()

  private func play(_ recording: Recording) -> [Line] {
    var player = RecordingPlayer(
      recording, Invocation(command: .events), EventsProgram(), draws: false)
    var lines = player.takeLines()
    while player.due() != nil {
      player.step()
      lines += player.takeLines()
    }
    return lines
  }

  @Test func dragIsAPanOfItsLength() throws {
    let lines = play(Recording(devices: [RecordingPlayerTests.drag]))
    let gestures = lines.compactMap { line -> GestureEvent? in
      if case .gesture(let gesture, node: _) = line { gesture } else { nil }
    }
    let last = try #require(gestures.last)
    #expect(last.kind == .pan && last.phase == .ended)
    #expect((last.translation.x - Points(Millimetres(20))).value.magnitude < 0.01)
    // Virtual time begins with the first frame.
    let end = RecordingPlayer<EventsProgram>.start + .milliseconds(21 * 8)
    #expect(last.time == end)
  }

  /// What only plays says so, and a lock that protects nothing does not say what it protects.
  @Test(arguments: [Invocation.Command.mailbox, .todo, .watch, .lock])
  func theScreenTellsAReplay(command: Invocation.Command) throws {
    for isReplay in [true, false] {
      let status = Invocation(command: command).withProgram(
        isReplay: isReplay, civil: SceneClock.civil
      ) {
        $0.snapshot(at: Instant(microseconds: 0)).status
      }
      #expect(status?.isReplay == isReplay)
      #expect(status?.remarks.contains("SIGKILL frees it") == (command == .lock && !isReplay))
    }
  }

  @Test func severalDevicesPlayInTheOrderOfTheirStamps() {
    var late = RecordingPlayerTests.drag
    for index in late.frames.indices {
      late.frames[index].time = late.frames[index].time + .milliseconds(4)
    }
    var schedule = RecordingSchedule(
      Recording(devices: [late, RecordingPlayerTests.drag]), start: Instant(microseconds: 0))
    var places: [RecordingSchedule.Place] = []
    while let place = schedule.next() { places.append(place) }
    #expect(places.count == late.frames.count * 2)
    #expect(places.prefix(3).map(\.device) == [1, 0, 1])
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  /// A clock that was set back while the recording ran.
  @Test func framesKeepTheirOrder() {
    var device = RecordingPlayerTests.drag
    device.frames[5].time = Instant(microseconds: 0)
    var schedule = RecordingSchedule(
      Recording(devices: [device]), start: Instant(microseconds: 5_000_000))
    var frames: [Int] = []
    while let place = schedule.next() {
      #expect(place.time >= Instant(microseconds: 5_000_000))
      frames.append(place.frame)
    }
    #expect(frames == Array(device.frames.indices))
  }

  @Test func droppedEventsCancel() {
    var device = RecordingPlayerTests.drag
    device.frames[10].followsDrop = true
    let lines = play(Recording(devices: [device]))
    let phases = lines.compactMap { line -> GesturePhase? in
      if case .gesture(let gesture, node: _) = line, gesture.phase != .changed {
        gesture.phase
      } else {
        nil
      }
    }
    #expect(phases == [.began, .cancelled])
  }

  /// Three seconds of 2048 units, where the axes declare 8192 a g.
  @Test func anAccelerometerThatReadsNoGravityIsToldOnce() {
    let axis = RecordedDevice.Axis(minimum: -32768, maximum: 32767, resolution: 8192)
    let codes = [EventCode.absX, EventCode.absY, EventCode.absZ]
    let device = RecordedDevice(
      node: "/dev/input/event6", name: "sensor", properties: [6],
      codes: [EventCode.absolute: Set(codes)],
      axes: Dictionary(uniqueKeysWithValues: codes.map { ($0, axis) }),
      frames: (0..<150).map { index in
        RecordedFrame(
          time: Instant(microseconds: Int64(index) * 20_000),
          events: codes.map { .absolute($0, $0 == EventCode.absZ ? 2048 + Int32(index % 2) : 0) })
      })
    let told = play(Recording(devices: [device])).compactMap { line in
      if case .log("error", "detent", let node, let message) = line { (node, message) } else { nil }
    }
    #expect(told.map(\.0) == ["/dev/input/event6"])
    #expect(told.first?.1.hasPrefix("reads 25 % of gravity at rest") == true)
  }

  /// As applesmc and hdaps are.
  @Test func anAccelerometerOfTwoAxesIsNotRead() {
    let axis = RecordedDevice.Axis(minimum: -256, maximum: 256)
    let device = RecordedDevice(
      name: "applesmc", properties: [6], codes: [EventCode.absolute: [0, 1]],
      axes: [EventCode.absX: axis, EventCode.absY: axis])
    #expect(device.facts(index: 0) == nil)
  }
}
