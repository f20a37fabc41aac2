internal import CGMime

/// The header fields of a draft that are no part of what is edited, such as Cc and References, as they
/// are written there.
struct CarriedFields: Hashable, Sendable {
  /// Whole lines that end with `\n`.
  private(set) var lines: [UInt8] = []
  /// Whether they say who writes.
  private(set) var haveSender = false

  /// What is made anew for each message, beside all that is named `Content-…`.
  private static let made: Set = [
    "to", "subject", "date", "message-id", "mime-version",
    MessageWriter.typedRecipient.lowercased(),
  ]

  @safe init(of message: borrowing Owned<GMimeMessage>) {
    let headers = unsafe g_mime_object_get_header_list(message.base(GMimeObject.self))
    for index in 0..<(unsafe g_mime_header_list_get_count(headers)) {
      guard let header = unsafe g_mime_header_list_get_header_at(headers, index),
        let name = GText.copied(unsafe g_mime_header_get_name(header))?.lowercased(),
        !CarriedFields.made.contains(name), !name.hasPrefix("content-")
      else { continue }
      let value = GText.bytes(unsafe g_mime_header_get_raw_value(header))
      if name == "from" {
        // An empty one says nothing.
        guard value.contains(where: { $0 > 0x20 }) else { continue }
        haveSender = true
      }
      lines += GText.bytes(unsafe g_mime_header_get_raw_name(header)) + [UInt8(ascii: ":")]
      lines += LineEnds.plain(value)
      if lines.last != UInt8(ascii: "\n") { lines.append(UInt8(ascii: "\n")) }
    }
  }
}
