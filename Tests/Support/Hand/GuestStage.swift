internal import Foundation
internal import Glibc
internal import InputModel
internal import SceneScript
internal import UinputDevices

/// The devices of a scene on the real kernel, and the hand that plays on them.
final class GuestStage {
  /// More pairs of frames than the kernel keeps for a reader that does not read.
  private static let flood = 500
  /// What a sleep may end too late without shifting the scene.
  private static let lateness = Interval.milliseconds(2)

  private let scene: Scene
  private var holders: [Holder?]

  /// A noncopyable device in an array.
  private final class Holder {
    let device: UinputDevice

    init(_ device: consuming UinputDevice) {
      self.device = device
    }
  }

  init(_ scene: Scene) {
    self.scene = scene
    holders = scene.devices.map { _ in nil }
  }

  /// Plugs in what is there at the start, with the udev rules that it needs.
  func setUp() throws {
    try writeRules()
    for (index, device) in scene.devices.enumerated() where device.isPresent {
      try plug(index)
    }
  }

  /// Where the devices lie that are plugged in.
  var nodes: [String] { holders.compactMap { $0?.device.node } }

  /// Plays the steps in real time, against a program where there is one.
  func play(_ run: ProgramRun?) throws {
    let start = MonotonicSleep.now()
    var hand = Hand(scene, start: start)
    // A step that takes long, such as a plug, shifts what follows.
    var shift = Interval.zero
    while let due = try hand.next({ run?.awaitFrame(of: $0) }) {
      if let run, run.isOver { return }
      let moment = due.time + shift
      MonotonicSleep.sleep(until: moment)
      // Lost time is never caught up with: no device reports a burst, and libinput discards what
      // looks like a jump.
      let late = MonotonicSleep.now() - moment
      if late > GuestStage.lateness { shift = shift + late }
      try perform(due.action, run)
      switch due.action {
      case .frame, .pause, .command: break
      case .plug, .unplug, .lose, .signal, .permission:
        shift = shift + max(MonotonicSleep.now() - moment - late, .zero)
      }
    }
  }

  private func perform(_ action: Hand.Action, _ run: ProgramRun?) throws {
    switch action {
    case .frame(let device, let events): holders[device]?.device.write(events)
    case .plug(let device): try plug(device)
    case .unplug(let device): holders[device] = nil
    case .lose(let device, let jitter): flood(device, jitter, run)
    case .signal(let name): run?.signal(name)
    case .command(let text): run?.command(text)
    case .permission(let device, let mode):
      guard let node = holders[device]?.device.node else { return }
      unsafe chmod(node, mode)
      try shell("udevadm trigger --action=change --settle \(node)")
    case .pause: break
    }
  }

  private func plug(_ device: Int) throws {
    let holder = Holder(try UinputDevice(scene.devices[device]))
    holders[device] = holder
    try shell("udevadm settle")
    // The guest's root may read all; a scene that runs as another user must be refused first.
    if scene.user != nil { unsafe chmod(holder.device.node, 0o600) }
  }

  /// Holds the reader back while more frames come than the kernel keeps, so that nothing but the
  /// drop is to be seen.
  private func flood(_ device: Int, _ jitter: [[RawEvent]], _ run: ProgramRun?) {
    run?.signal("STOP")
    for _ in 0..<GuestStage.flood {
      for events in jitter { holders[device]?.device.write(events) }
    }
    run?.signal("CONT")
  }

  /// Calibration matrices come by a rule of udev, as on a real machine.
  private func writeRules() throws {
    let rules = scene.devices.compactMap { device -> String? in
      guard let matrix = device.calibration else { return nil }
      let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f]
      let text = numbers.map { "\($0)" }.joined(separator: " ")
      return """
        ACTION!="remove", SUBSYSTEM=="input", KERNEL=="event*", ATTRS{name}=="\(device.name)", \
        ENV{LIBINPUT_CALIBRATION_MATRIX}="\(text)"
        """
    }
    let folder = "/run/udev/rules.d"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try (rules.joined(separator: "\n") + "\n").write(
      toFile: "\(folder)/99-detent-scene.rules", atomically: true, encoding: .utf8)
    try shell("udevadm control --reload")
  }

  private func shell(_ command: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    try process.run()
    process.waitUntilExit()
  }
}
