import Foundation
import Secrets
import Testing

@Suite struct SecretBufferTests {
  static func text(_ secret: borrowing SecretBuffer) -> String {
    unsafe secret.withText { unsafe String(cString: $0) }
  }

  @Test func whatIsTypedIsTakenBackByCharacters() throws {
    var secret = try AuthFixture.empty()
    secret.append("añ")
    secret.append("👩‍👧")
    secret.append("1")
    var text = Self.text(secret)
    #expect(text == "añ👩‍👧1")
    for expected in ["añ👩‍👧", "añ", "a"] {
      secret.eraseLast()
      text = Self.text(secret)
      #expect(text == expected)
    }
    for _ in 0..<3 { secret.eraseLast() }
    let (count, isUnusable) = (secret.count, secret.isUnusable)
    #expect(count == 0 && isUnusable)
  }

  @Test(arguments: [(0, true), (1, false), (511, false), (512, true), (5000, true), (10_000, true)])
  func tooMuchIsNoSecret(count: Int, isUnusable: Bool) throws {
    let read = try AuthFixture.secret([UInt8](repeating: 0x31, count: count))
    var typed = try AuthFixture.empty()
    for _ in 0..<count { typed.append("1") }
    let found = (read.isUnusable, typed.isUnusable)
    #expect(found == (isUnusable, isUnusable))
    typed.clear()
    typed.append("1")
    let afterwards = typed.isUnusable
    #expect(!afterwards)
  }

  @Test func aNULIsNoSecret() throws {
    for bytes: [UInt8] in [[0], [0x31, 0], [0x31, 0, 0x32]] {
      let secret = try AuthFixture.secret(bytes)
      let (isUnusable, text) = (secret.isUnusable, Self.text(secret))
      #expect(isUnusable && text.isEmpty)
    }
  }

  @Test func aLineEndsAtItsNewline() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("1234\n5678\n".utf8))
    var secret = try AuthFixture.empty()
    let isRead = secret.read(pipe.fileHandleForReading.fileDescriptor, isLine: true)
    let text = Self.text(secret)
    #expect(isRead && text == "1234")
  }

  @Test func aLineWithoutAnEndIsNoSecret() throws {
    let zeros = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    var secret = try AuthFixture.empty()
    let isRead = secret.read(zeros.fileDescriptor, isLine: true)
    let isUnusable = secret.isUnusable
    #expect(isRead && isUnusable)
  }

  @Test func twoAreTheSameOrNot() throws {
    let first = try AuthFixture.secret(Array("1234".utf8))
    for (text, isSame) in [("1234", true), ("1235", false), ("12345", false), ("", false)] {
      let second = try AuthFixture.secret(Array(text.utf8))
      let equal = first.equals(second)
      #expect(equal == isSame)
    }
    let longer = try AuthFixture.secret(Array("1234\0".utf8))
    let equal = first.equals(longer)
    #expect(!equal)
  }
}
