/// Why a live gesture or contact was taken back without a lift.
public enum Interruption: String, Hashable, Sendable {
  /// A contact landed that the gesture does not allow.
  case surplusContact = "surplus contact"
  /// The kernel marked the contact as a palm, or libinput cancelled it.
  case touchCancelled = "touch cancelled"
  case unplugged
  /// The kernel dropped events (SYN_DROPPED); what happened meanwhile is unknown.
  case eventsDropped = "events dropped"
  /// Suspend, stop, or the virtual terminal was left.
  case suspended
  /// A stream that breaks the protocol, such as a tracking id that comes twice.
  case protocolError = "protocol error"
  case shutdown
}
