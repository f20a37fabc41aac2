import Foundation
import Recording
import RecordingStories
import Testing

/// Streams of real touchpads and touchscreens that lie beside the checkout.
@Suite struct RecordingsTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/recordings").path
  static let manifest = Manifest(folder: folder)

  static func story(of entry: Manifest.Entry) throws -> RecordingStory {
    let data = try #require(FileManager.default.contents(atPath: "\(folder)/\(entry.file)"))
    let reading = Recording.read(Array(data))
    #expect(reading.damage == nil)
    return RecordingStory(reading.recording)
  }

  /// Every `began` has its one end, whatever the hardware does.
  @Test(.enabled(if: manifest != nil), arguments: manifest?.touches ?? [])
  func recordingLeavesNoGestureOpen(entry: Manifest.Entry) throws {
    #expect(try Self.story(of: entry).faults.isEmpty)
  }

  @Test(.enabled(if: manifest != nil), arguments: manifest?.touches ?? [])
  func recordingIsWhatThePersonDid(entry: Manifest.Entry) throws {
    guard let expected = RecordedActions.gestures[entry.name] else { return }
    #expect(entry.action != nil)
    #expect(try Self.story(of: entry).words == expected)
  }

  /// The table is about these recordings and not about others.
  @Test(.enabled(if: manifest != nil))
  func recordingsOfTheTableAreThere() throws {
    let names = Set(try #require(Self.manifest).touches.map(\.name))
    #expect(names.isSuperset(of: RecordedActions.gestures.keys))
    #expect(RecordedActions.gestures.count > 60)
  }
}
