/// How `detent lock` locks.
public enum LockMode: String, CaseIterable, Hashable, Sendable {
  /// Whatever the terminal: it alone is protected, from keys alone.
  case cosmetic
  /// A Linux console of its own, which a process beside the screen holds.
  case vt
  /// As `vt`, and every input device is held, too.
  case kiosk

  /// What the screen says of the mode beside its name.
  public var remarks: [String] {
    switch self {
    case .cosmetic: ["protects this terminal only", "SIGKILL frees it"]
    case .vt: ["console held", "keys muted", "SysRq muted"]
    case .kiosk: ["console and devices held", "keys muted", "SysRq muted"]
    }
  }
}
