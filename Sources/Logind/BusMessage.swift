internal import CSystemd
internal import Glibc

/// A signal or an answer, read from its front to its end. Lives as long as the call that it is handed to.
@safe struct BusMessage {
  static let stringType = CChar(UInt8(ascii: "s"))
  static let truthType = CChar(UInt8(ascii: "b"))
  private static let pathType = CChar(UInt8(ascii: "o"))
  private static let numberType = CChar(UInt8(ascii: "u"))
  private static let descriptorType = CChar(UInt8(ascii: "h"))
  private static let arrayType = CChar(UInt8(ascii: "a"))
  private static let structureType = CChar(UInt8(ascii: "r"))

  private let message: OpaquePointer

  init?(_ message: OpaquePointer?) {
    guard let message = unsafe message else { return nil }
    unsafe self.message = message
  }

  /// Why what was asked is refused; nil where it is not.
  var refusal: String? {
    guard unsafe sd_bus_message_is_method_error(message, nil) > 0 else { return nil }
    let error = unsafe sd_bus_message_get_error(message)
    let text = unsafe error?.pointee.message.map { unsafe String(cString: $0) }
    return text ?? "it is refused"
  }

  /// The object that sent it.
  var path: String? {
    unsafe sd_bus_message_get_path(message).map { unsafe String(cString: $0) }
  }

  mutating func truth() -> Bool? {
    var number: Int32 = 0
    return unsafe sd_bus_message_read_basic(message, BusMessage.truthType, &number) > 0
      ? number != 0 : nil
  }

  mutating func string() -> String? { text(BusMessage.stringType) }

  /// A descriptor of the caller's own.
  mutating func descriptor() -> Int32? {
    var number: Int32 = -1
    guard unsafe sd_bus_message_read_basic(message, BusMessage.descriptorType, &number) > 0
    else { return nil }
    // The message closes its own.
    let own = fcntl(number, F_DUPFD_CLOEXEC, 0)
    return own >= 0 ? own : nil
  }

  /// What ListSessions answers.
  mutating func sessions() -> [Session] {
    var sessions: [Session] = []
    guard unsafe sd_bus_message_enter_container(message, BusMessage.arrayType, "(susso)") > 0
    else { return [] }
    while unsafe sd_bus_message_enter_container(message, BusMessage.structureType, "susso") > 0 {
      var user: UInt32 = 0
      guard string() != nil,
        unsafe sd_bus_message_read_basic(message, BusMessage.numberType, &user) > 0,
        string() != nil, let seat = string(), let path = text(BusMessage.pathType)
      else { return sessions }
      sessions.append(Session(seat: seat, path: path))
      unsafe sd_bus_message_exit_container(message)
    }
    return sessions
  }

  private mutating func text(_ type: CChar) -> String? {
    var text: UnsafePointer<CChar>?
    guard unsafe sd_bus_message_read_basic(message, type, &text) > 0 else { return nil }
    return unsafe text.map { unsafe String(cString: $0) }
  }
}

/// A session as logind lists it.
struct Session: Hashable {
  /// Empty for one that came over the network.
  var seat: String
  var path: String
}
