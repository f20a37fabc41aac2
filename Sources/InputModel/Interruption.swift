/// Why a live gesture or contact was taken back without a lift.
public enum Interruption: String, Hashable, Sendable {
  /// A contact landed that the gesture does not allow.
  case surplusContact = "surplus contact"
  /// The kernel marked the contact as a palm, libinput cancelled it, or another took its slot
  /// without a release.
  case touchCancelled = "touch cancelled"
  /// A contact was elsewhere faster than a finger can move.
  case jumped = "jump"
  case unplugged
  /// The kernel cannot read the device's node, or took it away, while the device is still there.
  case unreadable
  /// The kernel dropped events (SYN_DROPPED); what happened meanwhile is unknown.
  case eventsDropped = "events dropped"
  /// Suspend, stop, or the virtual terminal was left.
  case suspended
  case shutdown
}
