internal import CGMime

/// Reads messages by GMime.
@safe package struct MessageParser: ~Copyable {
  let options: OpaquePointer

  /// GMime's tables, made once: making them is not safe on two threads.
  static let isReady: Bool = {
    g_mime_init()
    return true
  }()

  package init() {
    precondition(MessageParser.isReady)
    // GLib ends the program itself when no memory is left.
    guard let options = unsafe g_mime_parser_options_new() else {
      fatalError("GMime made no options")
    }
    unsafe self.options = options
    unsafe gmime_set_fallback_charsets(options)
  }

  deinit {
    unsafe g_mime_parser_options_free(options)
  }

  /// A message by its first bytes; nil for what does not begin as a message does.
  package func header(of bytes: [UInt8]) -> MessageHeader? {
    guard let message = unsafe parsed(bytes) else { return nil }
    let body = unsafe BodyText(
      of: g_mime_message_get_mime_part(message.object), options: options)
    return unsafe MessageHeader(
      sender: person(of: message, GMIME_ADDRESS_TYPE_FROM, or: ["From"]),
      recipient: person(
        of: message, GMIME_ADDRESS_TYPE_TO, or: ["To", MessageWriter.typedRecipient]),
      subject: subject(of: message),
      excerpt: body.map(Excerpt.text(of:)) ?? "", sent: sent(of: message))
  }

  /// The message, where the first line is a header field (RFC 5322, 2.2).
  func parsed(_ bytes: [UInt8]) -> Owned<GMimeMessage>? {
    let lines = MessageParser.withoutMboxLine(bytes)
    let name = lines.prefix { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: ":") }
    let behind = lines.dropFirst(name.count).first { $0 != 0x20 && $0 != 0x09 }
    guard !name.isEmpty, behind == UInt8(ascii: ":") else { return nil }
    // GMime makes nothing of headers that do not end, such as those of a file that is cut short.
    return unsafe constructed(Array(lines)) ?? constructed(Array(lines) + Array("\n\n".utf8))
  }

  /// Without the line that mboxes put before a message, which some programs leave there.
  private static func withoutMboxLine(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard bytes.starts(with: "From ".utf8) || bytes.starts(with: ">From ".utf8) else {
      return bytes[...]
    }
    return bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
  }

  private func constructed(_ bytes: [UInt8]) -> Owned<GMimeMessage>? {
    let stream = MemoryStream(bytes)
    guard let parser = Owned(unsafe g_mime_parser_new_with_stream(stream.stream)) else {
      return nil
    }
    unsafe g_mime_parser_set_format(parser.object, GMIME_FORMAT_MESSAGE)
    return Owned(unsafe g_mime_parser_construct_message(parser.object, options))
  }

  /// The name of the first of some addresses, otherwise the address, otherwise a header as it is.
  private func person(
    of message: borrowing Owned<GMimeMessage>, _ type: GMimeAddressType, or headers: [String]
  ) -> String {
    if let list = unsafe g_mime_message_get_addresses(message.object, type),
      let address = unsafe internet_address_list_get_address(list, 0)
    {
      if let name = GText.copied(unsafe internet_address_get_name(address)) {
        let name = FoldedText.line(name)
        if !name.isEmpty { return name }
      }
      if let mailbox = unsafe gmime_mailbox(address),
        let text = GText.copied(unsafe internet_address_mailbox_get_addr(mailbox)), !text.isEmpty
      {
        return FoldedText.line(text)
      }
    }
    for name in headers {
      guard
        let header = unsafe g_mime_object_get_header(message.base(GMimeObject.self), name),
        let text = GText.taken(unsafe g_mime_utils_header_decode_text(options, header))
      else { continue }
      return FoldedText.line(text)
    }
    return ""
  }

  /// At most `limit` characters of it: lists need no more than the start.
  func subject(of message: borrowing Owned<GMimeMessage>, limit: Int = 1000) -> String {
    FoldedText.line(
      GText.copied(unsafe g_mime_message_get_subject(message.object)) ?? "", limit: limit)
  }

  private func sent(of message: borrowing Owned<GMimeMessage>) -> Int64? {
    guard let date = unsafe g_mime_message_get_date(message.object) else { return nil }
    return Int64(unsafe g_date_time_to_unix(date))
  }
}
