import InputModel
import SceneScript
import Testing

/// The frames that a hand makes are those that a kernel would pass on.
@Suite struct HandTests {
  private func play(_ text: String) throws -> [Hand.Due] {
    var hand = Hand(
      try Scene(parsing: "detent events\n" + text), start: Instant(microseconds: 0))
    var actions: [Hand.Due] = []
    while let due = try hand.next({ _ in nil }) { actions.append(due) }
    return actions
  }

  private func events(_ due: Hand.Due) -> [RawEvent] {
    if case .frame(_, let events) = due.action { events } else { [] }
  }

  @Test func unchangedValuesAreLeftOut() throws {
    let actions = try play(
      "device s touchscreen 160x90 40\ndown 0 at 0 12\nup 0\ndown 0 at 0 12")
    #expect(
      events(actions[0]) == [
        .absolute(EventCode.absMTTrackingID, 1), .absolute(EventCode.absMTPositionY, 480),
        .absolute(EventCode.absY, 480), .key(EventCode.buttonTouch, 1),
      ])
    #expect(
      events(actions[2]) == [
        .absolute(EventCode.absMTTrackingID, 2), .key(EventCode.buttonTouch, 1),
      ])
  }

  @Test func theTouchAfterAPalmIsAFinger() throws {
    let actions = try play(
      "device p touchpad 100x60 31\ndown 0 at 8 8\npalm 0\nup 0\ndown 0 at 8 8")
    #expect(events(actions[1]) == [.absolute(EventCode.absMTToolType, 2)])
    #expect(events(actions[3]).contains(.absolute(EventCode.absMTToolType, 0)))
  }

  @Test func aLossLeavesTheDeviceWhereItWas() throws {
    let actions = try play("device s touchscreen 160x90 40\ndown 0 at 80 12\nlose")
    guard case .lose(0, let jitter) = actions[1].action else {
      Issue.record("no loss but \(actions[1])")
      return
    }
    #expect(jitter.map { $0.map(\.value) } == [[3201, 3201], [3200, 3200]])
  }

  @Test func stepsTogetherInterleaveInTime() throws {
    let actions = try play(
      """
      device a touchscreen 100x50 10
      device b touchscreen 100x50 10
      together
      use a
      down 0 at 10 10
      use b
      down 0 at 10 10
      end
      together
      use a
      move 0 by 8 0 in 16
      use b
      move 0 by 8 0 in 24
      end
      wait 10
      """)
    let devices = actions.map { due in
      if case .frame(let device, _) = due.action { device } else { -1 }
    }
    #expect(devices == [0, 1, 0, 1, 0, 1, 1, -1])
    #expect(actions.last?.time == Instant(microseconds: 34_000))
  }

  @Test(arguments: [
    ("together\nwait 1", "“together” has no “end”"),
    ("end", "“end” without “together”"),
    ("together\ntogether", "“together” does not nest"),
    ("together\ndown 0 at 1 1\nmove 0 by 1 1 in 9\nend", "a “use” of its own"),
  ])
  func blocksAreChecked(text: String, complaint: String) {
    let error = #expect(throws: SceneError.self) {
      try Scene(parsing: "detent events\ndevice s touchscreen 160x90 40\n" + text)
    }
    #expect(error?.message.contains(complaint) == true)
  }

  /// Fuzzing found this.
  @Test(arguments: ["touchscreen 320x90 40222222", "accelerometer 100000000 range 30"])
  func anAxisHasTheUnitsOfTheKernel(device: String) {
    let error = #expect(throws: SceneError.self) {
      _ = try Scene(parsing: "device odd " + device)
    }
    #expect(error?.message.contains("an axis has at most") == true)
  }

  /// Fuzzing found this.
  @Test func fingersNeedADevice() throws {
    let scene = try Scene(parsing: "detent events\nmove 0 by 60 0 in 500\n")
    var hand = Hand(scene, start: Instant(microseconds: 0))
    #expect(throws: SceneError.self) { try hand.next { _ in nil } }
  }
}
