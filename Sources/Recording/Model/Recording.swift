/// What devices sent, and what they are.
public struct Recording: Hashable, Sendable {
  public var devices: [RecordedDevice]

  public init(devices: [RecordedDevice] = []) {
    self.devices = devices
  }
}

/// What was read of a file: all of it, or what stood before the damage.
public struct RecordingReading: Hashable, Sendable {
  public var recording: Recording
  /// Why the rest could not be read; nil where all was.
  public var damage: RecordingDamage?

  public init(recording: Recording, damage: RecordingDamage? = nil) {
    self.recording = recording
    self.damage = damage
  }
}

/// Where a file is not as it must be.
public struct RecordingDamage: Error, Hashable, Sendable {
  /// The number of the line, from 1.
  public var line: Int
  /// What was expected there, as the rest of a sentence.
  public var expectation: String

  public init(line: Int, _ expectation: String) {
    self.line = line
    self.expectation = expectation
  }

  /// What a person is told.
  public var message: String { "line \(line): \(expectation)" }
}
