/// How it is known that a picture was drawn. Neither knows when light left the panel.
public enum DrawnEvidence: String, CaseIterable, Hashable, Sendable {
  /// The write of the picture to the terminal returned.
  case write
  /// The terminal answered a status query that was sent behind the picture.
  case answer
}
