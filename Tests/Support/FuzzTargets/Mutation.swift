public import SeededSource

extension [UInt8] {
  /// The longest input that is made.
  private static var limit: Int { 4096 }
  /// Where formats have their borders.
  private static var interesting: [String] {
    [
      "0", "-1", "65536", "2147483648", "9223372036854775808", "\n", ": ", "[", "]", "- ", "\"",
      "\u{0}",
    ]
  }

  /// The bytes with one to eight small changes, as fuzzers make them.
  public func mutated(_ random: inout Seeded) -> [UInt8] {
    var bytes = self
    for _ in 0..<Int.random(in: 1...8, using: &random) { bytes.mutate(&random) }
    return [UInt8](bytes.prefix([UInt8].limit))
  }

  private mutating func mutate(_ random: inout Seeded) {
    let place = Int.random(in: 0...count, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 1 where place < count: self[place] = UInt8.random(in: 0...255, using: &random)
    case 2 where place < count: self[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 3 where place < count:
      removeSubrange(place..<Int.random(in: place...Swift.min(place + 32, count), using: &random))
    case 4 where place < count:
      let part = self[place..<Int.random(in: place...Swift.min(place + 64, count), using: &random)]
      insert(contentsOf: part, at: Int.random(in: 0...count, using: &random))
    case 5:
      let word = [UInt8].interesting.randomElement(using: &random) ?? ""
      insert(contentsOf: word.utf8, at: place)
    default:
      removeLast(Swift.min(count, Int.random(in: 0...16, using: &random)))
    }
  }
}
