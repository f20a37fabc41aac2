/// Something that is to be mended, or to be known.
public struct Finding: Hashable, Sendable {
  public enum Weight: Hashable, Sendable {
    /// Detent cannot do its work before this is mended.
    case blocks(Obstacle)
    /// It works, and would work better.
    case advises
    /// Nothing is wrong.
    case tells
  }

  /// What keeps Detent from its work; each has its exit status in the design.
  public enum Obstacle: Hashable, Sendable {
    case noDevice
    case notPermitted
    case failure
  }

  /// What it is about; the raw values are the names by which scripts know it.
  public enum Topic: String, Hashable, Sendable {
    case noUdev = "no-udev"
    case noDevice = "no-device"
    case noNode = "no-node"
    case otherSeat = "other-seat"
    case refused
    case blocked
    case grabbed
    case unusable
    case keyboardCombined = "keyboard-combined"
    case assumedSize = "assumed-size"
    case readableKeyboard = "readable-keyboard"
    case industrialAccelerometer = "industrial-accelerometer"
    case realtime
    case terminal
  }

  public var topic: Topic
  public var weight: Weight
  /// The nodes that it is about.
  public var nodes: [String]
  /// What is so.
  public var sentence: String
  /// What to do, in a few words that follow “first:”; nil where nothing is to be done.
  public var action: String?
  /// The commands that mend it, in order.
  public var commands: [String]

  public init(
    _ topic: Topic, _ weight: Weight, nodes: [String] = [], _ sentence: String,
    action: String? = nil, commands: [String] = []
  ) {
    self.topic = topic
    self.weight = weight
    self.nodes = nodes
    self.sentence = sentence
    self.action = action
    self.commands = commands
  }
}
