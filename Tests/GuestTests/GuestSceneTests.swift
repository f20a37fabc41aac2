import Foundation
import RecordingStories
import SceneChecks
import SceneScript
import Testing

/// Scenes and checks on a real kernel, by uinput devices in the guest.
@Suite struct GuestSceneTests {
  @Test func theGuestBoots() {
    #expect((Guest.results["boot"] ?? nil) == nil)
    #expect(!Guest.results.isEmpty)
  }

  @Test func theGuestBootsForScenes() {
    #expect((Guest.scenes["boot"] ?? nil) == nil)
    #expect(!Guest.scenes.isEmpty)
  }

  @Test(arguments: try SceneFolder.names(for: .guest))
  func sceneHoldsOnARealKernel(name: String) {
    Self.expect(name, in: Guest.scenes)
  }

  @Test(arguments: Guest.checks)
  func checkHolds(name: String) {
    Self.expect(name)
  }

  @Test func theGuestBootsWithSystemd() {
    #expect((Guest.systemResults["boot"] ?? nil) == nil)
    #expect(!Guest.systemResults.isEmpty)
  }

  @Test(arguments: Guest.systemChecks)
  func checkHoldsUnderSystemd(name: String) {
    Self.expect(name, in: Guest.systemResults)
  }

  @Test(.enabled(if: Guest.recordings != nil))
  func recordingOfARealPanelIsOnePan() {
    Self.expect("recording-ep0430m09")
  }

  @Test(
    .enabled(if: Guest.recordings != nil),
    arguments: Guest.recordings.flatMap { Manifest(folder: $0.path) }?.touches ?? [])
  func recordingIsTheSameThroughTheKernel(entry: Manifest.Entry) {
    Self.expect("recording-\(entry.name)", in: Guest.recordingResults)
  }

  @Test(.enabled(if: Guest.recordings != nil), arguments: ["play", "without-complaints"])
  func recordingsInTheGuest(name: String) {
    Self.expect("recordings-\(name)", in: Guest.recordingResults)
  }

  private static func expect(_ name: String, in results: [String: String?] = Guest.results) {
    guard let result = results[name] else {
      Issue.record("\(name) gave no result in the guest")
      return
    }
    if let fault = result { Issue.record("\(fault)") }
  }
}
