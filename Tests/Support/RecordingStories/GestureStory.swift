public import Gestures
public import InputModel

/// A gesture from its beginning to its end, in a few words: what two ways of playing one recording
/// must agree on.
public struct GestureStory: Hashable, Sendable {
  public var kind: GestureKind
  public var contacts: Int
  public var edge: Edge?
  /// Where it went; zero for a tap.
  public var translation: Vector<Points>
  /// Its translation where it was farthest from its beginning.
  public var farthest: Vector<Points>
  /// Nil where it never ended.
  public var phase: GesturePhase?
  public var interruption: Interruption?

  /// Such as `tap 1`, `pan 2 down`, `edge-pan left 1 right`, `pan 1 left cancelled (jump)`.
  public var words: String { words(withTravel: false) }

  /// The words, for a pan with how many millimetres it went to the right and down.
  public func words(withTravel: Bool) -> String {
    var words = [kind.rawValue]
    if let edge { words.append(edge.rawValue) }
    words.append(String(contacts))
    if kind == .pan || kind == .edgePan {
      words.append(direction)
      if withTravel { words.append(travel) }
    }
    if phase == nil { words.append("never ended") }
    if let interruption { words.append("cancelled (\(interruption.rawValue))") }
    return words.joined(separator: " ")
  }

  private var travel: String {
    let millimetres = [translation.x, translation.y].map { (length: Points) in
      let tenths = (Millimetres(length).value * 10).rounded() / 10
      // Without the sign of a zero.
      return "\(tenths == 0 ? 0 : tenths)"
    }
    return "(\(millimetres.joined(separator: ", ")))"
  }

  /// The axis along which it was farther from its beginning: one that comes back has a direction, too.
  private var direction: String {
    if farthest.x.magnitude >= farthest.y.magnitude {
      return farthest.x >= .zero ? "right" : "left"
    }
    return farthest.y >= .zero ? "down" : "up"
  }
}

extension GestureStory {
  /// The stories that events tell, in the order in which they began.
  public static func stories(of events: [GestureEvent]) -> [GestureStory] {
    var stories: [GestureStory] = []
    var live: [GestureID: Int] = [:]
    for event in events {
      let index = live[event.id] ?? stories.count
      if index == stories.count {
        stories.append(
          GestureStory(
            kind: event.kind, contacts: event.contacts, edge: event.edge,
            translation: event.translation, farthest: event.translation))
      }
      live[event.id] = index
      stories[index].translation = event.translation
      if event.translation.length > stories[index].farthest.length {
        stories[index].farthest = event.translation
      }
      guard event.phase == .ended || event.phase == .cancelled else { continue }
      stories[index].phase = event.phase
      stories[index].interruption = event.interruption
      live[event.id] = nil
    }
    return stories
  }
}
