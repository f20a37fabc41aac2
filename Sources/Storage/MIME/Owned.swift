internal import CGMime

/// Owns one reference to an object of GMime's.
@safe struct Owned<Object>: ~Copyable {
  let object: UnsafeMutablePointer<Object>

  /// Takes over what a call returned; nil where it returned none.
  @safe init?(_ object: UnsafeMutablePointer<Object>?) {
    guard let object = unsafe object else { return nil }
    unsafe self.object = object
  }

  deinit {
    unsafe g_object_unref(object)
  }

  /// The object as one of its base classes, for as long as this lives.
  @safe func base<Base>(_: Base.Type) -> UnsafeMutablePointer<Base> {
    unsafe UnsafeMutableRawPointer(object).assumingMemoryBound(to: Base.self)
  }
}

/// Text of GMime's and GLib's.
enum GText {
  /// A string that stays GMime's; invalid UTF-8 is repaired.
  @safe static func copied(_ text: UnsafePointer<CChar>?) -> String? {
    guard let text = unsafe text else { return nil }
    return unsafe String(cString: text)
  }

  /// The bytes of a string that stays GMime's.
  @safe static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
    guard let text = unsafe text else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// A string that is freed here.
  @safe static func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text = unsafe text else { return nil }
    defer { unsafe g_free(text) }
    return unsafe String(cString: text)
  }
}
