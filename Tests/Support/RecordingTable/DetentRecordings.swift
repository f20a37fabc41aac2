internal import Foundation
internal import RecordingStories

/// Prints the table of recordings for the hardware notes: `detent-recordings table FOLDER`.
@main enum DetentRecordings {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 2, arguments[0] == "table" else {
      complain("usage: detent-recordings table FOLDER")
    }
    guard let manifest = Manifest(folder: arguments[1]) else {
      complain("\(arguments[1]) holds no MANIFEST.tsv")
    }
    print(RecordingRow.heading)
    for entry in manifest.touches {
      guard let row = RecordingRow(entry, in: arguments[1]) else {
        complain("\(entry.file) cannot be read")
      }
      print(row.line)
    }
  }

  private static func complain(_ text: String) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    exit(2)
  }
}
