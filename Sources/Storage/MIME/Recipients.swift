internal import CGMime

/// Addresses as a person types them (RFC 5322, 3.4).
@safe final class Recipients {
  private let owner: Owned<InternetAddressList>

  /// Nil where an address is none, or where there is none at all. Groups are not taken.
  init?(_ text: String) {
    precondition(MessageParser.isReady)
    guard let options = unsafe g_mime_parser_options_new() else { return nil }
    defer { unsafe g_mime_parser_options_free(options) }
    unsafe g_mime_parser_options_set_address_compliance_mode(options, GMIME_RFC_COMPLIANCE_STRICT)
    var warnings = 0
    let parsed = unsafe withUnsafeMutablePointer(to: &warnings) { count in
      unsafe g_mime_parser_options_set_warning_callback(
        options,
        { _, warning, _, count in
          guard warning == GMIME_WARN_INVALID_ADDRESS_LIST else { return }
          unsafe count?.assumingMemoryBound(to: Int.self).pointee += 1
        }, count)
      return unsafe internet_address_list_parse(options, text)
    }
    // GMime leaves out what it cannot take, sometimes without a warning.
    guard let owner = Owned(parsed), warnings == 0,
      let pieces = Recipients.pieces(of: text),
      unsafe internet_address_list_length(owner.object) == pieces,
      unsafe Recipients.isComplete(owner.object)
    else { return nil }
    unsafe self.owner = owner
  }

  var list: UnsafeMutablePointer<InternetAddressList> { unsafe owner.object }

  /// The first address's name, which may be empty, and the address itself.
  var first: (name: String, address: String)? {
    guard let address = unsafe internet_address_list_get_address(owner.object, 0),
      let mailbox = unsafe gmime_mailbox(address)
    else { return nil }
    return (
      GText.copied(unsafe internet_address_get_name(address)) ?? "",
      GText.copied(unsafe internet_address_mailbox_get_addr(mailbox)) ?? ""
    )
  }

  /// Whether each address has a name and a host; GMime also takes a lone word.
  ///
  /// The name is ASCII: no other is sure to arrive (RFC 6531). GMime writes hosts of other letters as
  /// RFC 3490 has them.
  @safe private static func isComplete(_ list: UnsafeMutablePointer<InternetAddressList>) -> Bool {
    (0..<(unsafe internet_address_list_length(list))).allSatisfy { index in
      guard let address = unsafe internet_address_list_get_address(list, index),
        let mailbox = unsafe gmime_mailbox(address),
        let text = GText.copied(unsafe internet_address_mailbox_get_addr(mailbox)),
        let sign = text.lastIndex(of: "@")
      else { return false }
      let name = text[..<sign]
      return !name.isEmpty && name.utf8.allSatisfy { $0 < 0x80 }
        && text.index(after: sign) < text.endIndex
    }
  }

  /// How many addresses the commas part, but those in quotes, in comments and between `<` and `>`;
  /// nil where one of these does not end.
  private static func pieces(of text: String) -> Int32? {
    var count: Int32 = 1
    var isQuoted = false
    var isEscaped = false
    var depth = 0
    for scalar in text.unicodeScalars {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch scalar {
      case "\\": isEscaped = true
      case "\"": isQuoted.toggle()
      case "(", "<": if !isQuoted { depth += 1 }
      case ")", ">": if !isQuoted { depth -= 1 }
      case ",": if !isQuoted && depth == 0 { count += 1 }
      default: break
      }
    }
    return isQuoted || depth != 0 ? nil : count
  }
}
