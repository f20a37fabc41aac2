/// A sum over what a row holds, for damage by chance: FNV-1a of 64 bits (Fowler, Noll and Vo).
struct Checksum {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  var value: Int64 { Int64(bitPattern: state) }

  mutating func add(_ number: Int64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// A text with its length, so that a byte cannot pass from one to the next unseen.
  mutating func add(_ text: String) {
    add(Int64(text.utf8.count))
    for byte in text.utf8 { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
