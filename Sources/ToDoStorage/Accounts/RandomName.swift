/// Names and secrets that nobody guesses, from the kernel's random numbers.
enum RandomName {
  /// 128 bits or more as hexadecimal digits.
  static func make(words: Int = 2) -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<words).map { _ in
      let digits = String(random.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
