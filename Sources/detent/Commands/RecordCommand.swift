internal import Glibc
internal import InputModel
internal import Invocation
internal import LinuxInput
internal import Recording
internal import SafeText

/// `detent record FILE`: what touch devices and accelerometers send, in a file.
enum RecordCommand {
  /// The name of standard output, which gets all at the end.
  private static let standardOutput = "-"
  /// What a crash of the machine may cost.
  private static let savingInterval = Interval(seconds: 10)

  static func run(_ invocation: Invocation) -> Int32 {
    let signals = SignalDescriptor(keysSignal: true)
    do throws(InputError) {
      let path = invocation.recording.file
      let file = path == standardOutput ? nil : try AtomicFile(path: path)
      let listing = try DeviceListing.take(InputConfiguration(invocation))
      guard !listing.devices.isEmpty else { throw listing.emptiness }
      let recorder = try DeviceRecorder(nodes: listing.devices.map(\.node))
      for device in listing.devices {
        StandardError.say("recording \(device.node) (\(Escaping.visible(device.name)))")
      }
      try record(recorder, file, invocation.recording.duration, signals)
      StandardError.say("\(recorder.count) frame\(recorder.count == 1 ? "" : "s") recorded")
      guard file == nil else { return ExitStatus.done }
      return PlainOutput.write(text(of: recorder)[...]) ?? ExitStatus.done
    } catch {
      return InputFailure.report(error, in: .record, asJSON: false)
    }
  }

  /// Records until a signal, the time, or the last device's end. However it ends, the file is whole.
  private static func record(
    _ recorder: DeviceRecorder, _ file: AtomicFile?, _ duration: Interval?,
    _ signals: borrowing SignalDescriptor
  ) throws(InputError) {
    let end = duration.map { MonotonicClock.now() + $0 }
    var saved = -1
    var goesOn = true
    while goesOn {
      let left = end.map { $0 - MonotonicClock.now() } ?? savingInterval
      goesOn =
        left > .zero
        && recorder.run(until: signals.descriptor, for: min(left, savingInterval))
      if recorder.count != saved { try file?.write(text(of: recorder)) }
      saved = recorder.count
    }
  }

  private static func text(of recorder: DeviceRecorder) -> [UInt8] {
    recorder.recording.libinputRecord(system: ["kernel": Machine.kernel])
  }
}
