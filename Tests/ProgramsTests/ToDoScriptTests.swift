import Interaction
import Programs
import Testing

/// What scripts are told of what they get wrong.
@Suite struct ToDoScriptTests {
  private func errors(_ lines: [String]) -> [String] {
    var bench = ToDoBench(reducesMotion: true)
    for line in lines { bench.perform(line) }
    return bench.runner.takeLines().compactMap {
      if case .error(let text) = $0 { text } else { nil }
    }
  }

  @Test(arguments: [
    "", "fly", "add", "add   ", "check x", "check 0", "check -1", "edit 1", "edit x y",
    "plan 1 2026-02-29", "plan 2026-13-01", "select-date", "select-date 2026-3", "show",
    "show lists",
    "list nothing", "list all -1", "list all 0 1 2", "sign-in", "sign-in Ada", "remember",
    "remember maybe", "select", "select 4000", "key hyper", "tap 1", "tap x y", "undo now",
    "keep", "cancel", "remember on", "sign-in Ada secret", "type into nothing",
  ])
  func isRefused(line: String) {
    #expect(errors([line]).count == 1)
  }

  @Test func aSecretIsNotRepeated() {
    #expect(!errors(["sign-in Ada hunter2"]).joined().contains("hunter2"))
    #expect(!errors(["create-account hunter2"]).joined().contains("hunter2"))
  }

  @Test func aNameWithSpacesStandsInQuotes() {
    var bench = ToDoBench(MemoryToDo(), reducesMotion: true)
    bench.perform("create-account \"Ada L\" se cret", "sign-out", "sign-in \"Ada L\" se cret")
    #expect(bench.main != nil)
  }

  @Test func aTextHasLinesAndBackslashes() {
    var bench = ToDoBench(MemoryToDo(), reducesMotion: true)
    bench.perform("create-account Ada secret", "add one\\ntwo \\\\n", "list all")
    let texts = bench.runner.takeLines().compactMap {
      if case .item(let item, _, _) = $0 { item.text } else { nil }
    }
    #expect(texts == ["one\ntwo \\n"])
  }
}
