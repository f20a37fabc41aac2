internal import CGMime

/// A draft as it is kept.
package struct ParsedDraft {
  var recipient: String
  var subject: String
  /// Lines end with `\n`.
  var text: String
  var fields: CarriedFields
}

extension MessageParser {
  /// A draft by all of its bytes.
  package func draft(of bytes: [UInt8]) throws(DraftRefusal) -> ParsedDraft {
    // What follows a NUL would not be read, since C's strings end there.
    guard !bytes.contains(0) else { throw .nulBytes }
    guard let message = unsafe parsed(bytes) else { throw .noMessage }
    let part = unsafe g_mime_message_get_mime_part(message.object)
    try check(part)
    guard case .plain(let text) = unsafe BodyText(of: part, options: options) else {
      throw .attachment
    }
    return unsafe ParsedDraft(
      recipient: recipient(of: message), subject: subject(of: message, limit: bytes.count),
      text: String(decoding: LineEnds.plain(Array(text.utf8)), as: UTF8.self),
      fields: CarriedFields(of: message))
  }

  /// Whether a body is what is written here: plain text.
  @safe private func check(_ part: UnsafeMutablePointer<GMimeObject>?) throws(DraftRefusal) {
    guard let part = unsafe part, let type = unsafe g_mime_object_get_content_type(part) else {
      throw .noMessage
    }
    guard unsafe gmime_multipart(part) == nil else { throw .severalParts }
    guard unsafe g_mime_content_type_is_type(type, "text", "plain") != 0,
      unsafe gmime_text_part(part) != nil
    else {
      throw .type(GText.taken(unsafe g_mime_content_type_get_mime_type(type))?.lowercased() ?? "")
    }
    let format = GText.copied(unsafe g_mime_content_type_get_parameter(type, "format"))
    guard format?.lowercased() != "flowed" else { throw .flowed }
    let decoded = MemoryStream()
    unsafe g_mime_data_wrapper_write_to_stream(
      g_mime_part_get_content(gmime_part(part)), decoded.stream)
    guard !decoded.bytes.contains(0) else { throw .nulBytes }
  }

  /// As it was typed, otherwise as addresses, otherwise as the header has it.
  private func recipient(of message: borrowing Owned<GMimeMessage>) -> String {
    if let typed = unsafe decoded(MessageWriter.typedRecipient, of: message) { return typed }
    let parsed = GText.taken(
      unsafe internet_address_list_to_string(g_mime_message_get_to(message.object), nil, 0))
    if let parsed, !parsed.isEmpty { return parsed }
    return unsafe decoded("To", of: message) ?? ""
  }

  private func decoded(_ name: String, of message: borrowing Owned<GMimeMessage>) -> String? {
    let header = unsafe g_mime_object_get_header(message.base(GMimeObject.self), name)
    guard let text = unsafe header else { return nil }
    return GText.taken(unsafe g_mime_utils_header_decode_text(options, text))
  }
}
