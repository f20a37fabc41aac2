internal import InputModel
public import Recording

/// What a recording is in process, held against what it was through the kernel.
public struct Agreement: Sendable {
  /// The part of its way by which a gesture may differ, and what the roundings of lines may add.
  private static let tolerance = 0.01
  private static let rounding = Points(0.1)

  /// Such as `the same`, or what differs.
  public let words: String
  public let holds: Bool

  /// - Parameter kernel: Nil where Detent did not read the kernel's device.
  public init(_ recording: Recording, _ kernel: KernelLines.Device?) {
    guard let kernel else {
      let isRead = recording.devices.first?.facts(index: 0) != nil
      holds = !isRead
      words = isRead ? "not read" : "not read, either"
      return
    }
    // Where the recording does not name libinput's quirks, only the running system knows them: its
    // size is given to the player.
    let own = RecordingStory(recording)
    let isNamed = own.devices.first?.sizeSource == .override
    let size = kernel.isOverridden && !isNamed ? kernel.size : nil
    let expected = size == nil ? own.gestures : RecordingStory(recording, size: size).gestures
    let remark =
      size.map { "the same on \($0.width.value)×\($0.height.value) mm, by a quirk" }
    let faults = Agreement.faults(expected, kernel.gestures)
    holds = faults.isEmpty
    words = faults.isEmpty ? remark ?? "the same" : faults.joined(separator: "; ")
  }

  private static func faults(_ expected: [GestureStory], _ got: [GestureStory]) -> [String] {
    let words = (expected.map(\.words), got.map(\.words))
    guard words.0 == words.1 else {
      return ["\(words.1.joined(separator: ", ")) instead of \(words.0.joined(separator: ", "))"]
    }
    return zip(expected, got).compactMap { expected, got in
      let way = expected.farthest.length
      let off = max(
        (expected.farthest - got.farthest).length, (expected.translation - got.translation).length)
      return off <= way * tolerance + rounding
        ? nil : "\(got.words) is \(off.value) pt off in \(way.value) pt"
    }
  }
}
