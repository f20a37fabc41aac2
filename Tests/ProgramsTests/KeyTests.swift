import Programs
import Testing

@Suite struct KeyTests {
  @Test(arguments: [
    ("up", Key.up), ("enter", .enter), ("ctrl-w", .deleteWord), ("ctrl-u", .clearLine),
    ("ctrl-a", .home), ("ctrl-e", .end), ("ctrl-left", .wordLeft), ("shift-tab", .backtab),
    ("page-down", .pageDown), ("space", .character(" ")), ("a", .character("a")),
    ("é", .character("é")), ("e\u{301}", .character("é")), ("👩\u{200D}👧", .character("👩\u{200D}👧")),
    (" ", .character(" ")),
  ])
  func aScriptNamesKeys(name: String, key: Key) {
    #expect(Key(name: name) == key)
  }

  @Test(arguments: ["", "ab", "Up", "ctrl-", "paste"])
  func whatIsNoNameIsNoKey(name: String) {
    #expect(Key(name: name) == nil)
  }
}
