import RecordingStories
import Testing

/// Each kind of touch hardware that lies or says little, by a recording of the project's own that
/// states what Detent is to make of it.
@Suite struct TouchFixtureTests {
  static let folder: String = {
    let tests = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(tests)/Fixtures/Touch"
  }()

  @Test(arguments: Fixture.names(in: folder))
  func fixtureIsWhatItStates(name: String) throws {
    let fixture = try #require(Fixture(path: "\(Self.folder)/\(name)"))
    let story = RecordingStory(fixture.recording, rotation: fixture.rotation)
    #expect(story.devices.map(\.words) == fixture.devices)
    #expect(story.gestures.map { $0.words(withTravel: true) } == fixture.gestures)
    #expect(story.faults.isEmpty)
  }

  @Test func thereAreFixtures() {
    #expect(Fixture.names(in: Self.folder).count > 30)
  }
}
