internal import CXkbcommon
public import Programs

/// What the events of one keyboard mean, by XKB.
///
/// Num Lock is on at the start: on a keypad people expect digits.
@safe public struct KeyTranslator: ~Copyable {
  /// A key's place in an event node and in XKB.
  private static let offset: UInt32 = 8

  private let keymap: Keymap
  private var state: OpaquePointer
  private let compose: OpaquePointer?

  /// Nil where memory is short.
  public init?(_ keymap: Keymap) {
    guard let state = unsafe xkb_state_new(keymap.keymap) else { return nil }
    self.keymap = keymap
    unsafe self.state = state
    unsafe compose = keymap.compose.flatMap {
      unsafe xkb_compose_state_new($0, XKB_COMPOSE_STATE_NO_FLAGS)
    }
    setLocks(mask(XKB_MOD_NAME_NUM), layout: 0)
  }

  deinit {
    if let compose = unsafe compose { unsafe xkb_compose_state_unref(compose) }
    unsafe xkb_state_unref(state)
  }

  /// Takes a key that went down (1), repeats (2) or came up (0), by its code in the event node.
  ///
  /// - Returns: what was typed; nil where nothing was. A key that types nothing by itself is an empty
  ///   text.
  public mutating func take(code: UInt16, value: Int32) -> Key? {
    let place = UInt32(code) + KeyTranslator.offset
    switch value {
    case 0:
      unsafe xkb_state_update_key(state, place, XKB_KEY_UP)
      return nil
    case 1:
      let symbol = unsafe xkb_state_key_get_one_sym(state, place)
      let key = key(of: symbol, at: place)
      unsafe xkb_state_update_key(state, place, XKB_KEY_DOWN)
      return key
    default:
      let key = editingKey(of: unsafe xkb_state_key_get_one_sym(state, place))
      return key == .enter || key == .escape ? nil : key
    }
  }

  /// Forgets which keys are down but for those of `codes`, after events were lost. Locks and the layout
  /// stay.
  public mutating func resynchronize(down codes: [UInt16]) {
    let locks = unsafe xkb_state_serialize_mods(state, XKB_STATE_MODS_LOCKED)
    let layout = unsafe xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_LOCKED)
    guard let fresh = unsafe xkb_state_new(keymap.keymap) else { return }
    unsafe xkb_state_unref(state)
    unsafe state = fresh
    setLocks(locks, layout: layout)
    for code in codes {
      // A lock's key that is held has done its work.
      let symbol = unsafe xkb_state_key_get_one_sym(state, UInt32(code) + KeyTranslator.offset)
      if symbol == XKB_KEY_Caps_Lock || symbol == XKB_KEY_Num_Lock { continue }
      unsafe xkb_state_update_key(state, UInt32(code) + KeyTranslator.offset, XKB_KEY_DOWN)
    }
    if let compose = unsafe compose { unsafe xkb_compose_state_reset(compose) }
  }

  /// What a person should see of it.
  public var keyboardState: KeyboardState {
    KeyboardState(
      hasCapsLock: isActive(XKB_MOD_NAME_CAPS), hasNumLock: isActive(XKB_MOD_NAME_NUM),
      layout: layoutName)
  }

  private var layoutName: String? {
    if let refused = keymap.refused { return "us, not “\(refused)”" }
    guard unsafe xkb_keymap_num_layouts(keymap.keymap) > 1 else { return nil }
    let layout = unsafe xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE)
    return unsafe xkb_keymap_layout_get_name(keymap.keymap, layout)
      .map { unsafe String(cString: $0) }
  }

  private func key(of symbol: xkb_keysym_t, at place: UInt32) -> Key {
    let nothing = Key.paste("")
    if let compose = unsafe compose {
      unsafe xkb_compose_state_feed(compose, symbol)
      let status = unsafe xkb_compose_state_get_status(compose)
      if status == XKB_COMPOSE_COMPOSED {
        return unsafe text { unsafe xkb_compose_state_get_utf8(compose, $0, $1) } ?? nothing
      }
      if status == XKB_COMPOSE_COMPOSING || status == XKB_COMPOSE_CANCELLED { return nothing }
    }
    if let key = editingKey(of: symbol) { return key }
    if isActive(XKB_MOD_NAME_CTRL) { return controlKey(of: symbol) ?? nothing }
    guard !isActive(XKB_MOD_NAME_ALT), !isActive(XKB_MOD_NAME_LOGO) else { return nothing }
    return unsafe text { unsafe xkb_state_key_get_utf8(state, place, $0, $1) } ?? nothing
  }

  /// What is typed where it is no control; nil where nothing is.
  private func text(_ write: (UnsafeMutablePointer<CChar>, Int) -> Int32) -> Key? {
    var bytes = [CChar](repeating: 0, count: 64)
    let length = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return Int32(0) }
      return unsafe write(start, buffer.count)
    }
    guard length > 0, length < bytes.count else { return nil }
    let text = String(decoding: bytes[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let first = text.first,
      first.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { return nil }
    return text.count == 1 ? .character(first) : .paste(text)
  }

  private func controlKey(of symbol: xkb_keysym_t) -> Key? {
    switch Int32(bitPattern: symbol) {
    case XKB_KEY_u, XKB_KEY_U: .clearLine
    case XKB_KEY_w, XKB_KEY_W: .deleteWord
    case XKB_KEY_h, XKB_KEY_H: .backspace
    case XKB_KEY_j, XKB_KEY_m: .enter
    default: nil
    }
  }

  private func editingKey(of symbol: xkb_keysym_t) -> Key? {
    switch Int32(bitPattern: symbol) {
    case XKB_KEY_Return, XKB_KEY_KP_Enter, XKB_KEY_ISO_Enter: .enter
    case XKB_KEY_BackSpace: .backspace
    case XKB_KEY_Delete, XKB_KEY_KP_Delete: .delete
    case XKB_KEY_Escape, XKB_KEY_Cancel: .escape
    case XKB_KEY_Tab, XKB_KEY_KP_Tab: .tab
    case XKB_KEY_ISO_Left_Tab: .backtab
    case XKB_KEY_Left, XKB_KEY_KP_Left: .left
    case XKB_KEY_Right, XKB_KEY_KP_Right: .right
    case XKB_KEY_Up, XKB_KEY_KP_Up: .up
    case XKB_KEY_Down, XKB_KEY_KP_Down: .down
    case XKB_KEY_Home, XKB_KEY_KP_Home: .home
    case XKB_KEY_End, XKB_KEY_KP_End: .end
    default: nil
    }
  }

  private func mask(_ name: String) -> xkb_mod_mask_t {
    let index = unsafe xkb_keymap_mod_get_index(keymap.keymap, name)
    return index < 32 ? 1 << index : 0
  }

  private func setLocks(_ locks: xkb_mod_mask_t, layout: xkb_layout_index_t) {
    unsafe xkb_state_update_mask(state, 0, 0, locks, 0, 0, layout)
  }

  private func isActive(_ name: String) -> Bool {
    unsafe xkb_state_mod_name_is_active(state, name, XKB_STATE_MODS_EFFECTIVE) > 0
  }
}
