internal import Keyboards
internal import LockMessages
internal import PINFiles
internal import Programs

/// Files of the machine's, and what a lock's processes say to each other.
enum MachineFuzzing {
  static func takePIN(_ bytes: [UInt8]) {
    guard let file = PINFile(bytes: bytes[...]) else { return }
    // Its line is what was read, with the end that it may lack.
    precondition(
      file.line == (bytes.last == 10 ? bytes : bytes + [10]), "not the line that was read")
  }

  /// A layout, whatever its names, leaves a keyboard that types.
  static func takeKeyboard(_ bytes: [UInt8]) {
    guard let layout = KeyboardLayout(parsing: String(decoding: bytes, as: UTF8.self)),
      let keymap = Keymap(layout, locale: "C"), var translator = KeyTranslator(keymap)
    else { return }
    for code in 1...120 as ClosedRange<UInt16> {
      _ = translator.take(code: code, value: 1)
      _ = translator.take(code: code, value: 2)
      _ = translator.take(code: code, value: 0)
    }
  }

  static func takeMessages(_ bytes: [UInt8]) {
    // Where what is no UTF-8 was mended it is longer, and a packet has its end.
    if bytes.count <= AttemptAnswer.longest / 3, let answer = AttemptAnswer(bytes) {
      precondition(AttemptAnswer(answer.bytes) == answer, "an answer is not sent as it was read")
    }
    _ = AuthVerdict(bytes)
    // Pieces of a stream say the same as the whole.
    var whole = LockMessageReader()
    var pieces = LockMessageReader()
    let middle = bytes.count / 2
    let parts = pieces.read(bytes[..<middle]) + pieces.read(bytes[middle...])
    precondition(whole.read(bytes) == parts, "a message is read otherwise in pieces")
  }

  static let pins = [
    "$y$j9T$F5Jx5fExrKuPp53xLKQ..1$X3DX6M94c7o.9agCG9G317fhZg9SqC.5i5rd.RhAtQ7\n",
    "$6$saltstring$svn8UoSVapNtMuq1ukKS4tPQd8iKwSMHWjlO/O817G3uBnIFNjnQJuesI68OTLiBFdcbYEdFCoEOfaS35inz1",
  ]

  static let keyboards = [
    "# a comment\nXKBMODEL=\"pc105\"\nXKBLAYOUT=\"de,us\"\nXKBVARIANT=\"nodeadkeys,\"\nXKBOPTIONS=\"grp:alt_shift_toggle\"\n",
    "KEYMAP=de-latin1-nodeadkeys\nFONT=lat9w-16\n",
  ]

  static let messages: [[UInt8]] =
    LockMessage.allCases.map(\.bytes) + [
      LockMessage.allCases.flatMap(\.bytes), AttemptAnswer.request,
    ]
}
