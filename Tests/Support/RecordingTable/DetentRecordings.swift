internal import Foundation
internal import Recording
internal import RecordingStories

/// Recordings of real hardware, their table, and both ways of playing them held against each other.
///
///     detent-recordings join FOLDER             all of a folder as one recording, on standard output
///     detent-recordings compare FOLDER LINES    a result line each; LINES is what events printed then
///     detent-recordings table FOLDER [LINES]    the table of the hardware notes
@main enum DetentRecordings {
  /// So many play at a time: what one reader in an emulated guest keeps up with.
  private static let lanes = 6

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 2, let set = RecordingSet(folder: arguments[1]) else { complain() }
    switch (arguments[0], arguments.count) {
    case ("join", 2):
      let joined = Recording(joining: set.recordings, lanes: lanes)
      try? FileHandle.standardOutput.write(contentsOf: Data(joined.libinputRecord()))
    case ("compare", 3): compare(set, lines(arguments[2]))
    case ("table", 2): table(set, nil)
    case ("table", 3): table(set, lines(arguments[2]))
    default: complain()
    }
  }

  private static func compare(_ set: RecordingSet, _ lines: KernelLines) {
    for (entry, agreement) in zip(set.entries, set.agreements(with: lines)) {
      let name = "recording-\(entry.name)"
      print(agreement.holds ? "ok \(name)" : "not ok \(name): \(agreement.words)")
    }
    let complaints = lines.complaints.joined(separator: "; ")
    let name = "recordings-without-complaints"
    print(complaints.isEmpty ? "ok \(name)" : "not ok \(name): \(complaints)")
  }

  private static func table(_ set: RecordingSet, _ lines: KernelLines?) {
    let agreements = lines.map { set.agreements(with: $0) }
    print(RecordingRow.heading)
    for index in set.entries.indices {
      print(RecordingRow(set.entries[index], set.recordings[index], agreements?[index]).line)
    }
  }

  private static func lines(_ path: String) -> KernelLines {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { complain() }
    return KernelLines(text)
  }

  private static func complain() -> Never {
    let text = """
      usage: detent-recordings join|compare|table FOLDER [LINES], where FOLDER holds MANIFEST.tsv and
      recordings that can be read
      """
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    exit(2)
  }
}
