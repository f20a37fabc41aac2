/// The encoding of folders' names on IMAP servers (RFC 3501, 5.1.3), which Maildir++ takes over.
///
/// Printable ASCII stands for itself, `&` is `&-`, and all else is UTF-16 in base64 with `,` for `/`,
/// between `&` and `-`.
enum ModifiedUTF7 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+,".utf8)
  private static let shift = UInt8(ascii: "&")
  private static let end = UInt8(ascii: "-")

  static func encoded(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    var pending: [UInt16] = []
    for scalar in text.unicodeScalars {
      guard (0x20...0x7E).contains(scalar.value) else {
        pending += UTF16.encode(scalar).map { Array($0) } ?? []
        continue
      }
      flush(&pending, into: &result)
      result.append(UInt8(scalar.value))
      if scalar == "&" { result.append(end) }
    }
    flush(&pending, into: &result)
    return result
  }

  private static func flush(_ units: inout [UInt16], into result: inout [UInt8]) {
    guard !units.isEmpty else { return }
    result.append(shift)
    var held: UInt32 = 0
    var count = 0
    for unit in units {
      held = held << 16 | UInt32(unit)
      count += 16
      while count >= 6 {
        count -= 6
        result.append(digits[Int(held >> UInt32(count) & 63)])
      }
      held &= (1 << UInt32(count)) - 1
    }
    if count > 0 { result.append(digits[Int(held << UInt32(6 - count) & 63)]) }
    result.append(end)
    units = []
  }

  /// The text; nil where the bytes are not what `encoded` makes of any text.
  static func decoded(_ bytes: some Collection<UInt8>) -> String? {
    var units: [UInt16] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      guard byte == shift else {
        units.append(UInt16(byte))
        continue
      }
      guard let length = rest.firstIndex(of: end).map({ $0 - rest.startIndex }) else { return nil }
      if length == 0 { units.append(UInt16(shift)) }
      var held: UInt32 = 0
      var count = 0
      for digit in rest.prefix(length) {
        guard let value = digits.firstIndex(of: digit) else { return nil }
        held = (held << 6 | UInt32(value)) & 0xFFFFFF
        count += 6
        if count >= 16 {
          count -= 16
          units.append(UInt16(truncatingIfNeeded: held >> UInt32(count)))
        }
      }
      rest = rest.dropFirst(length + 1)
    }
    // Whatever was written in another way than ours, invalid UTF-16 included, differs here.
    let text = String(decoding: units, as: UTF16.self)
    return encoded(text) == Array(bytes) ? text : nil
  }
}
