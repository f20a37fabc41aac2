import Invocation
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("watchh", "watch"), ("lcok", "lock"), ("Mailbox", "mailbox"), ("--vresion", "--version"),
    ("-help", "help"), ("help mailbx", "mailbox"), ("devcies", "devices"),
    ("lock --moed vt", "--mode"), ("lock --bund=3", "--bound"), ("watch -json", "--json"),
    ("watch --JSON", "--json"), ("watch --hepl", "--help"),
    ("lock --blankafter 3", "--blank-after"),
  ])
  func aMisspeltWordIsAskedFor(line: String, meant: String) {
    #expect(message(line).hasSuffix("did you mean \(meant)?"))
  }

  @Test(arguments: [
    "zzzzzz", "-x", "lock --nothing-like-it", "watch extra", "lock --q", "help zzz",
    "help watch run",
  ])
  func whatIsLikeNothingIsNotGuessed(line: String) {
    #expect(message(line) != "" && !message(line).contains("did you mean"))
  }

  @Test func aSubcommandsOwnOptionsAloneAreOffered() {
    #expect(!message("events --stya").contains("--stay"))
    #expect(!message("lock --tokne 3").contains("--token"))
  }

  private func message(_ line: String) -> String {
    do throws(UsageError) {
      _ = try ArgumentParser.parse(line.split(separator: " ").map(String.init))
      return ""
    } catch {
      return error.message
    }
  }
}
