// GMime for Swift: the casts between its objects are macros, which are not imported.
#include <gmime/gmime.h>

static inline GMimeMultipart *gmime_multipart(GMimeObject *object) {
  return GMIME_IS_MULTIPART(object) ? GMIME_MULTIPART(object) : NULL;
}

static inline GMimePart *gmime_part(GMimeObject *object) {
  return GMIME_IS_PART(object) ? GMIME_PART(object) : NULL;
}

static inline GMimeTextPart *gmime_text_part(GMimeObject *object) {
  return GMIME_IS_TEXT_PART(object) ? GMIME_TEXT_PART(object) : NULL;
}

static inline InternetAddressMailbox *gmime_mailbox(InternetAddress *address) {
  return INTERNET_ADDRESS_IS_MAILBOX(address) ? INTERNET_ADDRESS_MAILBOX(address) : NULL;
}

/// Takes headers that name no charset as UTF-8, and where they are not as Windows-1252, which has a
/// character for nearly every byte.
static inline void gmime_set_fallback_charsets(GMimeParserOptions *options) {
  static const char *charsets[] = {"utf-8", "windows-1252", NULL};
  g_mime_parser_options_set_fallback_charsets(options, charsets);
}
