internal import InputModel
internal import Recording
internal import RecordingStories

/// One recording in the table of the hardware notes.
struct RecordingRow {
  static let heading = """
    | device and recording | axes | size | rate | what was done | what Detent reports | through the kernel | what is wrong, and why |
    |---|---|---|---|---|---|---|---|
    """

  private let entry: Manifest.Entry
  private let recording: Recording
  private let story: RecordingStory

  private let agreement: Agreement?

  /// - Parameter agreement: How it was through the kernel, where it was played there.
  init(_ entry: Manifest.Entry, _ recording: Recording, _ agreement: Agreement?) {
    self.entry = entry
    self.recording = recording
    self.agreement = agreement
    story = RecordingStory(recording)
  }

  var line: String {
    let cells = [
      entry.name, axes, size, rate, action, gestures, agreement?.words ?? "",
      RecordedActions.faults[entry.name] ?? "",
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  /// The range and the resolution of both axes, and what else the device says of itself.
  private var axes: String {
    guard let device = recording.devices.first, let facts = device.facts(index: 0) else {
      return ""
    }
    let texts = [facts.x, facts.y].map { axis in
      let resolution = axis.resolution > 0 ? " at \(axis.resolution)/mm" : ""
      return "\(axis.minimum)…\(axis.maximum)\(resolution)"
    }
    let slots =
      facts.slots > 0
      ? "\(facts.slots) slots" : facts.traits.isAnonymous ? "protocol A" : "one place"
    let kind = facts.traits.isSemiMultitouch ? ", semi-multitouch" : ""
    return "\(texts.joined(separator: " × ")), \(slots)\(kind)"
  }

  private var size: String {
    story.devices.first?.words ?? "not read"
  }

  /// Reports a second: the median of the intervals below 100 ms, beyond which nothing touched.
  private var rate: String {
    let times = recording.devices.first?.frames.map(\.time) ?? []
    let intervals = zip(times, times.dropFirst()).map { $1 - $0 }
      .filter { $0 > .zero && $0 < .milliseconds(100) }.sorted()
    guard intervals.count >= 4 else { return "" }
    return "\(Int((1 / intervals[intervals.count / 2].seconds).rounded())) Hz"
  }

  /// What the person said, else what the stream shows, in brackets.
  private var action: String {
    entry.action ?? entry.derived.map { "(\($0.replacing("|", with: "/")))" } ?? ""
  }

  private var gestures: String {
    story.words.isEmpty ? "nothing" : story.words.joined(separator: "; ")
  }
}
