internal import CGMime
internal import Interaction

/// Makes messages of drafts (RFC 5322 with MIME), by GMime.
enum MessageWriter {
  /// Longer headers are cut.
  private static let longestHeader = 1 << 20
  /// Holds what was typed as the recipient of a draft while it is no address yet.
  static let typedRecipient = "X-Detent-Recipient"

  /// A message's bytes, with lines that end as Maildir's do, the last one too.
  ///
  /// Without `recipients`, for a draft, what was typed is kept in a header of its own. The fields that
  /// are carried over go before all others, as they are.
  static func bytes(
    of draft: Draft, recipients: Recipients?, from sender: Sender, carrying fields: CarriedFields?
  ) -> [UInt8] {
    precondition(MessageParser.isReady)
    guard let message = Owned(unsafe g_mime_message_new(1)),
      let part = Owned(unsafe g_mime_part_new_with_type("text", "plain"))
    else { fatalError("GMime made no message") }
    if fields?.haveSender != true {
      unsafe g_mime_message_add_mailbox(
        message.object, GMIME_ADDRESS_TYPE_FROM, sender.name, sender.address)
    }
    if let recipients {
      unsafe internet_address_list_append(
        g_mime_message_get_to(message.object), recipients.list)
    } else if !draft.recipient.isEmpty {
      let typed = GText.taken(
        unsafe g_mime_utils_header_encode_text(
          nil, FoldedText.line(draft.recipient, limit: longestHeader), "utf-8"))
      unsafe g_mime_object_set_header(
        message.base(GMimeObject.self), typedRecipient, typed, "utf-8")
    }
    unsafe g_mime_message_set_subject(
      message.object, FoldedText.line(draft.subject, limit: longestHeader), "utf-8")
    let now = unsafe g_date_time_new_now_local()
    unsafe g_mime_message_set_date(message.object, now)
    if let now = unsafe now { unsafe g_date_time_unref(now) }
    let identifier = GText.taken(unsafe g_mime_utils_generate_message_id(sender.host))
    unsafe g_mime_message_set_message_id(message.object, identifier)
    unsafe setText(draft.text, of: part)
    unsafe g_mime_message_set_mime_part(message.object, part.base(GMimeObject.self))
    let stream = MemoryStream()
    unsafe g_mime_object_write_to_stream(message.base(GMimeObject.self), nil, stream.stream)
    return (fields?.lines ?? []) + stream.bytes
  }

  private static func setText(_ text: String, of part: borrowing Owned<GMimePart>) {
    // Messages hold no NUL (RFC 5322, 2.2).
    let bytes = MemoryStream(text.utf8.filter { $0 != 0 })
    guard
      let content = Owned(
        unsafe g_mime_data_wrapper_new_with_stream(
          bytes.stream, GMIME_CONTENT_ENCODING_DEFAULT))
    else { fatalError("GMime made no content") }
    unsafe g_mime_part_set_content(part.object, content.object)
    let object = part.base(GMimeObject.self)
    unsafe g_mime_object_set_content_type_parameter(object, "charset", "utf-8")
    // Mail over old ways has seven bits and lines of at most 998.
    unsafe g_mime_object_encode(object, GMIME_ENCODING_CONSTRAINT_7BIT)
  }
}
