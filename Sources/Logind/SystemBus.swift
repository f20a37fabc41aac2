internal import CSystemd
internal import Glibc

/// A connection to the system's bus that never waits: what is asked is answered in a later `process`.
@safe public final class SystemBus {
  private let bus: OpaquePointer

  /// Connects. Throws where there is no bus.
  public init() throws(BusError) {
    var opened: OpaquePointer?
    let result = unsafe sd_bus_open_system(&opened)
    guard result >= 0, let bus = unsafe opened else { throw BusError(code: -result) }
    unsafe self.bus = bus
  }

  deinit {
    unsafe sd_bus_close(bus)
    unsafe sd_bus_unref(bus)
  }

  public var descriptor: Int32 { unsafe sd_bus_get_fd(bus) }

  /// Which of POLLIN and POLLOUT the bus waits for.
  public var interest: Int32 { unsafe max(sd_bus_get_events(bus), 0) }

  /// Reads and writes what there is, and calls those whom it concerns. Returns false once it is lost.
  public func process() -> Bool {
    var result: Int32 = 1
    while result > 0 { result = unsafe sd_bus_process(bus, nil) }
    return result == 0
  }

  /// Calls `body` with each signal of a service; a path of nil is any.
  func onSignal(
    from service: String, _ path: String?, _ interface: String, _ member: String,
    _ body: @escaping (inout BusMessage) -> Void
  ) {
    var slot: OpaquePointer?
    let data = unsafe Handler.retained(body)
    let result = unsafe sd_bus_match_signal_async(
      bus, &slot, service, path, interface, member, Handler.called, nil, data)
    unsafe Handler.release(data, with: slot, result)
  }

  /// Calls a method of logind's; the arguments are strings and truths.
  func call(
    _ path: String, _ interface: String, _ method: String, _ arguments: [BusArgument] = [],
    _ answer: @escaping (inout BusMessage) -> Void = { _ in }
  ) {
    var call: OpaquePointer?
    guard
      unsafe sd_bus_message_new_method_call(
        bus, &call, Logind.service, path, interface, method) >= 0
    else { return }
    defer { unsafe sd_bus_message_unref(call) }
    for argument in arguments {
      switch argument {
      case .string(let string):
        _ = unsafe string.withCString { text in
          unsafe sd_bus_message_append_basic(call, BusMessage.stringType, text)
        }
      case .truth(let isTrue):
        var number: Int32 = isTrue ? 1 : 0
        _ = unsafe sd_bus_message_append_basic(call, BusMessage.truthType, &number)
      }
    }
    var slot: OpaquePointer?
    let data = unsafe Handler.retained(answer)
    let result = unsafe sd_bus_call_async(bus, &slot, call, Handler.called, data, 0)
    unsafe Handler.release(data, with: slot, result)
  }
}

/// Why there is no bus.
public struct BusError: Error, Hashable, Sendable {
  /// The errno.
  public let code: Int32

  public var message: String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}

enum BusArgument {
  case string(String)
  case truth(Bool)
}

/// Logind's place on the bus.
enum Logind {
  static let service = "org.freedesktop.login1"
  static let path = "/org/freedesktop/login1"
  static let manager = "org.freedesktop.login1.Manager"
  static let session = "org.freedesktop.login1.Session"
}

/// What the bus calls, for as long as it may call it.
private final class Handler {
  private let body: (inout BusMessage) -> Void

  private init(_ body: @escaping (inout BusMessage) -> Void) { self.body = body }

  static func retained(_ body: @escaping (inout BusMessage) -> Void) -> UnsafeMutableRawPointer {
    unsafe Unmanaged.passRetained(Handler(body)).toOpaque()
  }

  /// Leaves the handler to the bus, which lets go of it with the slot; at once where there is none.
  static func release(
    _ data: UnsafeMutableRawPointer, with slot: OpaquePointer?, _ result: Int32
  ) {
    guard result >= 0 else {
      unsafe Unmanaged<Handler>.fromOpaque(data).release()
      return
    }
    unsafe sd_bus_slot_set_destroy_callback(slot) { data in
      if let data = unsafe data { unsafe Unmanaged<Handler>.fromOpaque(data).release() }
    }
    unsafe sd_bus_slot_set_floating(slot, 1)
    unsafe sd_bus_slot_unref(slot)
  }

  static let called: sd_bus_message_handler_t = { message, data, _ in
    guard let data = unsafe data, var message = unsafe BusMessage(message) else { return 0 }
    unsafe Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().body(&message)
    return 0
  }
}
