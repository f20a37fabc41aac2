internal import CGMime

/// Bytes that GMime reads from or writes to.
@safe struct MemoryStream: ~Copyable {
  private let owner: Owned<GMimeStream>

  /// Holds a copy of the bytes.
  init(_ bytes: [UInt8] = []) {
    let made = unsafe bytes.withUnsafeBytes { buffer in
      unsafe g_mime_stream_mem_new_with_buffer(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    // GLib ends the program itself when no memory is left.
    guard let owner = Owned(made) else { fatalError("GMime made no stream") }
    unsafe self.owner = owner
  }

  @safe var stream: UnsafeMutablePointer<GMimeStream> { unsafe owner.object }

  var bytes: [UInt8] {
    guard let array = unsafe g_mime_stream_mem_get_byte_array(owner.base(GMimeStreamMem.self)),
      let start = unsafe array.pointee.data
    else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: start, count: Int(array.pointee.len)))
  }
}
