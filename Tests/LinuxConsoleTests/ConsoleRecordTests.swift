import LinuxConsole
import Testing

@Suite struct ConsoleRecordTests {
  static let record = ConsoleRecord(
    console: 8, earlier: 1, keyboard: .unicode, systemRequest: 438)

  @Test(arguments: [438, 0, 1, -1, Int(Int32.max), nil] as [Int?])
  func whatWasWrittenIsRead(systemRequest: Int?) throws {
    for (console, earlier) in [(8, 1), (63, 1), (1, 63)] {
      let record = ConsoleRecord(
        console: console, earlier: earlier, keyboard: .off, systemRequest: systemRequest)
      #expect(try ConsoleRecord(parsing: record.text) == record)
    }
  }

  @Test func theFormIsKept() {
    #expect(
      Self.record.text == """
        detent-lock 1
        console 8
        earlier 1
        keyboard 3
        sysrq 438
        end

        """)
  }

  @Test func noBeginningOfARecordIsOne() {
    let text = Self.record.text
    for count in 0..<text.count {
      #expect(throws: ConsoleRecord.Damage.cutOff, "\(count)") {
        try ConsoleRecord(parsing: String(text.prefix(count)))
      }
    }
  }

  @Test(arguments: [
    ("console 8", "console 0", 2), ("console 8", "console 64", 2), ("console 8", "console -1", 2),
    ("console 8", "console", 2), ("console 8", "consol 8", 2), ("console 8", "console 8 ", 2),
    ("console 8", "console 99999999999999999999", 2), ("earlier 1", "earlier one", 3),
    ("earlier 1", "", 3), ("keyboard 3", "keyboard 5", 4), ("keyboard 3", "keyboard -1", 4),
    ("sysrq 438", "sysrq 4294967296", 5), ("sysrq 438", "sysrq None", 5),
    ("sysrq 438", "sysrq 438\nsysrq 438", 6), ("end", "end\nend", 7),
  ])
  func aDamagedLineIsNamed(whole: String, damaged: String, line: Int) {
    let text = Self.record.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0 == whole ? damaged : String($0) }.joined(separator: "\n")
    #expect(throws: ConsoleRecord.Damage.line(line)) { try ConsoleRecord(parsing: text) }
  }

  @Test(arguments: ["detent-lock 2\n", "detent-lock 10\nend\n", "\u{0}\u{0}\u{0}", "x", "\n"])
  func anotherFormIsTold(text: String) {
    #expect(throws: ConsoleRecord.Damage.anotherVersion) { try ConsoleRecord(parsing: text) }
  }
}
