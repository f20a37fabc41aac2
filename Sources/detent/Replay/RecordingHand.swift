internal import InputModel
internal import Latency
internal import LinuxInput
internal import Recording
internal import Replay
internal import Synchronization
internal import UinputDevices

/// Devices in the kernel that send what was recorded of others.
final class RecordingHand: Sendable {
  private static let patience = Interval(seconds: 10)
  private static let pollInterval = Interval.milliseconds(20)

  private let recording: Recording
  private let devices: [Holder]
  private let isPaced: Bool
  private let mustStop = Atomic(false)

  private final class Holder: Sendable {
    let device: UinputDevice

    init(_ device: consuming UinputDevice) {
      self.device = device
    }
  }

  /// Plugs the devices in and waits until udev knows them.
  ///
  /// Throws where uinput is absent or refused, and where udev does not take a device up.
  init(_ recording: Recording, isPaced: Bool) throws(InputError) {
    self.recording = recording
    self.isPaced = isPaced
    var devices: [Holder] = []
    for recorded in recording.devices {
      do throws(UinputDevice.CreationError) {
        devices.append(Holder(try UinputDevice(recorded)))
      } catch {
        throw SyntheticFinger.failure(error)
      }
    }
    self.devices = devices
    for node in nodes where !UdevDatabase.awaitEntry(of: node, within: RecordingHand.patience) {
      throw .noDevice("udev did not take up \(node), a device made by uinput: is udevd running?")
    }
  }

  var nodes: [String] { devices.map { $0.device.node } }

  /// The nodes of the devices that Detent reads.
  var readable: [String] {
    recording.devices.indices
      .filter { recording.devices[$0].facts(index: $0) != nil }
      .map { devices[$0].device.node }
  }

  func stop() {
    mustStop.store(true, ordering: .relaxed)
  }

  /// Waits until a program reads the devices. Returns whether it does.
  func await(_ control: InputControl) -> Bool {
    while !mustStop.load(ordering: .relaxed), let isReading = control.isReading {
      if isReading { return true }
      MonotonicSleep.sleep(until: MonotonicClock.now() + RecordingHand.pollInterval)
    }
    return false
  }

  /// Writes all frames. Those that follow a drop are left out: the kernel drops by itself alone.
  func play() {
    // Where the kernel lets it: a frame that is late beside a busy program is another motion.
    if isPaced { _ = RealtimeScheduling.enter() }
    var schedule = RecordingSchedule(recording, start: MonotonicClock.now())
    while let place = schedule.next(), !mustStop.load(ordering: .relaxed) {
      if isPaced { MonotonicSleep.sleep(until: place.time) }
      let frame = recording.devices[place.device].frames[place.frame]
      if !frame.followsDrop { devices[place.device].device.write(frame.events) }
    }
  }
}

/// The thread on which a recording is played beside a program.
final class ThreadBox {
  private var thread: WorkerThread?

  /// Plays once the devices are read, waits for `settling`, and ends the program's reading.
  func start(
    _ hand: RecordingHand, _ control: InputControl, _ settling: Interval
  ) throws(InputError) {
    do throws(WorkerThread.StartError) {
      thread = try WorkerThread(name: "detent-hand") {
        guard hand.await(control) else { return }
        hand.play()
        MonotonicSleep.sleep(until: MonotonicClock.now() + settling)
        control.stop()
      }
    } catch {
      throw .failure("no thread could be started: error \(error.code)")
    }
  }

  func join() {
    thread?.join()
  }
}
