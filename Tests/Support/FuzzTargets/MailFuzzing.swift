internal import Storage

/// Messages that anybody may send.
enum MailFuzzing {
  static func take(_ bytes: [UInt8]) {
    let parser = MessageParser()
    if let header = parser.header(of: bytes) {
      let texts = [header.sender, header.recipient, header.subject, header.excerpt]
      precondition(texts.allSatisfy { !$0.contains("\n") }, "a text is not on one line")
    }
    _ = try? parser.draft(of: bytes)
  }

  static let messages = [
    """
    From: =?UTF-8?Q?J=C3=B6rg?= <joerg@example.org>
    To: "A, B" <a@example.org>, undisclosed: ;
    Subject: =?ISO-8859-1?B?5Pb8?= =?UTF-8?Q?_and?=
     more
    Date: Sat, 31 Jan 2026 23:59:59 +0100
    MIME-Version: 1.0
    Content-Type: multipart/alternative; boundary="b"

    --b
    Content-Type: text/plain; charset=iso-8859-15
    Content-Transfer-Encoding: quoted-printable

    Hello=20W=F6rld=
     on
    --b
    Content-Type: text/html; charset=utf-8
    Content-Transfer-Encoding: base64

    PHA+SGVsbG8gPGI+V29ybGQ8L2I+ICZhbXA7PC9wPjxzY3JpcHQ+eDwvc2NyaXB0Pg==
    --b--
    """,
    """
    From me Sat Jan 31 23:59:59 2026
    To: nobody yet
    X-Unknown: kept
    Content-Type: text/plain; charset=utf-8; format=fixed

    A draft.\r
    > quoted
    """,
  ]
}
