import Interaction
import Testing

@testable import Storage

struct DecodingTests {
  private func header(_ lines: String...) -> MessageHeader? {
    MessageParser().header(of: Array(lines.joined(separator: "\n").utf8))
  }

  private func header(of bytes: [UInt8]) -> MessageHeader? {
    MessageParser().header(of: bytes)
  }

  @Test(arguments: [
    ("=?utf-8?q?Gr=C3=BC=C3=9Fe?=", "Grüße"),
    ("=?UTF-8?B?R3LDvMOfZQ==?=", "Grüße"),
    ("=?iso-8859-1?Q?Gr=FC=DFe_aus_K=F6ln?=", "Grüße aus Köln"),
    ("=?windows-1252?q?=80_5?=", "€ 5"),
    ("=?koi8-r?B?8NLJ18XU?=", "Привет"),
    ("=?iso-2022-jp?B?GyRCRnxLXBsoQg==?=", "日本"),
    ("=?shift_jis?B?k/qWew==?=", "日本"),
    ("=?gb2312?B?xOO6ww==?=", "你好"),
    ("=?utf-8?q?one?=\n =?utf-8?q?_word?=", "one word"),
    ("folded\n\tover  lines", "folded over lines"),
    ("=?no-such-charset?q?plain?=", "plain"),
    ("not =?encoded", "not =?encoded"),
  ])
  func decodesSubjects(raw: String, text: String) {
    #expect(header("From: a@example.org", "Subject: \(raw)", "", "x")?.subject == text)
  }

  @Test(arguments: [
    ("Ann Doe <ann@example.org>", "Ann Doe"),
    ("=?utf-8?q?J=C3=B6rg?= <j@example.org>", "Jörg"),
    ("\"Doe, Ann\" <ann@example.org>", "Doe, Ann"),
    ("ann@example.org (Ann Doe)", "Ann Doe"),
    ("ann@example.org", "ann@example.org"),
    ("<ann@example.org>", "ann@example.org"),
    ("first@example.org, second@example.org", "first@example.org"),
    ("no address at all", "no address at all"),
    ("", ""),
  ])
  func namesTheSender(raw: String, name: String) {
    #expect(header("Subject: s", "From: \(raw)", "", "x")?.sender == name)
  }

  @Test func takesRawHeadersAsUTF8OrWindows1252() {
    let start = Array("From: a@example.org\nSubject: Gr".utf8)
    #expect(header(of: start + [0xC3, 0xBC, 0x0A, 0x0A])?.subject == "Grü")
    #expect(header(of: start + [0xFC, 0x0A, 0x0A])?.subject == "Grü")
  }

  @Test func readsTheDateOrNone() {
    #expect(header("Date: Thu, 1 Jan 1970 01:00:10 +0100", "", "x")?.sent == 10)
    #expect(header("Date: 12 Nov 2025 09:12:00 GMT", "", "x")?.sent == 1_762_938_720)
    #expect(header("Date: soon", "", "x")?.sent == nil)
    #expect(header("Subject: s", "", "x")?.sent == nil)
  }

  @Test func missingHeadersAreEmpty() {
    let header = header("X-Other: 1", "", "words")
    #expect(header?.sender.isEmpty == true)
    #expect(header?.subject.isEmpty == true)
    #expect(header?.excerpt == "words")
  }

  @Test func theExcerptLeavesOutQuotesAndTheSignature() {
    let body = ["  First\twords", "> quoted", "", "and\r", "more.", "-- ", "A. Doe"]
    let header = header("Subject: s\n\n" + body.joined(separator: "\n"))
    #expect(header?.excerpt == "First words and more.")
  }

  @Test func theExcerptIsCut() {
    let excerpt = header("Subject: s\n\n" + String(repeating: "wörd ", count: 5000))?.excerpt ?? ""
    #expect(excerpt.unicodeScalars.count == 200)
  }

  @Test func decodesBodies() {
    #expect(
      header(
        "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64", "",
        "R3LDvMOfZSBhdXMgS8O2bG4=")?.excerpt == "Grüße aus Köln")
    #expect(
      header(
        "Content-Type: text/plain; charset=iso-8859-1",
        "Content-Transfer-Encoding: quoted-printable", "", "Gr=FC=DFe=", " aus K=F6ln")?.excerpt
        == "Grüße aus Köln")
    let raw = Array("Subject: s\n\nGr".utf8) + [0xFC, 0xDF, 0x65]
    #expect(header(of: raw)?.excerpt == "Grüße")
    let invalid = Array("Content-Type: text/plain; charset=utf-8\n\nx ".utf8) + [0xFF, 0x80, 0x79]
    #expect(header(of: invalid)?.excerpt.hasPrefix("x ") == true)
    #expect(
      header("Content-Type: text/plain; charset=\"no such\"", "", "words")?.excerpt == "words")
  }

  @Test func prefersPlainTextOverHTMLWhateverTheOrder() {
    let html = "--b\nContent-Type: text/html\n\n<p>rich</p>\n"
    let plain = "--b\nContent-Type: text/plain\n\nplain\n"
    let start = "Content-Type: multipart/alternative; boundary=b\n\n"
    #expect(header(start + html + plain + "--b--\n")?.excerpt == "plain")
    #expect(header(start + plain + html + "--b--\n")?.excerpt == "plain")
    #expect(header(start + html + "--b--\n")?.excerpt == "rich")
  }

  @Test func looksIntoNestedPartsAndPastAttachments() {
    let attached =
      "--a\nContent-Type: text/plain\nContent-Disposition: attachment\n\nno\n"
    let inner =
      "--a\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\nyes\n--b--\n"
    let start = "Content-Type: multipart/mixed; boundary=a\n\n"
    #expect(header(start + attached + inner + "--a--\n")?.excerpt == "yes")
    #expect(header(start + attached + "--a--\n")?.excerpt.isEmpty == true)
    // Nested without end, as nobody writes it.
    let deep = (0..<2000).map { "Content-Type: multipart/mixed; boundary=b\($0)\n\n--b\($0)\n" }
    #expect(header(deep.joined())?.excerpt.isEmpty == true)
  }

  @Test func stripsHTML() {
    let html = """
      <html><head><title>T</title><style>p { color: red }</style></head><body><!-- a > b -->
      <p class="x">Fish &amp; chips&nbsp;&#8212; 5&#x20AC;</p><br>next &unknown; &lt;end
      <script>if (a < b) { }</script> last
      """
    #expect(
      header("Content-Type: text/html; charset=utf-8", "", html)?.excerpt
        == "Fish & chips — 5€ next &unknown; <end last")
    #expect(header("Content-Type: text/html", "", "open <b")?.excerpt == "open")
  }

  @Test func whatIsNoMessageIsNone() {
    #expect(header(of: []) == nil)
    #expect(header(of: [0x7F, 0x45, 0x4C, 0x46, 0x02, 0x01, 0x00, 0x00]) == nil)
    #expect(header(of: Array("just words\nand more\n".utf8)) == nil)
    #expect(header(of: Array("\nSubject: late\n".utf8)) == nil)
  }

  @Test func theLineThatMboxesPutBeforeIsNoHeader() {
    for line in ["From a@example.org Mon Jan  6 10:00:00 2025", "From ???", ">From a@example.org"] {
      let header = header(line, "Subject: s", "", "x")
      #expect(header?.subject == "s")
      #expect(header?.excerpt == "x")
    }
  }

  @Test func nulsAndCutsDoNoHarm() {
    let bytes = Array("From: a\u{0}b <a@example.org>\nSubject: s\u{0}t\n\nbody\u{0}more".utf8)
    for length in 6...bytes.count {
      #expect(header(of: Array(bytes.prefix(length))) != nil)
    }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let noise = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(header(of: Array("Subject: s\n".utf8) + noise) != nil)
    }
  }
}
