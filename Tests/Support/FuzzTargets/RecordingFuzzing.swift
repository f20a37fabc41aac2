internal import InputModel
internal import Invocation
internal import Programs
internal import Recording
internal import Replay

enum RecordingFuzzing {
  static func take(_ bytes: [UInt8]) {
    let reading = Recording.read(bytes)
    if let damage = reading.damage { precondition(damage.line > 0 && !damage.message.isEmpty) }
    // What was read can be written, and is the same when read again.
    let written = Recording.read(reading.recording.libinputRecord())
    precondition(written.damage == nil || !isOrdinary(reading.recording), "not written as it was")
    play(reading.recording.quirked)
  }

  /// Whether stamps and names are such as the kernel's.
  private static func isOrdinary(_ recording: Recording) -> Bool {
    recording.devices.allSatisfy { device in
      device.frames.allSatisfy { $0.time.microseconds >= 0 }
    }
  }

  static func play(_ recording: Recording) {
    var invocation = Invocation(command: .events)
    invocation.usesShake = true
    var lives = GestureLives()
    var player = RecordingPlayer(recording, invocation, EventsProgram(), draws: false)
    lives.follow(player.takeLines())
    var last = SceneClock.start
    while let due = player.due() {
      player.step()
      lives.follow(player.takeLines())
      last = due
    }
    player.finish(at: last)
    lives.follow(player.takeLines())
    lives.finish()
    playOn(.mailbox, recording)
    playOn(.lock, recording)
  }

  private static func playOn(_ command: Invocation.Command, _ recording: Recording) {
    let invocation = Invocation(command: command)
    _ = invocation.withProgram(isReplay: true, civil: SceneClock.civil) { program in
      run(program, recording, invocation)
    }
  }

  private static func run(
    _ program: some Program, _ recording: Recording, _ invocation: Invocation
  ) {
    var player = RecordingPlayer(recording, invocation, program, draws: true)
    while let due = player.due() {
      player.step()
      _ = player.runner.program.snapshot(at: due)
    }
    _ = player.takeLines()
  }

  static let seeds: [[UInt8]] = [yaml, evemu].map { Array($0.utf8) }

  private static let yaml = """
    version: 1
    devices:
    - node: /dev/input/event5
      evdev:
        name: "pad"
        id: [3, 1133, 45085, 273]
        codes:
          0: [0]
          1: [325, 330, 333]
          3: [0, 1, 47, 53, 54, 57]
        absinfo:
          0: [0, 1000, 0, 0, 10]
          1: [0, 600, 0, 0, 10]
          47: [0, 4, 0, 0, 0]
          53: [0, 1000, 0, 0, 10]
          54: [0, 600, 0, 0, 10]
        properties: [0]
      udev:
        properties:
        - ID_INPUT_TOUCHPAD=1
      events:
      - evdev:
        - [0, 0, 3, 57, 7]
        - [0, 0, 3, 53, 500]
        - [0, 0, 3, 54, 300]
        - [0, 0, 3, 47, 1]
        - [0, 0, 3, 57, 8]
        - [0, 0, 0, 0, 0]
      - evdev:
        - [0, 8000, 3, 53, 550]
        - [0, 8000, 0, 0, 0]
      - evdev:
        - [0, 16000, 3, 57, -1]
        - [0, 16000, 3, 47, 0]
        - [0, 16000, 3, 57, -1]
        - [0, 16000, 0, 0, 0]
    """

  private static let evemu = """
    N: screen
    I: 0003 0001 0002 0003
    P: 02 00
    B: 01 00 00 00 00 00 00 00 00
    B: 03 03 00 00 00 00 80 60 02
    A: 00 0 1600 0 0 10
    A: 01 0 900 0 0 10
    A: 2f 0 4 0 0 0
    A: 35 0 1600 0 0 10
    A: 36 0 900 0 0 10
    A: 39 0 65535 0 0 0
    E: 0.000000 0003 0039 0001
    E: 0.000000 0003 0035 0400
    E: 0.000000 0003 0036 0400
    E: 0.000000 0000 0000 0000
    E: 0.010000 0003 0035 0500
    E: 0.010000 0000 0000 0000
    E: 0.020000 0003 0039 -001
    E: 0.020000 0000 0000 0000
    """
}
