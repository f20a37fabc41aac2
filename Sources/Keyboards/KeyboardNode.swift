internal import CLinux
internal import Glibc
internal import Programs

/// A keyboard that is read by a descriptor which somebody else opened and holds.
final class KeyboardNode {
  let path: String
  let descriptor: Int32
  private var translator: KeyTranslator
  /// Whether the rest of the frame is void, since the kernel dropped events.
  private var isVoid = false

  /// Takes the descriptor over. Nil where memory is short.
  init?(path: String, descriptor: Int32, _ keymap: Keymap) {
    guard let translator = KeyTranslator(keymap) else {
      close(descriptor)
      return nil
    }
    self.path = path
    self.descriptor = descriptor
    self.translator = translator
    self.translator.resynchronize(down: keysDown)
  }

  deinit {
    close(descriptor)
  }

  var state: KeyboardState { translator.keyboardState }

  /// Reads what is there and hands on what was typed. Returns false once the keyboard has gone.
  func read(_ typed: (Key) -> Void) -> Bool {
    var events = [input_event](repeating: input_event(), count: 64)
    let size = MemoryLayout<input_event>.stride
    while true {
      let count = unsafe events.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else {
        return count < 0 && (errno == EAGAIN || errno == EINTR)
      }
      for event in events[..<(count / size)] { take(event, typed) }
      // Nothing that was typed is left behind.
      for index in events.indices { events[index] = input_event() }
    }
  }

  private func take(_ event: input_event, _ typed: (Key) -> Void) {
    switch Int32(event.type) {
    case EV_SYN where Int32(event.code) == SYN_DROPPED: isVoid = true
    case EV_SYN where isVoid && Int32(event.code) == SYN_REPORT:
      isVoid = false
      translator.resynchronize(down: keysDown)
    case EV_KEY where !isVoid:
      if let key = translator.take(code: event.code, value: event.value) { typed(key) }
    default: break
    }
  }

  private var keysDown: [UInt16] {
    var bits = [UInt8](repeating: 0, count: Int(KEY_MAX) / 8 + 1)
    guard unsafe linux_event_keys(descriptor, &bits, bits.count) == 0 else { return [] }
    return (0..<UInt16(bits.count * 8)).filter { bits[Int($0) / 8] >> ($0 % 8) & 1 == 1 }
  }
}
