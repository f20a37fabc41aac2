internal import CSystemd
internal import Glibc

/// What logind says of a user and a seat at this moment, by its files, without the bus.
public struct SeatFacts: Hashable, Sendable {
  /// Whether logind, or one like it, keeps sessions.
  public private(set) var isRunning: Bool
  /// The session of this process.
  public private(set) var session: String?
  /// A session of the user on the seat.
  public private(set) var seatSession: String?
  /// Whether one of the user's sessions is the active one of the seat.
  public private(set) var isActive: Bool
  /// Whose session is the active one.
  public private(set) var activeUser: UInt32?

  public init(user: UInt32, seat: String) {
    // As sd_booted(3) and systemd's notes for session managers have it.
    isRunning = unsafe access("/run/systemd/seats/", F_OK) == 0
    session = unsafe SeatFacts.text { unsafe sd_pid_get_session(0, $0) }
    isActive = unsafe sd_uid_is_on_seat(user, 1, seat) > 0
    var active = uid_t()
    activeUser = unsafe sd_seat_get_active(seat, nil, &active) >= 0 ? active : nil
    seatSession = SeatFacts.sessions(of: user).first { session in
      unsafe SeatFacts.text { unsafe sd_session_get_seat(session, $0) } == seat
    }
  }

  private static func sessions(of user: uid_t) -> [String] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    let count = unsafe sd_uid_get_sessions(user, 0, &list)
    guard count > 0, let list = unsafe list else { return [] }
    defer { unsafe free(list) }
    return (0..<Int(count)).compactMap { index in
      guard let text = unsafe list[index] else { return nil }
      defer { unsafe free(text) }
      return unsafe String(cString: text)
    }
  }

  private static func text(
    _ ask: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> String? {
    var answer: UnsafeMutablePointer<CChar>?
    guard unsafe ask(&answer) >= 0, let text = unsafe answer else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
