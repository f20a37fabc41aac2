internal import CGMime

/// The text of a message that is shown to a person, decoded.
enum BodyText {
  case plain(String)
  case html(String)

  /// Deeper parts are not looked for.
  private static let depth = 16

  /// The first plain text that is no attachment, otherwise the first HTML; nil where there is none.
  @safe init?(of part: UnsafeMutablePointer<GMimeObject>?, options: OpaquePointer) {
    let found = BodyText.first("plain", in: part, depth: BodyText.depth)
    let html = unsafe found == nil ? BodyText.first("html", in: part, depth: BodyText.depth) : nil
    if let found = unsafe found {
      self = .plain(BodyText.text(of: found, options: options))
    } else if let html = unsafe html {
      self = .html(BodyText.text(of: html, options: options))
    } else {
      return nil
    }
  }

  @safe private static func first(
    _ subtype: String, in part: UnsafeMutablePointer<GMimeObject>?, depth: Int
  ) -> UnsafeMutablePointer<GMimeTextPart>? {
    guard depth > 0, let part = unsafe part else { return nil }
    if let parts = unsafe gmime_multipart(part) {
      for index in 0..<(unsafe g_mime_multipart_get_count(parts)) {
        let child = unsafe g_mime_multipart_get_part(parts, index)
        if let found = first(subtype, in: child, depth: depth - 1) { return unsafe found }
      }
      return nil
    }
    guard let text = unsafe gmime_text_part(part),
      let type = unsafe g_mime_object_get_content_type(part),
      unsafe g_mime_content_type_is_type(type, "text", subtype) != 0
    else { return nil }
    if let disposition = unsafe g_mime_object_get_content_disposition(part),
      unsafe g_mime_content_disposition_is_attachment(disposition) != 0
    {
      return nil
    }
    return unsafe text
  }

  /// By the part's charset; bytes that are not of it are taken as of the fallback charsets.
  @safe private static func text(
    of part: UnsafeMutablePointer<GMimeTextPart>, options: OpaquePointer
  ) -> String {
    guard let text = unsafe g_mime_text_part_get_text(part) else { return "" }
    defer { unsafe g_free(text) }
    if let valid = unsafe String(validatingCString: text) { return valid }
    return GText.taken(unsafe g_mime_utils_decode_8bit(options, text, strlen(text))) ?? ""
  }
}
