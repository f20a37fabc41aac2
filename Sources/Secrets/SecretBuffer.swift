internal import CLinux
internal import Glibc

/// A secret while it is typed or checked: in pages of its own, which are locked where the kernel
/// allows it, left out of cores, and overwritten before they are given back.
@safe public struct SecretBuffer: ~Copyable {
  /// The bytes of the longest secret: libcrypt takes no more (CRYPT_MAX_PASSPHRASE_SIZE, with the NUL).
  public static let longest = 511
  /// A page, of which the last byte stays zero: it ends the secret for C.
  private static let size = 4096
  /// How much of a line that is no secret is read to its end: more than a terminal has of one. A device may
  /// have no end at all.
  private static let longestLine = 1 << 16

  private let pages: UnsafeMutableRawPointer
  public private(set) var count = 0
  /// The bytes of each Character, so that one can be taken back.
  private var lengths: [UInt8] = []
  private var hasOverflown = false

  /// Nil where there is no memory.
  public init?() {
    guard let pages = unsafe linux_make_pages(SecretBuffer.size) else { return nil }
    unsafe self.pages = unsafe pages
    unsafe mlock(pages, SecretBuffer.size)
  }

  deinit {
    unsafe explicit_bzero(pages, SecretBuffer.size)
    unsafe munmap(pages, SecretBuffer.size)
  }

  /// Whether it can be no secret: nothing, too much, or with a NUL, at which libcrypt and PAM would
  /// stop and take the rest for right.
  public var isUnusable: Bool {
    count == 0 || count > SecretBuffer.longest || hasOverflown || !allBytes { $0 != 0 }
  }

  /// Adds what was typed. What has no room is told by `isUnusable`, until all is forgotten.
  public mutating func append(_ text: String) {
    for character in text {
      let bytes = character.utf8
      guard bytes.count <= UInt8.max, hasRoom(for: bytes.count) else {
        hasOverflown = true
        return
      }
      for byte in bytes {
        unsafe pages.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
        count += 1
      }
      lengths.append(UInt8(bytes.count))
    }
  }

  /// Takes the last Character back.
  public mutating func eraseLast() {
    guard let length = lengths.popLast() else { return }
    count -= Int(length)
    unsafe explicit_bzero(pages + count, Int(length))
  }

  /// Forgets all.
  public mutating func clear() {
    unsafe explicit_bzero(pages, SecretBuffer.size)
    count = 0
    lengths.removeAll(keepingCapacity: true)
    hasOverflown = false
  }

  /// Reads a descriptor to its end, or to the first newline where `isLine`. Returns whether nothing
  /// went wrong.
  public mutating func read(_ descriptor: Int32, isLine: Bool = false) -> Bool {
    var surplus = 0
    while true {
      // Once full, the last byte is taken again and again.
      if !hasRoom(for: 1) {
        hasOverflown = true
        surplus += 1
        if isLine, surplus > SecretBuffer.longestLine { return true }
        count -= 1
      }
      let room = isLine ? 1 : SecretBuffer.size - 1 - count
      let got = unsafe Glibc.read(descriptor, pages + count, room)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return got == 0 }
      if isLine, unsafe pages.load(fromByteOffset: count, as: UInt8.self) == UInt8(ascii: "\n") {
        unsafe explicit_bzero(pages + count, 1)
        return true
      }
      count += got
    }
  }

  /// Writes the secret, which fits into an empty pipe.
  public func write(to descriptor: Int32) {
    _ = unsafe Glibc.write(descriptor, pages, count)
  }

  /// The secret as a text of C; an empty one for what can be no secret, which so goes the same way as
  /// a wrong one.
  public func withText<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let text = unsafe isUnusable ? pages + SecretBuffer.size - 1 : pages
    return unsafe body(UnsafePointer(text.assumingMemoryBound(to: CChar.self)))
  }

  /// Whether two secrets are the same, in a time that does not tell where they differ.
  public func equals(_ other: borrowing SecretBuffer) -> Bool {
    let isEqual = unsafe ConstantTime.equal(
      UnsafeRawBufferPointer(start: pages, count: SecretBuffer.size),
      UnsafeRawBufferPointer(start: other.pages, count: SecretBuffer.size))
    return isEqual && count == other.count
  }

  /// The bytes, to be looked at one by one.
  public func allBytes(_ isGood: (UInt8) -> Bool) -> Bool {
    unsafe UnsafeRawBufferPointer(start: pages, count: count).allSatisfy(isGood)
  }

  private func hasRoom(for bytes: Int) -> Bool { count + bytes < SecretBuffer.size }
}
